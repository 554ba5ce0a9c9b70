# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-totem = la salle du totem
reason-stack-up = pour éveiller une gemme du totem avec une pile de masques
option-totem = Le totem : empiler des dés qui montrent des masques
option-totem-name = Le totem
option-totem-about = Une salle où cinq masques empilés éveillent une gemme et dix en éveillent deux, si la pile ne tombe pas.
move-stack = Empiler un dé : { $face }
move-call-totem = Éveiller les gemmes du totem
event-die-stacked = { $you ->
    [seat] Votre dé ({ $face }) tient : { $number } sur le totem.
   *[none] Un dé de { $seat } ({ $face }) tient : { $number } sur le totem.
}
event-die-slipped = { $you ->
    [seat] Votre dé ({ $face }) glisse du totem. Les autres tiennent.
   *[none] Un dé de { $seat } ({ $face }) glisse du totem. Les autres tiennent.
}
event-totem-fell = { $you ->
    [seat] Votre dé ({ $face }) fait tomber le totem : { $number } tombent avec lui.
   *[none] Un dé de { $seat } ({ $face }) fait tomber le totem : { $number } tombent avec lui.
}
event-totem-called = { $you ->
    [seat] Vous éveillez le totem avec { $number } dés ; chacun reprend les siens.
   *[none] { $seat } éveille le totem avec { $number } dés ; chacun reprend les siens.
}

## Queenie : le totem

ESC-Q-TOTEM-1 = La salle du totem est mélangée à la pile quand les deux premières salles sont posées.
ESC-Q-TOTEM-2 = Dans la salle du totem on empile des dés qui montrent des masques, noirs ou dorés. Cinq éveillent une gemme, dix en éveillent deux.
ESC-Q-TOTEM-3 = Un dé qui tombe quand on l'ajoute est relancé. Ici : les deux premiers tiennent toujours, le dixième sept fois sur dix ; une chute sur cinq emporte toute la pile, et chacun reprend ses dés.
ESC-Q-TOTEM-4 = Ses gemmes ne s'éveillent qu'une fois.
ESC-Q-TOTEM-5 = Ensuite chacun reprend ses dés et les relance ; les masques noirs n'ont pas besoin d'un masque doré pour cela.
ESC-R-68 = On peut s'arrêter à cinq : de cinq à neuf dés éveillent une gemme, dix en éveillent deux.
ESC-R-81 = Il y a une seule pile pour tous. Ce qui s'y trouve ne se reprend pas, même si son propriétaire quitte la salle ; chacun dans la salle peut éveiller les gemmes.
ESC-R-124 = Un dé à la fois, un masque doré ou un masque noir bloqué, dix au plus. Qui sort du temple retire ses dés de la pile et du jeu. Là où l'on ne peut pas activer de gemmes, on peut quand même empiler.
