# What a key moment means: how it stands since.

stands-enough = { $cells ->
    [one] { $seat }’s truck { $truck } is one cell from the oasis with { $litres } l: enough to get there.
   *[other] { $seat }’s truck { $truck } is { $cells } cells from the oasis with { $litres } l: enough to get there.
}
stands-short = { $cells ->
    [one] { $seat }’s truck { $truck } is one cell from the oasis with { $litres } l: not enough without more fuel.
   *[other] { $seat }’s truck { $truck } is { $cells } cells from the oasis with { $litres } l: not enough without more fuel.
}
stands-flip = { $cells ->
    [one] { $seat }’s truck { $truck } is one cell from the oasis with { $litres } l: a flipped gauge would show { $turned } l, enough to get there.
   *[other] { $seat }’s truck { $truck } is { $cells } cells from the oasis with { $litres } l: a flipped gauge would show { $turned } l, enough to get there.
}
stands-points = Points: { $seat } { $points }, { $to } { $others }.
