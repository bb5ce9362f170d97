# What the bot says, whatever is played.

ai-random = Random player
ai-random-about = Does anything the rules allow
ai-greedy = Greedy player
ai-greedy-about = Takes what brings most at once
ai-apprentice = Apprentice
ai-apprentice-about = Plans, and overlooks things
ai-hewer = Hewer
ai-hewer-about = Plans every turn well
ai-baron = Baron
ai-baron-about = Looks ahead; the strongest
ai-peddler = Peddler
ai-peddler-about = Plans, and overlooks things
ai-broker = Broker
ai-broker-about = Weighs every choice
ai-tycoon = Tycoon
ai-tycoon-about = Looks ahead; the strongest
seat-open = open seat
seat-reserved = kept for { $who }

## Languages, colours
language-en = English
language-pl = Polish
language-hu = Hungarian
language-de = German
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-purple = Purple
colour-yellow = Yellow
colour-white = White

## The lobby
card-title = { $game } · a table for { $seats } · host: { $host }
card-waits = The game can start as soon as { $count ->
    [one] { $count } seat is taken
   *[other] { $count } seats are taken
}.
card-started = The game has begun.
card-gone = This table was closed before the game began.
join = Join
leave = Leave
options = Options
add-ai = Add an AI …
start = Start
seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seats-prompt = Seats
invitation = { $who }, { $host } is keeping a seat for you at this table. Press Join on its card.

## What a table agrees on
options-title = What this table plays
options-game = Game
options-table = Table
options-clock = Clock
options-people = People
options-hosts = { $host } hosts this table and can change this.
setting-theme = Pictures
setting-theme-dark = Dark pictures
setting-theme-light = Light pictures
setting-hints = Hints
setting-hints-on = Hints and plans on
setting-hints-off = Hints and plans off
language-prompt = Language of the posts
access-prompt = Who may join
access-choice-anyone = Anyone may join
access-choice-role = Those with a role
access-choice-invited = Those I invite
access-role = for { $role }
access-role-open = for a role still to be chosen
access-invited = by invitation
role-prompt = Choose the role …
invite-prompt = Keep a seat for …
dismiss-prompt = Free the seat of …
colour-prompt = Your colour

## What a table agrees on about time
agreed-clock = Clock
agreed-clock-none = No clock
agreed-clock-turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
agreed-clock-bank = { $days ->
    [one] 1 day a turn, and { $days } more for the whole game
   *[other] 1 day a turn, and { $days } more for the whole game
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
    [one] { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
}
led = { $winners ->
    [one] { $who } was ahead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } were ahead together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
cut-short = This game was ended early and scored as it stood. It does not change any rating.
ratings = Ratings: { $changes }
rating-change = { $who } { $before } → { $now } ({ $change })
board = Board
log = Log
rules = Rules
rematch = Rematch
replay = Replay
export = Export
review = Review
review-head = { $who } · { $points }
review-won = Biggest gain: { $part } ({ $points } more than the others on average).
review-lost = Biggest loss: { $part } ({ $points } less than the others on average).

## Votes
vote-undo = { $who } asks to take the last turn back.
vote-end = { $who } asks to end this game as it stands.
vote-replace = { $who } asks to give the seat of { $seat } to { $to }.
vote-needed = { $needed } of { $count } must agree.
vote-open = { $count ->
    [one] { $who }, do you agree?
   *[other] { $who }, do you agree?
}
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
hint = Hint
plans = Plans
take-idea = Take number { $number }
hint-title = What looks best
plans-title = Ways to go on
hint-none = There is no advice for this choice.
confirm = Confirm
done-waiting = Done. You may think again until everybody has chosen; still thinking: { $who }.
think-again = Think again
moved-on = The table has moved on since that button was posted.
plan-dropped = Others have acted since: what you had planned is no longer possible from here on.
not-your-turn = { $count ->
    [one] It is the turn of { $who }. You can look around meanwhile.
   *[other] { $who } are still thinking. You can look around meanwhile.
}
newest-post = The game goes on here: { $link }
done-again = Done. It is your turn again.
done-next = Done. { $who } is next.
done-over = Done. The game is over.

## What cannot be done
refused-stale = The table has moved on since that button was posted. Here is how it stands now.
refused-not-your-turn = It is the turn of { $who }. You can look around with the buttons of the post.
refused-not-at-table = You have no seat at this table. You may look around, or open a table of your own with /game new.
refused-storage = That could not be saved, and nothing was changed. Please try again in a minute.
refused-other = That is not possible now ({ $code }). Nothing was changed.
refused-defect = That did not work, and nothing was changed. Reference { $reference }: whoever runs the bot finds it in the log.
refused-unknown-button = I do not know this button any more. Type /game status to see how the table stands.
refused-no-such-table = This table no longer exists. Open a new one with /game new.
refused-unknown-command = This command has changed. Reload Discord (Ctrl + R, or close and open the app) and try again.
refused-not-owner = Only <@{ $owner }>, who hosts this table, can do that.
refused-table-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refused-seats-reserved = The seats left are kept for people who were invited. Ask the host to free one.
refused-too-many-seated = { $seated } seats are taken already. To go down to { $seats }, free some first.
refused-seat-count = This game is played with { $possible } seats, not with { $seats }.
refused-leave-instead = To give up your own seat, press Leave on the card.
refused-seat-open = Nobody holds that seat any more.
refused-no-such-colour = There is no such colour at this table.
refused-invited-only = Only invited people can join this table. Ask the host to keep a seat for you.
refused-role-needed = To join this table you need the role <@&{ $role }>.
refused-role-missing = The host has not chosen yet which role is asked for. Try again in a moment.
refused-no-bots = Bots cannot be invited. For an AI, use the list on the card.
refused-channel-busy = There is a table here already, and no thread can be opened here for another. Finish that table, or end it with /game end, before you open a new one.
refused-bot-lacks = To host a table here I lack: { $permissions }. Somebody who manages this server can give me that, in the settings of the channel or of my role.
refused-no-thread = There is a table in this channel already, and I may not open a thread for another. Somebody who manages this server can let me create public threads.
refused-person = You have as many unfinished tables as are allowed here ({ $limit }). Finish one first: /tables shows them.
refused-guild = This server has as many unfinished tables as are allowed ({ $limit }). Finish one first.
refused-no-table = There is no table in this channel. Open one with /game new, or find yours with /tables.
refused-over = This game is over. Open a new one with /game new.
refused-not-over = The game is not over yet. Try this again when it is.
refused-not-started = The game has not begun yet. Its host presses Start on the card; /game status shows who that is.
refused-not-a-lobby = The game has begun already.
refused-nothing-planned = There is nothing to take back.
refused-nothing-to-undo = You have taken no turn yet that could be taken back.
refused-nothing-to-replay = Nothing has happened yet that could be shown.
refused-hints-off = Hints are turned off at this table.
refused-nothing-to-review = There is nothing to look back on.
refused-asked-already = That was asked already. The others can answer in the channel.
refused-vote-over = That question is decided.
refused-no-such-vote = That question no longer exists.
refused-not-your-vote = Only <@{ $user }>, who asked, can take the question back.
refused-no-such-seat = There is no such seat at this table.
refused-no-vote = You are not among those who are asked.
refused-options-unread = I cannot read “{ $typed }”. Choose options from the list that opens while you type, or leave them out and press Options on the card.
refused-unknown-option = This game has no option “{ $option }”. Choose from the list that opens while you type.
refused-unknown-choice = The option “{ $option }” cannot be “{ $choice }”. Choose from the list that opens while you type.
refused-unknown-game = I do not know that game.
refused-no-such-topic = No page of the rules mentions “{ $topic }”. Choose from the list that opens while you type.
refused-no-such-time-zone = I do not know the time zone “{ $time_zone }”. Type the nearest large city and choose from the list.
refused-table-frozen = This table was begun with another version of the game and cannot go on with this one. Nothing is lost.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-external_emojis = Use External Emoji

## Looking around
whose = Whose …
nothing-there = There is nothing to see yet.
only-you = Only you can see this.
status-lobby = The table is open; { $host } starts the game.
status-turn = { $count ->
    [one] It is the turn of { $who }, called { $since }.
   *[other] It is the turn of { $who }, called { $since }.
}
status-post = [Go to the newest post]({ $link })
card-anew = Show the card here
page = Page { $page } of { $pages }
leaf-to = Go to a turn …
leaf-turn = Turn { $turn } · { $standing }
leaf-first = First
leaf-previous = Back
leaf-next = Next
leaf-last = Last
replay-title = Turn { $turn } of { $turns } · { $standing }
film = Show as a film
opened-thread = This channel has a table already, so I opened a thread: { $thread }
rematch-joined = You have a seat at the table for the rematch: { $link }

## Leaving and ending
left-lobby = You have given up your seat.
leave-sure = If you leave, the { $ai } takes your seat and plays on. You cannot come back to it.
leave-yes = Leave for good
left = You have left the table.
end-sure = This ends the game for everybody, with the scores as they stand. It cannot be taken back.
end-sure-lobby = This closes the table, at which nothing has been played yet.
end-yes = End the table
ended = The table has ended.
end-ask = Only { $host }, who hosts this table, or a moderator can end it at once. You can ask the others: if more than half agree, it ends with the scores as they stand.
end-ask-yes = Ask the others
vote-asked = The others are asked in the channel.
undone-at-once = Your last turn was taken back.

## Tables, figures
tables-title = Your tables
tables-none = You are at no table here. Open one with /game new, or press the button to see how this works.
tables-yours = - **It is your turn** · [{ $game }]({ $link }) in { $where } · called { $since }
tables-theirs = - [{ $game }]({ $link }) in { $where } · turn of { $who }, called { $since }
tables-lobby = - [{ $game }]({ $link }) in { $where } · not begun, { $taken } of { $seats ->
    [one] { $seats } seat taken
   *[other] { $seats } seats taken
}
tables-more = … and { $count } more.
stats-title = { $who } at { $game }
stats-none = No game finished here yet.
stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } won
   *[other] { $wins } won
}
stats-early = { $games ->
    [one] { $games } more game was ended early
   *[other] { $games } more games were ended early
}, { $ahead } of them while ahead. Such games count for nothing else.
stats-points = Best score { $best }, { $average } on average
stats-rating = Rating { $rating }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
} against people
stats-parts = On average: { $parts }
leaderboard-title = The best at { $game } here
leaderboard-line = { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
leaderboard-none = Nobody has finished a game against other people here yet.
leaderboard-note = The rating grows with games won against strong people. Games against AIs do not count.

## What people choose for themselves
me-title = How I speak to you
me-language = The language of everything only you see:
me-language-discord = Same as my Discord
me-pictures = Pictures
me-pictures-shown = Show pictures
me-pictures-described = Describe pictures in words as well
me-zone = Your time zone is { $zone }, where it is { $now } now. Change it with the option of /me.
me-no-zone = I do not know your time zone yet. Choose it with the option of /me, and no reminder comes at night.
me-reminders = When it is your turn and you have not moved:
me-ladder = Reminders
me-ladder-hours = Remind me after { $hours } hours
me-ladder-none = No reminders
me-where = Where
me-where-channel = In the channel of the table
me-where-direct = By direct message
me-night = My night
me-night-hours = Never between { $falls } and { $rises } where I live
me-night-none = At any hour
me-digest = A list of my tables
me-digest-none = No daily list
me-digest-at = A list of all tables that wait for me, daily at { $hour }
me-note = This holds at all your tables. Nobody else sees it.

## Commands
command-game = Play board games here
command-game-new = Open a table
command-game-status = Whose turn it is, the points, and what was agreed
command-game-board = Look at the board
command-game-mine = Look at your mine or holdings, or at somebody else’s
command-game-orders = Look at the orders waiting to be filled
command-game-delivered = Look at the orders you have delivered; only you see them
command-game-log = Read what has happened so far
command-game-replay = See the game again, turn by turn or as a film
command-game-undo = Ask the others to let you take back your last turn
command-game-settings = See or change what the table agreed on
command-game-leave = Give up your seat; an AI plays on for you
command-game-end = End the table before the game is over
command-game-export = Get the record of a finished game as a file
command-tables = All your tables, whose turn it is, and the way there
command-stats = How somebody has played so far
command-leaderboard = The best players here
command-rules = Read the rules, by topic or by any word in them
command-help = What this is and how to begin
command-me = Your language, time zone and reminders, and pictures in words
option-game = Which game
option-seats = How many seats
option-options = How it is played; choose from the list
option-language = The language of the posts
option-role = Only people with this role may join
option-invite = Keep a seat for this person
option-invite-more = Keep a seat for this person, too
option-only-invited = Only people you invite may join
option-theme = Light or dark pictures
option-person = Whose figures; your own, unless you choose somebody
option-time-zone = The nearest large city
option-topic = What you want to know about

## Help and welcome
help = Help
help-days = Playing over several days
help-days-turn = **Your turn.** You are mentioned once when it begins. Then you are reminded as often as you choose ({ $me }), never at night where you live. A reminder has buttons: open your panel, mute this turn, or take one more day.
help-days-since = **What happened.** Your panel begins with what the others did since your last turn, in words and as a short film. { $log } and { $replay } show the whole game.
help-days-ahead = **Plan ahead.** While others play you can plan your next turn. The plan waits for you, or plays itself if nothing it depends on has changed.
help-days-clock = **Clock.** Whoever opens a table can set days for each turn, or a time bank. When time is up, an AI plays, or the others decide.
help-days-silence = **Silence.** When somebody has been silent for some days, the others can give the seat to an AI or to another person, or end the game: then it is scored as it stands. Whoever comes back gets their seat back.
help-days-away = **Vacation.** { $vacation } stops clocks and reminders at all your tables.
help-title = Board games in this channel
help-how = Here you play at your own pace, with people or against AIs: { $games }. Open a table, press Join, press Start. When it is your turn, I call you: press Take your turn, choose step by step in a panel that only you see, and confirm. Nothing is seen by others before that, and the table waits for you.
rules-more = More of the rules …
welcome = ### Glück auf!
    Here you play at your own pace: { $games }. A turn takes a few clicks, and the table waits for you for days if need be. Press a button for a game with AIs, or to be led through a first game step by step; or open a table for your friends with `/game new`.
play-now = Play now: { $game }
learn = Learn { $game }
game-opened = Your table is open in { $where }. Take your turn there.

## Waiting for people
vacation-title = Your vacations
vacation-line = { $days ->
    [1] On { $first }
   *[other] From { $first } to { $last }
}
vacation-none = You have booked none.
vacation-left = { $days ->
    [one] { $days } day is left in { $year }.
   *[other] { $days } days are left in { $year }.
}
vacation-how = On these days no clock runs for you and nobody reminds you, at any table. Book them with the options of /vacation.
vacation-cancel = Cancel one …
command-vacation = Days on which no clock runs for you and nobody reminds you
option-first-day = The first day, such as 2026-07-01
option-last-day = The last day; the same one unless you name another
refused-no-such-day = I cannot read “{ $given }” as a day. Write it like 2026-07-01 or 1.7.2026.
reminder = { $who }, the table has been waiting for you since { $since }.
reminder-where = The table: { $where }
reminder-zone = I do not know your time zone. Tell me with { $command }, and no reminder comes at night.
deadline = Deadline: { $when }
bank-days = Time bank left: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
bank-hours = Time bank left: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
away-until = On vacation until { $when }.
mute = Mute this turn
muted = You will not be reminded of this turn again.
more-time = More time
more-taken = You have one more day for this turn.
more-until = Your time runs until { $when }.
takes-time = { $who } takes one more day, until { $when }.
digest = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
digest-line = { $game }, since { $since }: { $where }
stood-in = Time was up: an AI played this turn for { $who }.
late = { $count ->
    [one] The table has been waiting for { $who } since { $since }. { $others }, you can decide how to go on.
   *[other] The table has been waiting for { $who } since { $since }. { $others }, you can decide together how to go on.
}
ask-ai = Let an AI play on
seat-prompt = Change a seat …
seat-note = A seat can go to an AI or to somebody else at once. Whoever sat there may come back.
seat-given = The seat has changed hands, and the table has been told.
ask-end = End the game
ask-person = Give the seat to somebody else …
come-back = I am back
seat-is-kept = Somebody else plays your seat for now. It is yours again as soon as you want it.
seat-is-yours = Your seat is yours again.
on-vacation = { $days ->
    [1] { $who } is on vacation on { $first }. Clock and reminders stand still that day.
   *[other] { $who } is on vacation from { $first } to { $last }. Clock and reminders stand still for that time.
}
back-again = { $who } is back from vacation.
refused-time-added-already = You have already taken one more day for this turn.
refused-time-bank = This table has a time bank: what a turn takes beyond its own day comes from there.
refused-not-silent-yet = That is possible only when the table has waited for somebody too long.
refused-not-about-oneself = The others decide about that. Take your turn, and everything goes on.
refused-seated-already = That person sits at this table already.
refused-replaced-already = This seat has changed hands already.
refused-no-person = A seat can be given only to a person. Use the other button for an AI.
refused-no-seat-to-return-to = No seat is kept for you at this table.
refused-vacation-in-the-past = A vacation begins today at the earliest.
refused-ends-before-it-begins = The last day must not lie before the first.
refused-booked-already = { $days ->
    [1] You have booked a vacation on { $first } already.
   *[other] You have booked a vacation from { $first } to { $last } already.
}
refused-too-many-vacation-days = That would be { $days } days of vacation in { $year }; { $limit } are allowed.
refused-no-such-vacation = No vacation of yours begins on that day.

## For whoever runs the bot, on its terminal
host-embedded = No DISCORD_TOKEN is set, so Pithead runs on a Discord of its own. Open it in your browser: { $address }
host-ready = { $bot } is connected and is on { $count ->
    [one] { $count } server
   *[other] { $count } servers
}. To invite it to another: { $link }
host-lacks = On the server “{ $server }” the bot lacks these permissions: { $permissions }. Give them to its role: Server Settings, Roles.
host-token = Discord does not know this token. Copy it again (Developer Portal, Bot, Reset Token) and put it after DISCORD_TOKEN= in the file .env.
host-offline = Discord cannot be reached ({ $reason }). Is this machine connected to the internet?
host-cannot-start = Pithead cannot start: { $reason }. If the port is taken, choose another: PITHEAD_PORT in .env, or --port.

## Planning ahead
plan-ahead = Plan ahead
may-plan = You can plan your next turn already.
ahead-note = You plan ahead: nothing is played before it is your turn.
ahead-is-armed = This plan will be played by itself when your turn comes. Changing it stops that.
ahead-whole = Your next turn is planned and kept:
ahead-when = When your turn comes it stands in your panel, checked again. Or it is played by itself, but only if nothing it depends on has changed.
ahead-auto = Play it by itself
ahead-keep = Show it to me then
ahead-change = Change the plan
ahead-kept = Your plan is kept. When your turn comes, it stands in your panel.
ahead-armed = Your plan is kept and will be played by itself when your turn comes, if nothing it depends on has changed.
refused-no-planning-ahead = There is no turn to plan ahead now.
refused-not-ahead = That shows something hidden or ends the turn, so it has to wait until it is your turn.
refused-not-a-whole-turn = Only a whole turn can be played by itself.
