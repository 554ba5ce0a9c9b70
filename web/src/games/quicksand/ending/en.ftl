quicksand-ending-passed = Level { $level } passed
quicksand-ending-empty = The glass ran empty
quicksand-ending-spilled = A lost timer ran out
