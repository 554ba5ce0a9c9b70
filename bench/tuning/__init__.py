"""What bench/tune_desert.py is made of."""
