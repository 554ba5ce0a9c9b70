# Every word of Escape in English. The rules stand at the end, each under its id.

title = Escape
tagline = Real time, all together: roll your dice, wake the gems, find the exit, and be out before the temple falls.

face-unrolled = not rolled
face-adventurer = adventurer
face-key = key
face-torch = torch
face-black = black mask
face-gold = gold mask

side-north = north
side-east = east
side-south = south
side-west = west

room-start = the starting room
room-exit = the exit
room-keys-1 = the first gem room with keys
room-keys-2 = the second gem room with keys
room-torches-1 = the first gem room with torches
room-torches-2 = the second gem room with torches
room-basic-1 = a basic room
room-basic-2 = a basic room
room-basic-3 = a basic room
room-basic-4 = a basic room
room-basic-5 = a basic room
room-basic-6 = a basic room
room-basic-7 = a basic room
room-basic-8 = a basic room
room-basic-9 = a basic room
room-basic-10 = a basic room
room-basic-11 = a basic room
room-basic-12 = a basic room
room-basic-13 = a basic room
room-cursed-1 = a marked room
room-cursed-2 = a marked room
room-cursed-3 = a marked room
room-cursed-4 = a marked room
room-cursed-5 = a marked room
room-cursed-6 = a marked room
room-cursed-7 = a marked room
room-cursed-8 = a marked room
room-cursed-9 = a marked room
room-cursed-10 = a marked room
room-cursed-11 = a marked room
room-cursed-12 = a marked room
room-cursed-13 = a marked room

phrase-gold-mask = Gold mask, please!
phrase-come-here = Come here!
phrase-gems-here = Gems here!
phrase-exit-found = Exit found!
phrase-go-home = Back to the start!
phrase-wait-for-me = Wait for me!
phrase-on-my-way = On my way.
phrase-i-gather = I’m going for the gems.
phrase-i-search = I’m looking for a room.
phrase-i-leave = I’m heading out.
phrase-i-go-home = I’m running back to the start.
phrase-with-you = I’m coming with you.

reason-gather = to wake the gems together
reason-task = to do together what a room asks for
reason-search = to discover a room
reason-go-out = to leave the temple
reason-go-home = to be back before the doors slam
reason-rescue = to free somebody who is stuck
reason-small = so that the ways stay short
reason-free = to free locked dice
reason-gift = to give a die to whoever has the fewest
reason-fate = because locked dice hold the team up
reason-no-fate = because the team can do without
reason-stop = because practice has been enough

option-difficulty = Difficulty
option-difficulty-normal = Normal
option-difficulty-veteran = Veteran: 3 more gems
option-difficulty-expert = Expert: 6 more gems, no boost of fate
option-timeline = Clock
option-timeline-soundtrack = Soundtrack: gongs, slamming doors, ten minutes
option-timeline-hourglass = Hourglass: doors slam at 3:20 and 6:40, without a gong
option-timeline-practice = Practice: no clock at all
option-guard = Never let the temple run out of ways before the exit is found
option-pile_cap = Rooms in the pile, at most (0: all of them)
shelf-tiles = Curses and treasures
shelf-rooms = Rooms
shelf-more = More
preset-beginner = Beginner
preset-beginner-about = The base game: find the gems and the exit, ten minutes.
preset-practice = Practice
preset-practice-about = The base game without a clock: take all the time you need.
preset-classic = Classic
preset-classic-about = Curses slow you down, treasures help you on.
preset-shifting = Shifting temple
preset-shifting-about = Some rooms are illusions and vanish when the doors slam.
preset-grand = Grand temple
preset-grand-about = Connected and double rooms, and a chalice to carry out.
preset-quest = First quest
preset-quest-about = One quest to fulfil before anybody may leave, and a hero with a power for each of you.
preset-heroes = Heroes
preset-heroes-about = Two quests, curses and treasures, and heroes who stand up to them.
preset-trapped = Trapped
preset-trapped-about = Rooms that hold you, and rooms with an hourglass of their own.
preset-maya = Maya
preset-maya-about = Gems wake only in the order of the calendar’s days.
preset-doomed = Doomed Maya
preset-doomed-about = A calendar that makes you pay when you are late, and treasures that help.
preset-jewels = Cursed jewels
preset-jewels-about = Each of you carries a cursed gem and must find its hidden place before leaving.
preset-queenies = Queenie party
preset-queenies-about = Pit, fountain, labyrinth, totem and much more, with heroes from near and far.
preset-veteran = Veteran
preset-veteran-about = All tiles, and 3 more gems to wake.
preset-expert = Expert
preset-expert-about = All tiles, 6 more gems to wake, and no boost of fate.
preset-everything = Everything
preset-everything-about = All that is in the box, at once. Nobody will blame you.
surprise-easy = Easy
surprise-easy-about = At random: beginners get out about every other time.
surprise-middle = Tricky
surprise-middle-about = At random: beginners get out now and then.
surprise-hard = Hard
surprise-hard-about = At random: beginners seldom get out.

bad-expert = Six experts could not win: the rooms hold 18 gems and the depot 24. Add the treasures, illusion rooms, special rooms, the Pit or the totem, or choose another difficulty or fewer players. (ESC-R-90)

## In the temple

clock-line = { $minutes }:{ $seconds }
depot-line = Depot: { $gems } gems (spare: { $spare }). Keys to escape: { $keys }
pile-line = Rooms to find: { $rooms }, curses: { $curses }, treasures: { $treasures }
legend = { $adventurer } adventurer  { $key } key  { $torch } torch  { $black } black mask  { $gold } gold mask
player-line = { $name } in room { $place }: { $dice }
player-out = { $name } is out
line-pledged = (pledged: { $dice })
line-curse = [{ $curse }]
line-treasure = <{ $treasure }>
line-owes = (owes { $number })
line-drawn = (has to place { $room })
line-names = (has to name a partner)

move-roll = Roll again: ♟{ $adventurers } ⚿{ $keys } †{ $torches } ○{ $golds }, and all dice without a face
move-roll-carefully = Roll carefully: ♟{ $adventurers } ⚿{ $keys } †{ $torches } ○{ $golds }, and all dice without a face
move-enter = Enter the room to the { $side }{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-discover = Discover a room to the { $side }
move-explore = Draw a room, then choose its side
move-place-room = Put the room to the { $side }
move-activate = { $option ->
    [0] Wake one gem, or do the task of the room
    [1] Wake two gems
   *[2] Wake three gems
}
move-pledge = Pledge { $number } × { $face }
move-pledge-as = Pledge { $number } × { $face } as { $symbol }
move-pledge-treasure = { $treasure ->
    [keys] Add a double key to your pledge
   *[torches] Add a double torch to your pledge
}
move-withdraw = Take your pledge back
move-help = Free black masks with a gold mask: { $to }
move-leave = Escape!{ $double_keys ->
    [0] { "" }
   *[other] { " " }(double keys: { $double_keys })
}
move-give = Give a die to { $to }
move-agree = Ask for a boost of fate, or agree to it
move-refuse = No boost of fate
move-give-up = Give up a die: { $face }
move-stop = Stop practising

event-rolled = { $you ->
    [seat] You roll { $dice }.
   *[none] { $seat } rolls { $dice }.
}
event-fell = { $you ->
    [seat] { $number ->
        [one] One of your dice falls and is lost.
       *[other] { $number } of your dice fall and are lost.
    }
   *[none] { $number ->
        [one] { $seat } drops a die, and it is lost.
       *[other] { $seat } drops { $number } dice, and they are lost.
    }
}
event-entered = { $you ->
    [seat] You enter { $room }.
   *[none] { $seat } enters { $room }.
}
event-drew = { $you ->
    [seat] You have found { $room }. Where does it go?
   *[none] { $seat } has found { $room } and looks for its place.
}
event-discovered = { $you ->
    [seat] You have discovered { $room }.
   *[none] { $seat } has discovered { $room }.
}
event-put-back = { $you ->
    [seat] There is no place left for your room: { $room } goes back on the pile.
   *[none] There is no place left for the room of { $seat }: { $room } goes back on the pile.
}
event-sunk = It would have closed the temple: { $room } goes under the pile.
event-pledged = { $you ->
    [seat] You pledge { $number } × { $face }.
   *[none] { $seat } pledges { $number } × { $face }.
}
event-pledged-tile = { $you ->
    [seat] You pledge a treasure: { $treasure }.
   *[none] { $seat } pledges a treasure: { $treasure }.
}
event-withdrew = { $you ->
    [seat] You take your pledge back.
   *[none] { $seat } takes their pledge back.
}
event-paid = { $you ->
    [seat] You spend { $number } × { $face }.
   *[none] { $seat } spends { $number } × { $face }.
}
event-activated = { $you ->
    [seat] { $gems ->
        [one] You wake a gem. Left in the depot: { $left }.
       *[other] You wake { $gems } gems. Left in the depot: { $left }.
    }
   *[none] { $gems ->
        [one] { $seat } wakes a gem. Left in the depot: { $left }.
       *[other] { $seat } wakes { $gems } gems. Left in the depot: { $left }.
    }
}
event-freed = { $you ->
    [by] { $number ->
        [one] Your gold mask frees a die for { $to }.
       *[other] Your gold mask frees { $number } dice for { $to }.
    }
    [to] { $number ->
        [one] { $by } frees a die for you with a gold mask.
       *[other] { $by } frees { $number } dice for you with a gold mask.
    }
   *[none] { $number ->
        [one] { $by } frees a die for { $to } with a gold mask.
       *[other] { $by } frees { $number } dice for { $to } with a gold mask.
    }
}
event-unlocked = { $you ->
    [seat] { $number ->
        [one] You get a locked die back.
       *[other] You get { $number } locked dice back.
    }
   *[none] { $number ->
        [one] { $seat } gets a locked die back.
       *[other] { $seat } gets { $number } locked dice back.
    }
}
event-left-temple = { $you ->
    [seat] You have escaped!
   *[none] { $seat } has escaped!
}
event-gave = { $you ->
    [seat] You give a die to { $to }.
    [to] { $seat } gives you a die.
   *[none] { $seat } gives a die to { $to }.
}
event-wants-fate = { $you ->
    [seat] You ask for a boost of fate.
   *[none] { $seat } asks for a boost of fate.
}
event-refused-fate = { $you ->
    [seat] You want no boost of fate.
   *[none] { $seat } wants no boost of fate.
}
event-fate-turned = Fate turns: a gem goes into the depot (now { $left }, spare { $spare }), and all black masks are free.
event-fate-lapsed = Not everybody agreed: no boost of fate.
event-gong = { $number ->
    [1] One gong: back to the starting room!
    [2] Two gongs: back to the starting room!
   *[3] Three gongs: out of the temple!
}
event-slammed = The doors slam.
event-caught = { $you ->
    [seat] The doors slammed before you were back at the start: you lose a die.
   *[none] The doors slammed before { $seat } was back at the start: a die is lost.
}
event-die-lost = { $you ->
    [seat] You have lost a die ({ $face }).
   *[none] { $seat } has lost a die ({ $face }).
}
event-collapsed = The temple falls.
event-die-laid = { $you ->
    [seat] One of your dice lies on the curse ({ $face }).
   *[none] One of { $seat }’s dice lies on the curse ({ $face }).
}
event-die-held = { $you ->
    [seat] One of your dice is held in the temple ({ $face }).
   *[none] One of { $seat }’s dice is held in the temple ({ $face }).
}
event-treasure-used = { $you ->
    [seat] You use a treasure: { $treasure }.
   *[none] { $seat } uses a treasure: { $treasure }.
}
event-missed = { $you ->
    [seat] Somebody was faster: what you wanted is no longer possible.
   *[none] { $seat } came too late.
}
event-wants-stop = { $you ->
    [seat] You want to stop.
   *[none] { $seat } wants to stop.
}

highlight-shave-exit = { $seconds ->
    [0] { $seat } was the last one out, in the very last second.
    [one] { $seat } was the last one out, one second before the temple fell.
   *[other] { $seat } was the last one out, { $seconds } seconds before the temple would fall.
}
highlight-saved-masks = { $by } freed { $number } locked dice for { $to }.
highlight-saved-die = { $seat } was already out, and gave a die to { $to }.

## Setup

ESC-SETUP-1 = Take the six main rooms and thirteen others. Set the start and the exit apart and shuffle the rest, face down.
ESC-SETUP-2 = The start lies in the middle, a room from the pile to its east and one to its west, their staircases touching it.
ESC-SETUP-3 = With three players or more the exit is one of the last five rooms of the pile.
ESC-SETUP-4 = With one or two players the exit is about in the middle of the pile.
ESC-SETUP-5 = Then there are sixteen rooms to discover, one of them the exit.
ESC-SETUP-6 = The depot holds 7, 7, 11, 14, 16 or 18 gems for one to six players; two spare gems lie beside it.
ESC-SETUP-7 = Everybody has five dice and a pawn; whoever plays alone has seven dice.
ESC-SETUP-8 = All begin in the starting room.
ESC-SETUP-9 = Nobody has rolled before the start.

## Dice

ESC-DICE-1 = Roll any of your dice that are not locked, as often as you like, without waiting for anybody. Dice without a face are always rolled with them.
ESC-DICE-2 = A black mask locks its die at once.
ESC-DICE-3 = A locked die can be neither rolled nor used until it is freed.
ESC-DICE-4 = A gold mask frees up to two locked dice.
ESC-DICE-5 = A gold mask helps you, or one other player in the same room, never both.
ESC-DICE-6 = Helping does not give your die away.
ESC-DICE-7 = The gold mask and the dice that it frees have no face until they are rolled.
ESC-DICE-8 = Dice that you have used must be rolled before you use them again.
ESC-DICE-9 = Dice that you do not use keep their face for as long as you like.
ESC-DICE-10 = A die that you kept can be rolled again at any time, unless it is locked.
ESC-DICE-11 = You may keep a gold mask for later.
ESC-DICE-12 = With all dice locked you can do nothing with them until somebody in your room, fate or a treasure frees them.

## The plan of the temple

ESC-GEO-1 = You can pass between two rooms side by side only where both have an opening.
ESC-GEO-2 = A new room always touches the room of its discoverer with its staircase.
ESC-GEO-3 = Its other sides may meet other rooms: opening to opening is a passage, a wall blocks.

## Entering a room

ESC-ENTER-1 = Go to the next room through an open passage by spending the symbols it asks for.
ESC-ENTER-2 = The price is that of the room you enter, from whichever side, every time, the starting room included.
ESC-ENTER-3 = You pay alone.
ESC-ENTER-4 = One payment moves one pawn by one room.
ESC-ENTER-5 = There is a wall, or no room: nobody passes here.

## Discovering a room

ESC-DISC-1 = To discover, spend two adventurers in a room with an open side that leads nowhere yet.
ESC-DISC-2 = Draw the top room, look at it, and put it on such a side.
ESC-DISC-3 = Discovering moves no pawn.
ESC-DISC-4 = All rooms have been found.
ESC-DISC-5 = On this side a room lies already, or none can lie.

## Gems

ESC-GEM-1 = In a gem room the players there put their dice together to reach the number of one of its options.
ESC-GEM-2 = Then as many gems go from the depot into the room.
ESC-GEM-3 = The gems of a room are activated once, by one option.
ESC-GEM-4 = Only dice of players in that room count.
ESC-GEM-5 = One gem can be done alone; two or three usually take more dice than one player has.
ESC-GEM-6 = All symbols must lie there at the same moment, and all are spent.
ESC-GEM-7 = What is not needed is not spent.

## Escaping

ESC-ESC-1 = You can leave the temple only from the exit.
ESC-ESC-2 = To escape, spend one key more than there are gems in the depot.
ESC-ESC-3 = These keys must be your own.
ESC-ESC-4 = Whoever has escaped takes no further part.
ESC-ESC-5 = But they may give one die to somebody still inside, who may roll it at once.
ESC-ESC-6 = One die and no more: the others leave the game.

## Boosts of fate

ESC-FATE-1 = If all who are inside agree, a spare gem goes into the depot.
ESC-FATE-2 = Then all black masks are free, and everybody may roll all dice again.
ESC-FATE-3 = Everybody inside must agree; a single no is enough to prevent it.
ESC-FATE-4 = There are no more than two boosts in a game, one for each spare gem.
ESC-FATE-5 = A boost to which not all inside have agreed within ten seconds is off, and so it is when somebody escapes meanwhile.

## Time

ESC-TIME-1 = One gong, and soon the doors slam. Two gongs, and they slam again. Three gongs, and the temple falls.
ESC-TIME-2 = When the doors slam, everybody who is inside but not in the starting room loses a die for the rest of the game.
ESC-TIME-3 = A lost die goes back to the box.
ESC-TIME-4 = The slam moves nobody: play goes on where you are.
ESC-TIME-5 = Whoever misses both slams loses two dice.
ESC-TIME-6 = A countdown forbids nothing.
ESC-TIME-7 = For practice, play without clock and limit until all are out or all agree to stop.

## The end, and how hard it is

ESC-END-1 = All are out before the temple falls: you all win.
ESC-END-2 = Somebody was inside when the temple fell: you all lose.
ESC-DIFF-1 = Normal: as it stands here.
ESC-DIFF-2 = Veteran: three more gems in the depot.
ESC-DIFF-3 = Expert: six more gems in the depot, and no boosts of fate.

## The sixth player

ESC-P6-1 = Six players begin with 18 gems in the depot; all else is the same.

## On a screen

ESC-D-CLOCK-1 = One clock decides, in milliseconds; what it does comes before what anybody does at the same moment.
ESC-D-CLOCK-2 = At the very moment of a slam or of the fall it is too late.
ESC-D-CLOCK-3 = All chance comes from the house, which can prove it; nobody rolls at home.
ESC-D-ORDER-1 = Whoever comes first is served first. Whoever comes too late is told why, and loses no dice.
ESC-D-ORDER-2 = At a slam it is settled who is safe, then dice are lost, then big torches go out.
ESC-D-ORDER-3 = At one moment, choices end first, then hourglasses, the green one before the blue one; then the doors slam.
ESC-D-DIE-1 = A die has no face, or shows one, or is locked. A die that is used has no face. A pledged die can be neither rolled nor used elsewhere.
ESC-D-DIE-2 = A die that you owe is one in your hand, or in your pledge where the hand is too small. You have five seconds to say which; after them, or when you use dice, a locked one goes, else one without a face, else one that you do not need.
ESC-D-CHOICE-1 = Choices are open for five seconds; then the next player inside is named.
ESC-D-ROLL-1 = 0.8 seconds pass between two rolls of a player: quick thinking counts, quick tapping does not.
ESC-D-ROLL-2 = A roll that comes too early waits for its moment, and a later one replaces it.
ESC-D-ROLL-3 = 0.2 seconds pass between two other acts of a player. One that comes too early waits; a second one is refused. What waits is done before doors slam at the same moment, and is off when souls are exchanged or its pawn is put elsewhere.
ESC-D-ROLL-4 = Bots keep to the same times.
ESC-D-ROLL-5 = Curses that slow you down multiply, up to three times as long.
ESC-D-COOP-1 = Pledge shown dice to the task of your room: they stay as they are until you take them back, leave, or they are used.
ESC-D-COOP-2 = Anybody who brings a symbol may fire the task when there are enough. Their own pledged dice go first, then those of the others in the order of their pledges, then what is missing of their loose dice; a pledged double key or torch only where dice do not suffice.
ESC-D-COOP-3 = A double key or torch may be part of your pledge.
ESC-D-COOP-4 = A gold mask for somebody else needs no consent.
ESC-D-PAUSE-1 = In a pause the clock and all that it counts stand still, and nobody acts; talking goes on. Play goes on when all agree, or after two minutes, with three seconds to get ready.
ESC-D-PAUSE-2 = All who play may pause together, and go on together after a count of three; the result says how often they did.
ESC-D-LEAVE-1 = Whoever loses the connection keeps the seat. After five seconds a bot plays it until they are back; in its first fifteen seconds it does nothing for good: no vote, no treasure, no escape.
ESC-D-CONCEDE-1 = A team that gives up does so together: when all have resigned, it is over.
ESC-D-SOUND-1 = Gongs, slams and the fall are a list of cues with their times, which everybody can see.

## How we settle doubts

ESC-R-01 = The two rooms laid first lie to the east and west of the start.
ESC-R-02 = About the middle: half of the other rooms above the exit, or one more, or one less.
ESC-R-03 = Whoever shows enough symbols alone may activate two or three gems alone.
ESC-R-04 = The two dice that a gold mask frees belong to one player.
ESC-R-05 = The gold mask itself is rolled again too.
ESC-R-06 = With fewer gems in the depot than an option brings, you get those that are there; with none you cannot activate.
ESC-R-07 = Gems are never short: they are a number.
ESC-R-08 = Whoever is out loses no dice and has no voice; “everybody” means those inside.
ESC-R-09 = The die of one who has escaped can be given at any time, once; it arrives without a face.
ESC-R-10 = You may have more than five dice.
ESC-R-11 = Without dice you stay in the game.
ESC-R-16 = Quest rooms, trap rooms and chrono rooms are never opening rooms: they are always discovered.
ESC-R-29 = From an empty pile nothing is drawn.
ESC-R-33 = Dice that are freed have no face; the others may be kept.
ESC-R-34 = What asks for black masks themselves takes locked ones: the Pit, and the totem.
ESC-R-69 = A room that would close the temple before the exit and every quest room lie in it, or while somebody has a cursed gem and there are rooms left, goes under the pile, and the next one is drawn; a platform is carried past such a cell.
ESC-R-70 = Whoever is out in time is out, in a countdown as at any other moment.
ESC-R-71 = Without the curses all tiles for them are left out, without the treasures theirs; only the new quest rooms then bring six curses of their own, for the chaos room.
ESC-R-76 = Name the side with your discovery, or see the room first and choose within five seconds; then the first free side from the north is taken. One room at a time. A room that has lost its last side goes back on the pile.
ESC-R-90 = Six experts need a module by which more gems can leave the depot.
ESC-R-92 = A room that is laid opens its ways first; then drawn rooms that have lost their last side go back on the pile.
ESC-R-93 = A drawn room is laid at the room it was drawn from, wherever its discoverer is by then. A trap room fetches its discoverer from there, but not one who has escaped; for them a curse has no effect either.
ESC-R-96 = Every way by which a pawn gets into another room is an arrival: entering, jumping, being put or sent there.
ESC-R-98 = Gems, missions, the tree of life, the chief of the snakes, torch and lava are tasks to which you pledge dice, each symbol counted for itself; when one is met or over, what was pledged beyond it is released.
ESC-R-127 = All know how many quest rooms, trap rooms and chrono rooms are in the pile, but not which, until they are drawn.
ESC-R-133 = A die that lies on a curse or in a room leaves the game with its owner; only one in hand can be given.
