"""Every message between the server and its clients."""
