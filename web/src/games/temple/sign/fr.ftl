game-temple = Escape
about-temple = Ensemble et en temps réel : lancez vos dés et fuyez le temple maudit.
