# What the bot says, whatever is played.

ai-random = Random player
ai-greedy = Greedy player
seat-open = open
seat-reserved = kept for { $who }

## The lobby
card-title = { $game } · a table for { $seats } · host: { $host }
card-started = The game has begun.
card-gone = This table was given up.
join = Join
leave = Leave
options = Options
options-title = What you play
add-ai = Add an AI …
start = Start
seats = { $count } seats
seats-prompt = Seats

## The post of a table
game-began = The game begins.
before = Before: { $what }
your-turn = { $count ->
    [one] { $who }, it is your turn.
   *[other] { $who }, it is your turn.
}
ai-turn = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
ready = Ready: { $who }
over = The game is over.
ended-early = This table was ended before the game was over.
moved-here = The table goes on here.
seat-changed = { $kind ->
    [returned] { $seat } is back and takes over from { $before }.
   *[replaced] { $seat } takes over from { $before }.
}
won = { $winners ->
    [one] { $who } wins with { $points } points!
   *[other] { $who } share the victory with { $points } points!
}
take-turn = Take your turn
mines = Mines
orders = Orders
log = Log
rules = Rules
rematch = Rematch
export = Export

## Votes
vote-undo = { $who } asks to take the last turn back.
vote-end = { $who } asks to end this game as it stands.
vote-replace = { $who } asks to give the seat of { $seat } to { $to }.
vote-needed = { $needed } of { $count } must agree.
vote-agreed = Agreed: { $who }
vote-refused = Refused: { $who }
vote-state = { $state ->
    [passed] It was agreed.
    [failed] It was refused.
    [withdrawn] The question was taken back.
   *[overtaken] The table has moved on; the question is closed.
}
agree = Agree
refuse = Refuse

## The turn panel
since = Since your last turn: { $what }
back = Back
start-over = Start over
confirm = Confirm
done-next = Done. { $who } is next.
done-over = Done. The game is over.

## What cannot be done
refused-stale = The table has moved on since that button was posted. Here is how it stands now.
refused-not-your-turn = It is the turn of { $who }. You can look around with the buttons of the post.
refused-not-at-table = You have no seat at this table.
refused-storage = That could not be saved, and nothing was changed. Please try again in a minute.
refused-other = That is not possible now ({ $code }). Nothing was changed.
refused-defect = That did not work, and nothing was changed. Reference { $reference }.
refused-unknown-button = This button is none that I know. Use /game board to see the table.
refused-not-owner = Only the host of the table can do that.
refused-table-full = All seats are taken.
refused-invited-only = Only invited people can join this table.
refused-role-needed = To join this table you need the role <@&{ $role }>.
refused-channel-busy = There is an unfinished table in this channel.
refused-no-table = There is no table in this channel. Open one with /game new.
refused-over = This game is over.
refused-not-started = The game has not begun yet.
refused-not-a-lobby = The game has begun already.
refused-nothing-planned = There is nothing to take back.

## Looking around
whose = Whose …
nothing-there = There is nothing to see yet.
opened-thread = This channel has a table already, so I opened a thread: { $thread }
command-game = Play board games here
command-game-new = Open a table
command-game-board = Look at the board of this channel's table
command-tables = All your tables here and whose turn it is
option-game = Which game
option-seats = How many seats
tables-title = Your tables
tables-none = You sit at no table here. Open one with /game new.
tables-line = { $game } in { $where } · { $who }

## Welcome
welcome = ### Glück auf!
    Here you play { $game } at your own pace: a turn takes a few clicks, and the table waits for you for days if need be. Press the button for a game with two AIs, or open a table for your friends with `/game new`.
play-now = Play now with two AIs
thread-alone = { $who } and two AIs
game-opened = Your table is open in { $where }. Take your turn there.

## What a table agrees on about time
agreed-clock = Clock
agreed-clock-none = No clock
agreed-clock-turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
agreed-clock-bank = { $days ->
    [one] A day a turn and { $days } more for the game
   *[other] A day a turn and { $days } more for the game
}
agreed-pauses = When the clock stands still
agreed-pauses-never = The clock never stands still
agreed-pauses-nights = The clock stands still at night
agreed-pauses-weekends = The clock stands still at weekends
agreed-pauses-nights-weekends = The clock stands still at night and at weekends
agreed-expiry = When time is up
agreed-expiry-ai-turn = When time is up, an AI plays this turn
agreed-expiry-ai-seat = When time is up, an AI plays until the player is back
agreed-expiry-vote = When time is up, the others vote
refused-no-such-choice = That choice is not offered. Pick one from the list.
refused-no-such-reminders = Reminders come after 1 to 336 hours, each later than the one before. Pick one of the choices.
