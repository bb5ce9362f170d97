# Was der Bot sagt, was immer gespielt wird.

ai-random = Zufallsspieler
ai-random-about = Tut irgendetwas, das erlaubt ist
ai-greedy = Gieriger Spieler
ai-greedy-about = Nimmt, was sofort am meisten bringt
ai-apprentice = Lehrling
ai-apprentice-about = Plant und übersieht dabei manches
ai-hewer = Hauer
ai-hewer-about = Plant jeden Zug gut
ai-baron = Baron
ai-baron-about = Denkt voraus; am stärksten
ai-peddler = Krämer
ai-peddler-about = Plant und übersieht dabei manches
ai-broker = Makler
ai-broker-about = Wägt jede Wahl ab
ai-tycoon = Magnat
ai-tycoon-about = Denkt voraus; am stärksten
seat-open = freier Platz
seat-reserved = freigehalten für { $who }

## Sprachen, Farben
language-en = Englisch
language-pl = Polnisch
language-hu = Ungarisch
language-de = Deutsch
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-purple = Violett
colour-yellow = Gelb
colour-white = Weiß

## Bevor es losgeht
card-title = { $game } · Tisch für { $seats } · Gastgeber: { $host }
card-waits = Das Spiel kann beginnen, sobald { $count ->
    [one] { $count } Platz besetzt ist
   *[other] { $count } Plätze besetzt sind
}.
card-started = Das Spiel hat begonnen.
card-gone = Dieser Tisch wurde geschlossen, bevor es losging.
join = Mitspielen
leave = Verlassen
options = Optionen
add-ai = KI hinzufügen …
start = Beginnen
seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
seats-prompt = Plätze
invitation = { $who }, { $host } hält dir an diesem Tisch einen Platz frei. Drücke „Mitspielen“ auf der Karte.

## Was ein Tisch vereinbart
options-title = Was dieser Tisch spielt
options-game = Spiel
options-table = Tisch
options-clock = Uhr
options-people = Leute
options-hosts = { $host } ist Gastgeber dieses Tisches und kann das ändern.
setting-theme = Bilder
setting-theme-dark = Dunkle Bilder
setting-theme-light = Helle Bilder
setting-hints = Tipps
setting-hints-on = Tipps und Pläne an
setting-hints-off = Tipps und Pläne aus
language-prompt = Sprache der Beiträge
access-prompt = Wer mitspielen darf
access-choice-anyone = Alle dürfen mitspielen
access-choice-role = Alle mit einer Rolle
access-choice-invited = Alle, die ich einlade
access-role = für { $role }
access-role-open = für eine Rolle, die noch gewählt wird
access-invited = auf Einladung
role-prompt = Rolle wählen …
invite-prompt = Platz freihalten für …
dismiss-prompt = Wieder freigeben: Platz von …
colour-prompt = Deine Farbe

## Was ein Tisch über die Zeit vereinbart
agreed-clock = Uhr
agreed-clock-none = Keine Uhr
agreed-clock-turn = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
agreed-clock-bank = { $days ->
    [one] 1 Tag je Zug, dazu { $days } fürs ganze Spiel
   *[other] 1 Tag je Zug, dazu { $days } fürs ganze Spiel
}
agreed-pauses = Wann die Uhr stillsteht
agreed-pauses-never = Die Uhr steht nie still
agreed-pauses-nights = Die Uhr steht nachts still
agreed-pauses-weekends = Die Uhr steht am Wochenende still
agreed-pauses-nights-weekends = Die Uhr steht nachts und am Wochenende still
agreed-expiry = Wenn die Zeit um ist
agreed-expiry-ai-turn = Ist die Zeit um, spielt eine KI diesen Zug
agreed-expiry-ai-seat = Ist die Zeit um, spielt eine KI bis zur Rückkehr
agreed-expiry-vote = Ist die Zeit um, stimmen die anderen ab
refused-no-such-choice = Das steht nicht zur Wahl. Nimm etwas aus der Liste.
refused-no-such-reminders = Erinnerungen kommen nach 1 bis 336 Stunden, jede später als die vorige. Wähle eine der Möglichkeiten.

## Der Beitrag eines Tisches
game-began = Das Spiel beginnt.
before = Davor: { $what }
your-turn = { $count ->
    [one] { $who }, du bist am Zug.
   *[other] { $who }, ihr seid am Zug.
}
ai-turn = { $count ->
    [one] { $who } denkt nach.
   *[other] { $who } denken nach.
}
ready = Fertig: { $who }
over = Das Spiel ist aus.
ended-early = Dieser Tisch wurde vor dem Ende des Spiels geschlossen.
moved-here = Der Tisch spielt hier weiter.
seat-changed = { $kind ->
    [returned] { $seat } ist zurück und übernimmt von { $before }.
   *[replaced] { $seat } übernimmt von { $before }.
}
won = { $winners ->
    [one] { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $who } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
led = { $winners ->
    [one] { $who } lag mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } vorn.
   *[other] { $who } lagen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gemeinsam vorn.
}
cut-short = Das Spiel wurde vorzeitig beendet und so gewertet, wie es stand. Die Wertungszahlen ändern sich dadurch nicht.
ratings = Wertungszahlen: { $changes }
rating-change = { $who } { $before } → { $now } ({ $change })
board = Spielplan
log = Verlauf
rules = Regeln
rematch = Revanche
replay = Wiederholung
export = Export
review = Rückblick
review-head = { $who } · { $points }
review-won = Größter Vorsprung: { $part } ({ $points } mehr als die anderen im Schnitt).
review-lost = Größter Rückstand: { $part } ({ $points } weniger als die anderen im Schnitt).

## Abstimmungen
vote-undo = { $who } möchte den letzten Zug zurücknehmen.
vote-end = { $who } möchte das Spiel beim jetzigen Stand beenden.
vote-replace = { $who } möchte, dass statt { $seat } nun { $to } spielt.
vote-needed = Nötige Zustimmungen: { $needed } von { $count }.
vote-agreed = Dafür: { $who }
vote-refused = Dagegen: { $who }
vote-state = { $state ->
    [passed] Die anderen haben zugestimmt.
    [failed] Die anderen haben abgelehnt.
    [withdrawn] Die Frage wurde zurückgezogen.
   *[overtaken] Am Tisch ist weitergespielt worden; die Frage ist erledigt.
}
agree = Zustimmen
refuse = Ablehnen

## Das Fenster des Zuges
since = Seit deinem letzten Zug: { $what }
back = Zurück
start-over = Von vorn
hint = Tipp
plans = Pläne
take-idea = Nummer { $number } nehmen
hint-title = Was am besten aussieht
plans-title = Wie es weitergehen kann
hint-none = Für diese Wahl gibt es keinen Tipp.
confirm = Bestätigen
done-next = Fertig. Nun ist { $who } am Zug.
done-over = Fertig. Das Spiel ist aus.

## Was nicht geht
refused-stale = Seit dieser Knopf gezeigt wurde, ist am Tisch weitergespielt worden. So steht es jetzt.
refused-not-your-turn = { $who } ist am Zug. Mit den Knöpfen des Beitrags kannst du dich umsehen.
refused-not-at-table = Du hast keinen Platz an diesem Tisch. Du kannst dich umsehen oder mit /game new einen eigenen eröffnen.
refused-storage = Das ließ sich nicht speichern, und nichts wurde geändert. Versuch es in einer Minute noch einmal.
refused-other = Das geht jetzt nicht ({ $code }). Nichts wurde geändert.
refused-defect = Das hat nicht geklappt, und nichts wurde geändert. Kennung { $reference }: Wer den Bot betreibt, findet sie im Protokoll.
refused-unknown-button = Diesen Knopf kenne ich nicht mehr. Mit /game status siehst du, wie der Tisch steht.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. Eröffne mit /game new einen neuen.
refused-unknown-command = Dieser Befehl hat sich geändert. Lade Discord neu (Strg + R oder App schließen und öffnen) und versuch es noch einmal.
refused-not-owner = Das kann nur <@{ $owner }> als Gastgeber dieses Tisches.
refused-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
}
refused-seats-reserved = Die übrigen Plätze sind für Eingeladene freigehalten. Bitte den Gastgeber, einen freizugeben.
refused-too-many-seated = { $seated } Plätze sind schon vergeben. Sollen es nur { $seats } sein, gib erst welche frei.
refused-seat-count = Dieses Spiel hat { $possible } Plätze, nicht { $seats }.
refused-leave-instead = Um den eigenen Platz aufzugeben, drücke „Verlassen“ auf der Karte.
refused-seat-open = Auf diesem Platz sitzt niemand mehr.
refused-no-such-colour = Diese Farbe gibt es an diesem Tisch nicht.
refused-invited-only = An diesen Tisch dürfen nur Eingeladene. Bitte den Gastgeber um einen Platz.
refused-role-needed = Für diesen Tisch brauchst du die Rolle <@&{ $role }>.
refused-role-missing = Der Gastgeber hat die verlangte Rolle noch nicht gewählt. Versuch es gleich noch einmal.
refused-no-bots = Bots lassen sich nicht einladen. Für eine KI nimm die Liste auf der Karte.
refused-channel-busy = Hier gibt es schon einen Tisch, und für einen weiteren lässt sich hier kein Thread eröffnen. Spielt ihn zu Ende oder beendet ihn mit /game end, bevor du einen neuen eröffnest.
refused-bot-lacks = Um hier einen Tisch zu führen, fehlen mir Rechte: { $permissions }. Wer den Server verwaltet, kann sie mir in den Einstellungen des Kanals oder meiner Rolle geben.
refused-no-thread = In diesem Kanal gibt es schon einen Tisch, und ich darf keinen Thread für einen weiteren eröffnen. Wer den Server verwaltet, kann mir erlauben, öffentliche Threads zu erstellen.
refused-person = Du hast so viele laufende Tische, wie hier erlaubt sind ({ $limit }). Beende erst einen: /tables zeigt sie.
refused-guild = Auf diesem Server laufen so viele Tische, wie erlaubt sind ({ $limit }). Beendet erst einen.
refused-no-table = In diesem Kanal ist kein Tisch. Eröffne einen mit /game new oder finde deine mit /tables.
refused-over = Dieses Spiel ist aus. Eröffne mit /game new ein neues.
refused-not-over = Das Spiel läuft noch. Versuche es noch einmal, wenn es aus ist.
refused-not-started = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es auf der Karte des Tisches; wer das ist, zeigt /game status.
refused-not-a-lobby = Das Spiel hat schon begonnen.
refused-nothing-planned = Es gibt nichts, was sich zurücknehmen ließe.
refused-nothing-to-undo = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
refused-nothing-to-replay = Es ist noch nichts geschehen, was sich zeigen ließe.
refused-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
refused-nothing-to-review = Es gibt nichts, worauf man zurückblicken könnte.
refused-asked-already = Das wurde schon gefragt. Die anderen können im Kanal antworten.
refused-vote-over = Diese Frage ist entschieden.
refused-no-vote = Du wirst hier nicht gefragt.
refused-options-unread = „{ $typed }“ verstehe ich nicht. Wähle Optionen aus der Liste, die sich beim Tippen öffnet, oder lass sie weg und drücke „Optionen“ auf der Karte.
refused-unknown-option = Dieses Spiel hat keine Option „{ $option }“. Wähle aus der Liste, die sich beim Tippen öffnet.
refused-unknown-choice = Die Option „{ $option }“ kann nicht „{ $choice }“ sein. Wähle aus der Liste, die sich beim Tippen öffnet.
refused-unknown-game = Dieses Spiel kenne ich nicht.
refused-no-such-topic = „{ $topic }“ kommt auf keiner Seite der Regeln vor. Wähle aus der Liste, die sich beim Tippen öffnet.
refused-no-such-time-zone = Die Zeitzone „{ $time_zone }“ kenne ich nicht. Tippe die nächste große Stadt ein und wähle aus der Liste.
refused-table-frozen = Dieser Tisch wurde mit einer anderen Fassung des Spiels begonnen und kann mit dieser nicht weitergehen. Nichts davon ist verloren.
permission-read_messages = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-external_emojis = Externe Emojis verwenden

## Sich umsehen
whose = Wessen …
nothing-there = Hier gibt es noch nichts zu sehen.
only-you = Nur du siehst das.
status-lobby = Der Tisch ist offen; { $host } beginnt das Spiel.
status-turn = { $count ->
    [one] { $who } ist am Zug, gerufen { $since }.
   *[other] { $who } sind am Zug, gerufen { $since }.
}
status-post = [Zum neuesten Beitrag]({ $link })
card-anew = Die Karte hier zeigen
page = Seite { $page } von { $pages }
leaf-to = Zu einem Zug springen …
leaf-turn = Zug { $turn } · { $standing }
leaf-first = Anfang
leaf-previous = Zurück
leaf-next = Weiter
leaf-last = Ende
replay-title = Zug { $turn } von { $turns } · { $standing }
film = Als Film zeigen
opened-thread = In diesem Kanal gibt es schon einen Tisch, deshalb habe ich einen Thread eröffnet: { $thread }
rematch-joined = Du hast einen Platz am Tisch für die Revanche: { $link }

## Gehen und beenden
left-lobby = Dein Platz ist wieder frei.
leave-sure = Wenn du gehst, übernimmt eine KI ({ $ai }) deinen Platz und spielt weiter. Zurück kannst du dann nicht.
leave-yes = Endgültig gehen
left = Du hast den Tisch verlassen.
end-sure = Damit endet das Spiel für alle beim jetzigen Stand. Das lässt sich nicht zurücknehmen.
end-sure-lobby = Das schließt den Tisch, an dem noch nichts gespielt wurde.
end-yes = Tisch beenden
ended = Der Tisch ist beendet.
end-ask = Diesen Tisch kann nur { $host } als Gastgeber oder die Moderation sofort beenden. Du kannst die anderen fragen: Stimmt mehr als die Hälfte zu, endet das Spiel beim jetzigen Stand.
end-ask-yes = Die anderen fragen
vote-asked = Die anderen werden im Kanal gefragt.
undone-at-once = Dein letzter Zug ist zurückgenommen.

## Tische, Zahlen
tables-title = Deine Tische
tables-none = Du sitzt hier an keinem Tisch. Eröffne einen mit /game new, oder drücke den Knopf und sieh, wie es geht.
tables-yours = - **Du bist am Zug** · [{ $game }]({ $link }) in { $where } · gerufen { $since }
tables-theirs = - [{ $game }]({ $link }) in { $where } · am Zug: { $who }, gerufen { $since }
tables-lobby = - [{ $game }]({ $link }) in { $where } · noch nicht begonnen, { $taken } von { $seats ->
    [one] { $seats } Platz besetzt
   *[other] { $seats } Plätzen besetzt
}
tables-more = … und { $count } weitere.
stats-title = { $who } bei { $game }
stats-none = Hier ist noch kein Spiel zu Ende gespielt.
stats-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } gewonnen
   *[other] { $wins } gewonnen
}
stats-early = Dazu { $games ->
    [one] { $games } vorzeitig beendetes Spiel
   *[other] { $games } vorzeitig beendete Spiele
}, davon in Führung: { $ahead }. Für alles Übrige zählen solche Spiele nicht.
stats-points = Bestes Ergebnis { $best }, im Schnitt { $average }
stats-rating = Wertungszahl { $rating }, aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} gegen Menschen
stats-parts = Im Schnitt: { $parts }
leaderboard-title = Die Besten hier: { $game }
leaderboard-line = { $rating } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
leaderboard-none = Hier hat noch niemand ein Spiel gegen andere Menschen beendet.
leaderboard-note = Die Wertungszahl steigt mit Siegen gegen starke Gegner. Spiele gegen KIs zählen nicht.

## Was jeder für sich wählt
me-title = Wie ich mit dir spreche
me-language = Die Sprache von allem, was nur du siehst:
me-language-discord = Wie mein Discord
me-pictures = Bilder
me-pictures-shown = Bilder zeigen
me-pictures-described = Bilder auch in Worten beschreiben
me-zone = Deine Zeitzone ist { $zone }, dort ist es jetzt { $now } Uhr. Ändern kannst du sie mit der Option von /me.
me-no-zone = Deine Zeitzone kenne ich noch nicht. Wähle sie mit der Option von /me, dann kommt nachts keine Erinnerung.
me-note = Das gilt an allen deinen Tischen. Sonst sieht es niemand.

## Befehle
command-game = Hier Brettspiele spielen
command-game-new = Einen Tisch eröffnen
command-game-status = Wer am Zug ist, die Punkte und was vereinbart ist
command-game-board = Den Spielplan ansehen
command-game-mine = Deine Zeche oder deinen Besitz ansehen, oder was andere haben
command-game-orders = Die offenen Aufträge ansehen
command-game-delivered = Deine ausgelieferten Aufträge ansehen; nur du siehst sie
command-game-log = Lesen, was bisher geschah
command-game-replay = Das Spiel noch einmal sehen, Zug um Zug oder als Film
command-game-undo = Die anderen bitten, deinen letzten Zug zurücknehmen zu dürfen
command-game-settings = Ansehen oder ändern, was der Tisch vereinbart hat
command-game-leave = Deinen Platz aufgeben; eine KI spielt für dich weiter
command-game-end = Den Tisch vor dem Ende des Spiels beenden
command-game-export = Die Aufzeichnung eines beendeten Spiels als Datei
command-tables = Alle deine Tische, wer am Zug ist, und der Weg dorthin
command-stats = Wie jemand bisher gespielt hat
command-leaderboard = Die Besten hier
command-rules = Die Regeln lesen, nach Thema oder einem Wort daraus
command-help = Was das ist und wie es losgeht
command-me = Deine Sprache, Zeitzone und Erinnerungen, und Bilder in Worten
option-game = Welches Spiel
option-seats = Wie viele Plätze
option-options = Wie gespielt wird; wähle aus der Liste
option-language = Die Sprache der Beiträge
option-role = Nur Leute mit dieser Rolle dürfen mitspielen
option-invite = Dieser Person einen Platz freihalten
option-invite-more = Auch dieser Person einen Platz freihalten
option-only-invited = Nur Eingeladene dürfen mitspielen
option-theme = Helle oder dunkle Bilder
option-person = Wessen Zahlen; deine, wenn du niemanden wählst
option-time-zone = Die nächste große Stadt
option-topic = Was du wissen möchtest

## Hilfe und Begrüßung
help = Hilfe
help-days = Spielen über mehrere Tage
help-days-turn = **Dein Zug.** Wenn er beginnt, wirst du einmal erwähnt. Danach wirst du so oft erinnert, wie du es möchtest ({ $me }), nie nachts. Eine Erinnerung hat Knöpfe: dein Panel öffnen, diesen Zug stummschalten, einen Tag mehr nehmen.
help-days-since = **Was war.** Dein Panel beginnt mit dem, was die anderen seit deinem letzten Zug getan haben, in Worten und als kurzer Film. { $log } und { $replay } zeigen das ganze Spiel.
help-days-ahead = **Vorausplanen.** Während andere spielen, kannst du deinen nächsten Zug planen. Der Plan wartet auf dich oder wird von selbst gespielt, wenn sich nichts geändert hat, wovon er abhängt.
help-days-clock = **Uhr.** Wer einen Tisch eröffnet, kann Tage für jeden Zug oder einen Zeitvorrat festlegen. Ist die Zeit um, spielt eine KI, oder die anderen entscheiden.
help-days-silence = **Funkstille.** Meldet sich jemand einige Tage lang nicht, können die anderen den Platz einer KI oder einem anderen Menschen geben oder das Spiel beenden: Dann wird es gewertet, wie es steht. Wer zurückkommt, bekommt seinen Platz wieder.
help-days-away = **Urlaub.** { $vacation } hält Uhren und Erinnerungen an allen deinen Tischen an.
help-title = Brettspiele in diesem Kanal
help-how = Hier spielst du in deinem eigenen Tempo, mit Menschen oder gegen KIs: { $games }. Eröffne einen Tisch, drücke „Mitspielen“ und dann „Beginnen“. Bist du am Zug, rufe ich dich: Drücke „Zug machen“, wähle Schritt für Schritt in einem Panel, das nur du siehst, und bestätige. Vorher sehen die anderen nichts davon, und der Tisch wartet auf dich.
rules-more = Mehr Regeln …
welcome = ### Glück auf!
    Hier spielst du in deinem eigenen Tempo: { $games }. Ein Zug braucht ein paar Klicks, und der Tisch wartet notfalls tagelang auf dich. Drücke einen Knopf für ein Spiel mit KIs oder um Schritt für Schritt durch ein erstes Spiel geführt zu werden; für deine Freunde eröffne einen Tisch mit `/game new`.
play-now = Jetzt spielen: { $game }
learn = Lernen: { $game }
game-opened = Dein Tisch ist eröffnet: { $where }. Mach dort deinen Zug.

## Abstimmungen, weiter
vote-open = { $count ->
    [one] { $who }, stimmst du zu?
   *[other] { $who }, stimmt ihr zu?
}

## Das Fenster des Zuges, weiter
done-waiting = Fertig. Bis alle gewählt haben, kannst du es dir anders überlegen; noch denken nach: { $who }.
think-again = Anders überlegen
moved-on = Seit dieser Knopf gezeigt wurde, ist am Tisch weitergespielt worden.
plan-dropped = Andere haben inzwischen gespielt: Was du geplant hattest, geht von hier an nicht mehr.
not-your-turn = { $count ->
    [one] { $who } ist am Zug. Du kannst dich inzwischen umsehen.
   *[other] { $who } denken noch nach. Du kannst dich inzwischen umsehen.
}
newest-post = Hier geht das Spiel weiter: { $link }
done-again = Fertig. Du bist noch einmal am Zug.
refused-no-such-vote = Diese Frage gibt es nicht mehr.
refused-not-your-vote = Zurückziehen kann die Frage nur, wer sie gestellt hat: <@{ $user }>.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Erinnerungen
me-reminders = Wenn du am Zug bist und noch nicht gespielt hast:
me-ladder = Erinnerungen
me-ladder-hours = Nach { $hours } Stunden erinnern
me-ladder-none = Keine Erinnerungen
me-where = Wo
me-where-channel = Im Kanal des Tisches
me-where-direct = Als Direktnachricht
me-night = Meine Nacht
me-night-hours = Nicht zwischen { $falls } und { $rises } (meine Zeit)
me-night-none = Zu jeder Stunde
me-digest = Liste meiner Tische
me-digest-none = Keine tägliche Liste
me-digest-at = Täglich um { $hour } Uhr eine Liste aller Tische, die auf mich warten

## Auf Leute warten
vacation-title = Dein Urlaub
vacation-line = { $days ->
    [1] Am { $first }
   *[other] Vom { $first } bis zum { $last }
}
vacation-none = Du hast keinen eingetragen.
vacation-left = { $days ->
    [one] Für { $year } bleibt noch { $days } Tag.
   *[other] Für { $year } bleiben noch { $days } Tage.
}
vacation-how = An diesen Tagen läuft für dich an keinem Tisch eine Uhr, und niemand erinnert dich. Trag sie mit den Optionen von /vacation ein.
vacation-cancel = Urlaub absagen …
command-vacation = Tage, an denen für dich keine Uhr läuft und dich niemand erinnert
option-first-day = Der erste Tag, zum Beispiel 2026-07-01
option-last-day = Der letzte Tag; derselbe, wenn du keinen nennst
refused-no-such-day = „{ $given }“ kann ich nicht als Datum lesen. Schreib zum Beispiel 2026-07-01 oder 1.7.2026.
reminder = { $who }, der Tisch wartet seit { $since } auf dich.
reminder-where = Der Tisch: { $where }
reminder-zone = Deine Zeitzone kenne ich nicht. Sag sie mir mit { $command }, dann kommt nachts keine Erinnerung.
deadline = Frist: { $when }
bank-days = Zeitvorrat: noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
bank-hours = Zeitvorrat: noch { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
away-until = Im Urlaub bis { $when }.
mute = Diesen Zug stummschalten
muted = An diesen Zug erinnere ich dich nicht mehr.
more-time = Mehr Zeit
more-taken = Du hast für diesen Zug einen Tag mehr.
more-until = Deine Zeit läuft bis { $when }.
takes-time = { $who } nimmt sich einen Tag mehr, bis { $when }.
digest = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
digest-line = { $game }, seit { $since }: { $where }
stood-in = Die Zeit war um: Eine KI hat diesen Zug für { $who } gespielt.
late = { $count ->
    [one] Der Tisch wartet seit { $since } auf { $who }. { $others }, du kannst entscheiden, wie es weitergeht.
   *[other] Der Tisch wartet seit { $since } auf { $who }. { $others }, ihr könnt zusammen entscheiden, wie es weitergeht.
}
ask-ai = KI weiterspielen lassen
seat-prompt = Einen Platz neu besetzen …
seat-note = Ein Platz kann sofort an eine KI oder jemand anderen gehen. Wer dort saß, darf zurückkommen.
seat-given = Der Platz ist neu besetzt, und der Tisch weiß Bescheid.
ask-end = Spiel beenden
ask-person = Platz jemand anderem geben …
come-back = Ich bin zurück
seat-is-kept = Auf deinem Platz spielt vorerst jemand anderes. Er gehört wieder dir, sobald du willst.
seat-is-yours = Dein Platz gehört wieder dir.
on-vacation = { $days ->
    [1] { $who } ist am { $first } im Urlaub. Uhr und Erinnerungen stehen an diesem Tag still.
   *[other] { $who } ist vom { $first } bis zum { $last } im Urlaub. Uhr und Erinnerungen stehen so lange still.
}
back-again = { $who } ist aus dem Urlaub zurück.
refused-time-added-already = Für diesen Zug hast du schon einen Tag mehr genommen.
refused-time-bank = Dieser Tisch hat einen Zeitvorrat: Was ein Zug über seinen Tag hinaus braucht, kommt von dort.
refused-not-silent-yet = Das geht erst, wenn der Tisch zu lange auf jemanden gewartet hat.
refused-not-about-oneself = Darüber entscheiden die anderen. Mach deinen Zug, und alles geht weiter.
refused-seated-already = Diese Person sitzt schon an diesem Tisch.
refused-replaced-already = Dieser Platz ist schon übernommen.
refused-no-person = Ein Platz lässt sich nur einem Menschen geben. Für eine KI nimm den anderen Knopf.
refused-no-seat-to-return-to = An diesem Tisch ist kein Platz für dich freigehalten.
refused-vacation-in-the-past = Ein Urlaub beginnt frühestens heute.
refused-ends-before-it-begins = Der letzte Tag darf nicht vor dem ersten liegen.
refused-booked-already = { $days ->
    [1] Am { $first } hast du schon Urlaub eingetragen.
   *[other] Vom { $first } bis zum { $last } hast du schon Urlaub eingetragen.
}
refused-too-many-vacation-days = Das wären { $days } Urlaubstage im Jahr { $year }; erlaubt sind { $limit }.
refused-no-such-vacation = An diesem Tag beginnt kein Urlaub von dir.

## Für den, der den Bot betreibt, auf dem Terminal
host-embedded = DISCORD_TOKEN ist nicht gesetzt, darum läuft Pithead auf einem eigenen Discord. Öffne im Browser: { $address }
host-ready = { $bot } ist verbunden und auf { $count ->
    [one] { $count } Server
   *[other] { $count } Servern
} dabei. Einladung auf einen weiteren: { $link }
host-lacks = Auf dem Server „{ $server }“ fehlen dem Bot diese Rechte: { $permissions }. Gib sie seiner Rolle: Servereinstellungen, Rollen.
host-token = Discord kennt dieses Token nicht. Kopiere es neu (Developer Portal, Bot, Reset Token) und schreib es in der Datei .env hinter DISCORD_TOKEN=.
host-offline = Discord ist nicht erreichbar ({ $reason }). Ist dieser Rechner mit dem Internet verbunden?
host-cannot-start = Pithead kann nicht starten: { $reason }. Ist der Port belegt, wähle einen anderen: PITHEAD_PORT in .env oder --port.

## Vorausplanen
plan-ahead = Vorausplanen
may-plan = Du kannst deinen nächsten Zug schon planen.
ahead-note = Du planst voraus: Nichts wird gespielt, bevor du am Zug bist.
ahead-is-armed = Dieser Plan wird von selbst gespielt, wenn du am Zug bist. Änderst du ihn, gilt das nicht mehr.
ahead-whole = Dein nächster Zug ist geplant und gespeichert:
ahead-when = Wenn du am Zug bist, steht er, neu geprüft, in deinem Panel. Oder er wird von selbst gespielt, aber nur, wenn sich nichts geändert hat, wovon er abhängt.
ahead-auto = Von selbst spielen
ahead-keep = Zeig ihn mir dann
ahead-change = Plan ändern
ahead-kept = Dein Plan ist gespeichert. Wenn du am Zug bist, steht er in deinem Panel.
ahead-armed = Dein Plan ist gespeichert und wird von selbst gespielt, wenn du am Zug bist und sich nichts geändert hat, wovon er abhängt.
refused-no-planning-ahead = Gerade gibt es keinen Zug, den du vorausplanen könntest.
refused-not-ahead = Das deckt etwas Verborgenes auf oder beendet den Zug; damit musst du warten, bis du am Zug bist.
refused-not-a-whole-turn = Nur ein ganzer Zug kann von selbst gespielt werden.
