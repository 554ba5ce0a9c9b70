"""Are the chances of winning that replays show true? Games of bots, judged on the way, against how they ended."""
