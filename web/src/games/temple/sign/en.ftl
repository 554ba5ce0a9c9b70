game-temple = Escape
about-temple = Together and in real time: roll your dice and flee the cursed temple.
