# Le jeu en une minute, en attendant les autres.
minute-goal = Trouvez la sortie et fuyez le temple, tous, en dix minutes.
minute-turn = Chacun lance ses cinq dés en même temps, aussi souvent qu’il veut. Les symboles ouvrent les salles et éveillent les gemmes ; un masque noir bloque un dé, un masque doré en libère deux.
minute-end = Revenez au départ quand le gong sonne. Vous gagnez quand le dernier est sorti à temps.
