# What a key moment means: how it stands since.

stands-disarmed = Every timer is past the marker: all is disarmed.
stands-lost-timers = { $number ->
    [one] One timer is lost now, beside the track.
   *[other] { $number } timers are lost now, beside the track.
}
stands-emptiest = { $seconds ->
    [0] The next to run out is { $timer }, within a second.
    [one] The next to run out is { $timer }, in one second.
   *[other] The next to run out is { $timer }, in { $seconds } seconds.
}
stands-way = { $tiles ->
    [one] Still to go: one tile.
   *[other] Still to go: { $tiles } tiles, all timers together.
}
