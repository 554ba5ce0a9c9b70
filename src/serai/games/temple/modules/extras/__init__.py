"""What came with the sixth player: the exchange of souls, a curse, and the big torch, a treasure."""
