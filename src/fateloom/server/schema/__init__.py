"""Types of everything that is sent over HTTP and sockets, and their JSON Schema."""
