# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

curse-trap = Piège
curse-silence = Silence
curse-broken = Dé brisé
curse-lost-dice = Dés perdus
curse-mask = Masque
curse-hand = Main maudite
reason-lift = pour se défaire de la malédiction
option-curses = Module 1 : malédictions
option-curses-name = Malédictions
option-curses-about = Qui découvre une salle au masque violet pioche une malédiction ; elle tient jusqu'à ce que ses dés soient payés.
move-lift = Lever la malédiction : { $curse }{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
event-cursed = { $you ->
    [seat] Une malédiction sur vous : { $curse }.
   *[none] Une malédiction sur { $seat } : { $curse }.
}
event-curse-discarded = { $you ->
    [seat] Une malédiction qui ne peut rien contre vous : { $curse }.
   *[none] Une malédiction qui ne peut rien contre { $seat } : { $curse }.
}
event-lifted = { $you ->
    [seat] Vous levez la malédiction : { $curse }.
   *[none] { $seat } lève la malédiction : { $curse }.
}
event-curse-ended = { $you ->
    [seat] Votre malédiction est finie : { $curse }.
   *[none] { $seat } n'a plus cette malédiction : { $curse }.
}
event-die-back = { $you ->
    [seat] Votre dé est revenu.
   *[none] { $seat } retrouve son dé.
}

## Module 1 : les malédictions

ESC-M1-SETUP-1 = Avec les malédictions, les trésors ou les deux, treize salles marquées remplacent les treize simples.
ESC-M1-SETUP-2 = Les malédictions sont mélangées, face cachée.
ESC-M1-DRAW-1 = Qui découvre une salle au masque violet pioche une malédiction, qui agit aussitôt.
ESC-M1-DRAW-2 = Les masques violets des deux salles du début ne font rien.
ESC-M1-DRAW-3 = Une malédiction que vous avez déjà est défaussée sans effet.
ESC-M1-DRAW-4 = Sans ce module, les masques violets ne veulent rien dire.
ESC-M1-LIFT-1 = Levez une de vos malédictions en dépensant les symboles qu'elle montre ; la tuile quitte le jeu.
ESC-M1-LIFT-2 = Personne ne peut vous y aider.
ESC-M1-LIFT-3 = On lève une malédiction n'importe où et à tout moment.
ESC-M1-TRAP-1 = Piège : vous ne pouvez ni entrer dans une salle ni en découvrir.
ESC-M1-SILENCE-1 = Silence : vous ne pouvez plus parler. Ici : ni messages ni propositions ; vous pouvez répondre à celles des autres. Si tous ceux du temple se taisent, ou si vous êtes seul, vous pouvez tout de même invoquer le destin.
ESC-M1-BROKEN-1 = Dé brisé : un dé de votre choix reste sur la malédiction jusqu'à ce qu'elle soit levée.
ESC-M1-LOST-1 = Dés perdus : un dé qui tombe de la table est perdu pour de bon. Ici : un sur 250 tombe, et vous pouvez lancer avec soin, deux fois plus lentement, sans qu'aucun ne tombe.
ESC-M1-MASK-1 = Masque : vos masques dorés libèrent un dé, pas deux.
ESC-M1-HAND-1 = Main maudite : une main reste sur la tête. Ici : vos lancers prennent 1,6 fois plus de temps.
ESC-R-14 = Un piège empêche d'entrer et de découvrir, une salle qui interdit d'entrer empêche cela ; une téléportation marche encore.
ESC-R-26 = Un dé brisé pour qui n'a qu'un dé est défaussé.
ESC-R-28 = La malédiction du masque vaut aussi quand vous aidez quelqu'un.
ESC-R-38 = Un contre-sort et la salle d'échange délivrent aussi des malédictions qu'aucun dé ne lève.
ESC-R-91 = Une malédiction qui s'en va finit comme si elle était levée.
