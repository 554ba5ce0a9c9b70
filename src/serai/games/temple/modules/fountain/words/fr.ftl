# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-fountain = la Fontaine
curse-poison = Poison
curse-vines = Lianes paralysantes
reason-drink = pour retrouver un dé perdu
option-fountain = La Fontaine : une salle qui rend un dé, et deux malédictions
option-fountain-name = La Fontaine
option-fountain-about = Une salle qui rend un dé perdu, et quatre malédictions de plus.
move-drink = Retrouver un dé perdu avec deux masques dorés
event-drank = { $you ->
    [seat] Vous buvez, et un dé perdu est de nouveau à vous.
   *[none] { $seat } boit, et retrouve un dé perdu.
}
event-poisoned = { $you ->
    [seat] Le poison vous prend un dé.
   *[none] Le poison prend un dé à { $seat }.
}

## Queenie : la Fontaine

ESC-Q-FOUNT-1 = La Fontaine est mélangée aux autres salles avant que les deux premières soient posées.
ESC-Q-FOUNT-2 = Qui montre seul deux masques dorés dans la Fontaine retrouve un dé perdu, une fois par partie.
ESC-Q-FOUNT-3 = Poison : quand les portes claquent, vous perdez un dé même à l'abri, et deux si vous ne l'êtes pas.
ESC-Q-FOUNT-4 = Lianes paralysantes : vos aventuriers ne servent à rien, et chaque lancer les emporte.
ESC-Q-FOUNT-5 = Avec les malédictions viennent deux Poisons et deux Lianes paralysantes.
ESC-R-37 = La Fontaine rend un dé perdu par une porte, une chute, le poison ou une salle.
ESC-R-87 = Dans les lianes, un aventurier n'aide pas même à lever une malédiction.
ESC-R-132 = Quand viennent les lianes, les aventuriers que vous aviez promis sont de nouveau à vous ; dès lors ils sont lancés comme des dés sans face.
