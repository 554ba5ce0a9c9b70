# What a key moment means: how it stands since.

stands-enough = { $cells ->
    [one] { $seat }’s truck { $truck } is one cell from the oasis with { $litres } l: enough to get there.
   *[other] { $seat }’s truck { $truck } is { $cells } cells from the oasis with { $litres } l: enough to get there.
}
stands-short = { $cells ->
    [one] { $seat }’s truck { $truck } is one cell from the oasis with { $litres } l: not enough without more fuel.
   *[other] { $seat }’s truck { $truck } is { $cells } cells from the oasis with { $litres } l: not enough without more fuel.
}
stands-points = Points: { $seat } { $points }, { $to } { $others }.
