"""Tables on the network: seats, sockets and the store. Speaks only the contract of a game."""
