"""Every message of the month as it is to come: when (in UTC), where, what, and who is called by it."""

TIMETABLE = """
Mon 02 09:00 | games  | card of a table            | -
Mon 02 09:00 | games  | turn                       | Csilla
Mon 02 09:00 | general | welcome                    | -
Mon 02 09:00 | quiet  | card of a table            | -
Mon 02 09:00 | quiet  | turn                       | Emma
Mon 02 17:00 | games  | turn                       | Dieter
Mon 02 19:00 | games  | turn                       | Yuki
# Emma's turn began at nine, and her list comes at nine.
Tue 03 09:00 | direct | list                       | -
Tue 03 09:00 | direct | reminder                   | Emma
Tue 03 12:00 | games  | turn                       | Ben
Tue 03 13:00 | games  | turn                       | Csilla
Tue 03 17:00 | games  | turn                       | Dieter
Tue 03 19:00 | games  | turn                       | Yuki
Wed 04 09:00 | direct | list                       | -
Wed 04 09:00 | direct | reminder                   | Emma
# It is Yuki's turn since Tuesday 19:00. A day later it is four in the morning in Tokyo; at eight she is
# reminded. She sees it on Thursday at noon (UTC) and mutes the turn; nothing more comes until she plays.
Wed 04 23:00 | games  | reminder                   | Yuki
Thu 05 09:00 | direct | list                       | -
# Ben books his vacation. It calls nobody.
Thu 05 13:00 | games  | vacation                   | -
Fri 06 09:00 | direct | list                       | -
# No clock: four days are a long silence, and Anna is told what she can do.
Fri 06 09:00 | quiet  | late                       | Anna
Fri 06 12:00 | games  | turn                       | Ben
Fri 06 13:00 | games  | turn                       | Csilla
Fri 06 17:00 | games  | turn                       | Dieter
Fri 06 19:00 | games  | turn                       | Yuki
Sat 07 09:00 | direct | list                       | -
# Yuki again, and again she mutes it; and in New York summer time begins.
Sat 07 23:00 | games  | reminder                   | Yuki
Sun 08 09:00 | direct | list                       | -
Sun 08 10:00 | quiet  | turn                       | Anna
Sun 08 17:00 | quiet  | turn                       | Emma
Mon 09 09:00 | direct | list                       | -
# Ben's turn begins on his vacation: one mention, and then nothing for a week.
# The bot is down from Monday 13:00 to Tuesday 20:00. Emma's reminders of Monday and Tuesday 17:00 are one,
# and so are her lists.
Mon 09 12:00 | games  | turn                       | Ben
Tue 10 20:00 | direct | list                       | -
Tue 10 20:00 | direct | reminder                   | Emma
Wed 11 09:00 | direct | list                       | -
Thu 12 09:00 | direct | list                       | -
Thu 12 17:00 | quiet  | late                       | Anna
Fri 13 09:00 | direct | list                       | -
Sat 14 09:00 | direct | list                       | -
Sun 15 09:00 | direct | list                       | -
Sun 15 10:00 | quiet  | turn                       | Anna
Sun 15 17:00 | quiet  | turn                       | Emma
Mon 16 09:00 | direct | list                       | -
# Ben is back, and moves. The turn after it is his as well; a day later he looks just when he is reminded.
Mon 16 12:00 | games  | turn                       | Ben
Mon 16 17:00 | direct | reminder                   | Emma
Tue 17 09:00 | direct | list                       | -
Tue 17 12:00 | games  | reminder                   | Ben
Tue 17 12:00 | games  | turn                       | Yuki
Tue 17 17:00 | direct | reminder                   | Emma
Wed 18 09:00 | direct | list                       | -
Wed 18 12:00 | games  | reminder                   | Yuki
# Dieter is gone. He is reminded after one and two days. After three, an AI is to play; but the bot is down
# from Saturday 3:00 to Sunday 9:30, so it plays then, and nobody is reminded of what is past.
Wed 18 12:00 | games  | turn                       | Dieter
Thu 19 09:00 | direct | list                       | -
Thu 19 12:00 | games  | reminder                   | Dieter
Thu 19 17:00 | quiet  | late                       | Anna
Fri 20 09:00 | direct | list                       | -
Fri 20 12:00 | games  | reminder                   | Dieter
Sun 22 09:30 | direct | list                       | -
Sun 22 09:30 | games  | turn, after an AI stood in | Csilla
Sun 22 10:00 | quiet  | turn                       | Anna
Sun 22 17:00 | games  | turn                       | Ben
# Anna moves, and it is her turn again. She looks once a day.
Sun 22 17:00 | quiet  | turn                       | Anna
Mon 23 12:00 | games  | turn                       | Yuki
Mon 23 17:00 | quiet  | reminder                   | Anna
Mon 23 17:00 | quiet  | turn                       | Emma
Tue 24 09:00 | direct | list                       | -
Tue 24 12:00 | games  | reminder                   | Yuki
# Dieter's second turn runs out like the first.
Tue 24 12:00 | games  | turn                       | Dieter
Tue 24 17:00 | direct | reminder                   | Emma
Wed 25 09:00 | direct | list                       | -
Wed 25 12:00 | games  | reminder                   | Dieter
Wed 25 17:00 | direct | reminder                   | Emma
Thu 26 09:00 | direct | list                       | -
Thu 26 12:00 | games  | reminder                   | Dieter
Fri 27 09:00 | direct | list                       | -
Fri 27 12:00 | games  | turn, after an AI stood in | Csilla
Fri 27 17:00 | games  | turn                       | Ben
Fri 27 17:00 | quiet  | late                       | Anna
Sat 28 09:00 | direct | list                       | -
Sat 28 12:00 | games  | turn                       | Yuki
# Summer time in Europe: nine o'clock in London is eight in UTC from now on.
Sun 29 08:00 | direct | list                       | -
Sun 29 09:00 | quiet  | turn                       | Anna
Sun 29 12:00 | games  | reminder                   | Yuki
Sun 29 16:00 | quiet  | turn                       | Emma
Mon 30 08:00 | direct | list                       | -
# Two turns of Dieter ran out in a row, so his third begins with a word to the others. Csilla asks for an AI
# in the evening, Yuki agrees at noon the next day; the AI plays at once.
Mon 30 12:00 | games  | late                       | Ben, Csilla, Yuki
Mon 30 12:00 | games  | turn                       | Dieter
Mon 30 16:00 | direct | reminder                   | Emma
Mon 30 16:00 | games  | vote                       | Ben, Yuki
Tue 31 08:00 | direct | list                       | -
Tue 31 12:00 | games  | reminder                   | Dieter
Tue 31 12:00 | games  | seat changed               | Dieter
Tue 31 12:00 | games  | turn                       | Csilla
Tue 31 16:00 | direct | reminder                   | Emma
Tue 31 16:00 | games  | turn                       | Ben
"""
