# Les mots du totem sur le plateau.
temple-room-totem = Un totem : empilez des masques noirs et dorés. { $least } dés éveillent une gemme, { $most } en éveillent deux.
temple-totem-height = Sur la pile : { $height }.
temple-totem-odds = Prochain dé : sur 100, { $stays } tiennent, { $slips } glissent et { $falls } font tout tomber.
temple-totem-ask = Quelles sont les chances ?
temple-totem-wants = Encore { $number ->
    [1] un masque
   *[other] { $number } masques
} pour une gemme.
temple-totem-more = Une gemme ! Ou encore { $number } pour deux.
temple-totem-full = La tour est complète : deux gemmes.
temple-totem-tally = dés sur le totem
temple-stack = Empiler : { $face }
temple-call-totem = Prendre { $gems ->
    [1] la gemme
   *[other] { $gems } gemmes
} ({ $height } dés)
stat-die-stacked = Dés qui ont tenu sur le totem
stat-totem-fell = Chutes du totem
guide-totem-here = Vous êtes devant le totem. Il veut une tour de dés à masque, noir ou doré : cinq éveillent une gemme.
guide-totem-stack = Touchez « On y va », puis un bouton « Empiler ». Un masque noir bloqué convient, sans masque doré.
guide-totem-grow = Il tient ! Lancez les autres dés et empilez chaque masque, un à un. Plus la tour est haute, plus un dé glisse vite.
guide-totem-call = Un dé qui glisse se relance, voilà tout ; parfois, tous tombent. Avec cinq dés, prenez la gemme.
guide-totem-back = Une gemme ! Tous vos dés reviennent, masques noirs compris, et se relancent. Le totem ne donne qu'une fois.
guide-totem-end = À plusieurs, on bâtit une seule tour. Dix dés éveillent deux gemmes, mais tiendra-t-elle ? Le point d'interrogation dit vos chances.
