# Ce que veut dire un moment clé : où l’on en est depuis.

stands-enough = { $cells ->
    [one] Le camion { $truck } de { $seat } est à une case de l’oasis avec { $litres } l : assez pour y arriver.
   *[other] Le camion { $truck } de { $seat } est à { $cells } cases de l’oasis avec { $litres } l : assez pour y arriver.
}
stands-short = { $cells ->
    [one] Le camion { $truck } de { $seat } est à une case de l’oasis avec { $litres } l : trop peu sans faire le plein.
   *[other] Le camion { $truck } de { $seat } est à { $cells } cases de l’oasis avec { $litres } l : trop peu sans faire le plein.
}
stands-flip = { $cells ->
    [one] Le camion { $truck } de { $seat } est à une case de l’oasis avec { $litres } l : une jauge retournée lui donnerait { $turned } l, assez pour y arriver.
   *[other] Le camion { $truck } de { $seat } est à { $cells } cases de l’oasis avec { $litres } l : une jauge retournée lui donnerait { $turned } l, assez pour y arriver.
}
stands-points = Points : { $seat } { $points }, { $to } { $others }.
