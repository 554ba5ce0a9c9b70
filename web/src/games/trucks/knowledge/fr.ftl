# Ce que la course répond à qui demande ce qu'est une carte, une case ou un camion, et son livret.
things-cards = Les cartes
things-grounds = La piste
things-trucks = Les camions
race-known-sand = Sable
race-known-slope = Pente
race-known-fuel = Station-service
race-known-skull = Tête de mort
race-known-start = Le départ
race-known-oasis = L’oasis
race-known-truck = Un camion
race-known-gauge = Le dé sur son dos est son réservoir : il lui reste autant de litres.
race-known-more = { $count ->
    [one] Et une autre façon.
   *[other] Et { $count } autres façons.
 }
race-aid-move13 = Rouler de 1 ou 3 cases
race-aid-move24 = Rouler de 2 ou 4 cases
race-aid-move3any = Rouler ou pousser de 3
race-aid-siphon = Prendre 3 l ou en verser 1
race-aid-flipown = Retourner ses dés : 1 ↔ 12
race-aid-flipany = Retourner un dé au choix
race-aid-truck = Il doit rester 1 litre. On ne saute qu’un camion qui a plus de litres que vous à l’arrivée.
race-aid-fail = Une carte impossible à suivre renvoie l’un de vos camions au départ.
race-aid-oasis = On entre dans l’oasis au compte exact.

booklet-goal-title = Le but
booklet-goal = Roulez des pyramides à l’oasis avant les autres. Un réservoir ne suffit pas : gardez l’œil sur le dé de votre camion.
booklet-card-title = Jouer une carte
booklet-card = À votre tour, jouez une carte et faites exactement ce qu’elle dit. Puis piochez-en une autre.
booklet-fuel-title = Chaque case coûte un litre
booklet-fuel = Le dé dit ce qui reste : 12, c’est plein, et il doit rester 1 litre à l’arrivée. Un camion à sec repart du début.
booklet-ground-title = Quatre terrains
booklet-ground = Les pentes sont gratuites. Une station fait le plein si l’on s’y arrête. Une tête de mort coûte un litre de plus pour en sortir, et un par nuit.
booklet-flip-title = Retourner le dé
booklet-flip = Les cartes rouges et roses retournent un dé : 1 litre devient 12, 2 deviennent 11. À jouer quand on est presque à sec.
booklet-jump-title = Sauter
booklet-jump = On ne saute un camion que si l’on a ensuite moins de litres que lui.
booklet-fail-title = Si rien ne va
booklet-fail = Une carte impossible à suivre renvoie l’un de vos camions au départ, le plein fait.
booklet-end-title = La fin
booklet-end = On entre dans l’oasis au compte exact. Les premiers camions rapportent le plus ; à cinq ou six, le premier gagne aussitôt.
