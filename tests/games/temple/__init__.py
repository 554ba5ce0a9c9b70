"""Tests of Escape."""
