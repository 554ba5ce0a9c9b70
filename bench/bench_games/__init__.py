"""Two games that the peers have too, so that like is measured with like."""
