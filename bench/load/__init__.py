"""Clients and servers for the load bench."""
