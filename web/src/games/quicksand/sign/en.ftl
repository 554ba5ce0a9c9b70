game-quicksand = Quicksand
about-quicksand = Together and in real time: let no sand timer run out.
