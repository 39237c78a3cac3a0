"""The HTTP and WebSocket API: routes, sockets, security headers, static files."""
