"""Tables, seats, sockets and clocks: the hall as a server."""
