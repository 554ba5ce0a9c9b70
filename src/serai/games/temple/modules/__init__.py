"""Escape's modules: one folder each."""
