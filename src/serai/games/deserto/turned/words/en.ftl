# What a key moment means: how it stands since.

stands-catch = That lets { $seat } win { $cards } cards next.
stands-three-viziers = Three viziers lie open: a fourth would win all { $cards } cards.
stands-open = With { $card }, { $seat } would win { $cards } cards.
stands-missed = { $seat } could have won { $cards } cards.
stands-lacked = It took { $card } to win { $cards } cards, and { $seat } held none.
stands-ahead = { $cards ->
    [one] { $seat } is one card ahead of { $to }.
   *[other] { $seat } is { $cards } cards ahead of { $to }.
}
stands-behind = { $cards ->
    [one] { $seat } is one card behind { $to }.
   *[other] { $seat } is { $cards } cards behind { $to }.
}
stands-level = { $seat } and { $to } have won the same number of cards.
stands-draw-pile = { $cards ->
    [0] There is nothing left to draw: the last cards decide.
    [one] One card is left to draw.
   *[other] { $cards } cards are left to draw.
}
