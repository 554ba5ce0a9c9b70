# Les mots de la Fontaine sur le plateau.
temple-room-fountain = Une fontaine : deux masques dorés d'un seul joueur rendent un dé perdu, une fois chacun.
temple-drink = Boire
stat-drank = Dés rendus par la Fontaine
stat-poisoned = Dés perdus par le poison
guide-fountain-lost = Les portes ont claqué pendant que vous étiez loin : un dé perdu. Vous êtes à la Fontaine : ici, il revient.
guide-fountain-price = Boire coûte deux masques dorés, de vos propres dés. Vous en avez déjà un.
guide-fountain-drink = Touchez « On y va ». Touchez le masque doré pour le garder, lancez jusqu'au deuxième, puis touchez « Boire ».
guide-fountain-once = Votre dé est revenu ! Chacun boit une fois par partie : attendez d'avoir vraiment perdu un dé.
guide-fountain-curses = Avec elle viennent des malédictions. Le poison prend un dé à chaque claquement ; les lianes gâtent vos aventuriers. Levez-les vite.
