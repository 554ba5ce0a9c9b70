# What a key moment means: how it stands since.

stands-enough = { $cells ->
    [one] Truck { $truck } of { $seat } is one cell from the oasis with { $litres } l: enough to get there.
   *[other] Truck { $truck } of { $seat } is { $cells } cells from the oasis with { $litres } l: enough to get there.
}
stands-short = { $cells ->
    [one] Truck { $truck } of { $seat } is one cell from the oasis with { $litres } l: not enough without more fuel.
   *[other] Truck { $truck } of { $seat } is { $cells } cells from the oasis with { $litres } l: not enough without more fuel.
}
stands-points = Points: { $seat } { $points }, { $to } { $others }.
