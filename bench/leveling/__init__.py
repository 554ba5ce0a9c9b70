"""What was measured of levels, as a file and as a page."""
