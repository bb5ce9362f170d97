### Spółka ZOO in Panels und Beiträgen.

title = Spółka ZOO

## Einstellungen

option-bots = Bots aus der Anleitung
option-bots-0 = keine
option-bots-1 = einer
option-bots-2 = zwei
option-bots-3 = drei
option-start = Startspieler
option-start-random = ausgelost
option-start-first-seat = der erste Platz

## Knöpfe eines Beitrags

button-turn = Zug machen
button-holdings = Besitz
button-helpers = Helfer
button-my-holdings = Mein Besitz

## Wo das Spiel steht

standing-round = Runde { $round } von { $rounds }, Plättchen { $step } von { $steps }
standing-market = Runde { $round } von { $rounds }, Marktphase
standing-over = das Spiel ist aus
call-choose = { $who }, { $count ->
    [one] du bist dran: Wähle heimlich ein Plättchen.
   *[other] ihr seid dran: Wählt heimlich je ein Plättchen, alle zugleich.
}
call-resolve = { $who }, du bist dran: { $token }.
call-taking = { $who }, du bist dran: Nimm Früchte von { $company }.
call-issue = { $who }, du bist dran: Eine Karte bietet dir einen Anteil an { $company } an.
call-audit = { $who }, du bist dran: Eine Karte lässt dich den Stapel von { $company } ansehen.
tally = { $over ->
    [no] Ruhm, wenn jetzt alles verkauft würde: { $scores }
   *[yes] Ruhm: { $scores }
}
won = { $winners ->
    [one] { $who } gewinnt mit { $glory } Ruhm!
   *[other] { $who } teilen sich den Sieg mit { $glory } Ruhm!
}
led = { $winners ->
    [one] { $who } lag mit { $glory } Ruhm vorn.
   *[other] { $who } lagen mit { $glory } Ruhm gemeinsam vorn.
}
bot-won = { $who } gewinnt mit { $glory } Ruhm. Die Tiere verneigen sich vor einem Uhrwerk.
bot-led = { $who } lag mit { $glory } Ruhm vorn.
part-helpers = Helfer
part-coins = Münzen
bot = Bot { $letter }
told-undo = { $who } hat mit Zustimmung der anderen den letzten Zug zurückgenommen.
chapter-market = Marktphase der Runde { $round }

## Dinge

kind = { $kind ->
    [apple] Apfel
    [lemon] Zitrone
   *[pineapple] Ananas
}
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
numbered = { $number } · { $what }
helper-offer = { $helper } · { $fruit } → { $glory }

## Ein Plättchen wählen

title-choose = Runde { $round }, Plättchen { $step } von { $steps } · { $coins }
about-line = **{ $token }:** { $does }
about-token = { $token ->
    [shares] bis zu zwei Anteile kaufen oder verkaufen; jeder Kauf hebt den Preis um 1, jeder Verkauf senkt ihn.
    [fruit] bis zu zwei Früchte kaufen oder verkaufen, im Lager oder, wo es leer ist, für 2 mehr bei jemand anderem; Preise ändern sich um 1.
    [hire] mit Früchten einen Helfer bezahlen: Ruhm und eine Fähigkeit bis zum Ende.
    [lobby] 2 Münzen, und eine Einflusskarte kommt in einen Stapel.
    [speculate] 1 Münze und ein Blick auf die obersten vier Karten eines Stapels, die du oben oder unten zurücklegst.
   *[duplicate] noch einmal, was dein letztes Plättchen tat.
}
choose-note = Niemand sieht dein Plättchen, bis alle gewählt haben. Bis dahin kannst du es ändern.
title-chosen = Dein Plättchen: { $token }
summary-chosen = **{ $token }.** { $orders }
title-made = Deine Wahl steht: { $token }
title-orders = Aufträge für { $token }
title-ability = Aufträge für { $helper }
title-limit = { $doing }: zu welchem Preis?
title-answers = Feste Antworten
button-orders = Aufträge geben
button-other-token = Anderes Plättchen
button-answers = Feste Antworten
button-change = Wahl ändern
button-then-ask = Sonst fragen
button-then-nothing = Sonst nichts tun
button-forget = Aufträge streichen
button-enough = Genug
orders-note = Mit Aufträgen muss niemand auf dich warten: Sie werden ausgeführt, sobald du dran bist.
orders-none = Du wirst gefragt, wenn du dran bist.
orders-nothing = Wenn du dran bist, geschieht nichts: Das Plättchen ist verbraucht.
orders-given = Aufträge: { $orders }. { $rest }
orders-then-ask = Beim Rest wirst du gefragt.
orders-then-nothing = Sonst geschieht nichts.
order-helper = Dann { $helper } …
wish-by = { $helper }: { $doing }
wish-at-most = { $doing } für höchstens { $coins }
wish-at-least = { $doing } für mindestens { $coins }
at-most = Höchstens { $coins }
at-least = Mindestens { $coins }
pick-order = Auftrag geben …
price-now = Jetzt { $coins }
pick-helper = Auftrag für die Fähigkeit eines Helfers …
pick-at-most = Höchstens zahlen …
pick-at-least = Mindestens nehmen …
about-prefer = Welche Frucht zuerst nehmen
about-issue = Wenn eine Karte dir einen Anteil anbietet
about-audit = Wenn eine Karte dich einen Stapel ansehen lässt
answer-now = **{ $what }:** { $now }
pick-answer = { $what } …
answers-note = Sie gelten das ganze Spiel, damit in der Marktphase niemand auf dich warten muss.
answer-prefer = Nimm { $kinds }
answer-prefer-ask = Frag mich nach der Frucht
answer-issue = Kaufen für höchstens { $coins }
answer-issue-never = Nie kaufen
answer-issue-ask = Frag mich
answer-audit-ask = Frag mich
answer-audit-leave = Stapel lassen, wie er ist

## Ausführen

title-trade = { $token } · { $count ->
    [one] noch { $count } Geschäft
   *[other] noch { $count } Geschäfte
} · { $coins }
title-hire = Helfer anheuern · du hast { $fruit }
title-pay = Bezahlen: { $helper }
title-lobby = Lobby · 2 Münzen und eine Karte in einen Stapel
title-speculate = Spekulation · 1 Münze und ein Blick in einen Stapel
title-looking = { $company }: Karten zurücklegen
title-removing = { $company }: Eine Karte entfernen?
title-reacting = Deine Helfer können etwas tun
title-using = { $helper }
title-taking = { $company }: Früchte nehmen, noch { $count }
title-issue = { $company }: Anteil kaufen?
title-over = Das war dein Zug
no-trade = Jetzt lässt sich nichts kaufen oder verkaufen.
no-hire = Du kannst keinen dieser Helfer bezahlen.
warning-reveals = Sofort wird eine neue Karte aufgedeckt: Das lässt sich nicht zurücknehmen.
warning-look = Was du angesehen hast, lässt sich nicht zurücknehmen.
taking-note = Eine feste Antwort, beim nächsten Plättchen gegeben, erspart dir diese Frage.
planned = Geplant: { $deeds }.
planned-deeds = Du { $deeds }.
summary-nothing = Du würdest nichts tun.
summary-no-more = Du würdest nichts mehr tun.
summary-put-back = Die Karten liegen, wie du sie zurückgelegt hast.
pick-seller = Im Lager ist keine mehr: von jemandem kaufen …
pick-hire = Anheuern …
pick-pay = Zahlen mit …
pick-lobby = Eine Karte in einen Stapel mischen …
pick-use = Einen Helfer einsetzen …
pick-how = Wie …
for-coins = { $doing } · { $coins }
lobby-entry = { $number } · { $card } → { $company }
put-top = { $number } · { $card }: nach oben
put-bottom = { $number } · { $card }: nach unten
put-leave = So liegen lassen
remove-card = { $number } · { $card } entfernen
remove-none = Keine entfernen
button-skip = Jetzt nicht
do-buy-share = Anteil { $company } kaufen
do-sell-share = Anteil { $company } verkaufen
do-buy-fruit = { $kind } kaufen
do-buy-fruit-from = { $kind } von { $seller } kaufen
do-sell-fruit = { $kind } verkaufen
do-hire = Anheuern: { $helper }
do-pay = { $fruit } zahlen
do-lobby = „{ $card }“ in den Stapel { $company } mischen
do-coins = Nur die Münzen
do-look = Stapel { $company } ansehen
do-take = { $kind } nehmen
do-share-price = { $way ->
    [up] Anteilspreis { $company } hinauf
   *[down] Anteilspreis { $company } hinunter
}
do-fruit-price = { $way ->
    [up] Fruchtpreis hinauf: { $kind }
   *[down] Fruchtpreis hinunter: { $kind }
}
do-swap = { $give } gegen { $take } tauschen

## Tipps und Rückblick

glory = { $count } Ruhm
part-shares = Anteile
part-fruit = Früchte
hint-token = { $token }: { $deeds }
hint-take = Nehmen: { $fruit }
hint-top = Nach oben: { $cards }
hint-bottom = Nach unten: { $cards }
hint-remove = „{ $card }“ entfernen
hint-nothing = Nichts weiter tun
reason-glory = bringt { $glory }
reason-count-ability = die Fähigkeit nützt dir { $count ->
    [one] noch eine Runde
   *[other] noch etwa { $count } Runden
}
reason-count-fruit = in der nächsten Marktphase etwa { $count ->
    [one] eine Frucht
   *[other] { $count } Früchte
} mehr für dich
reason-count-stops = die Marktphase dieses Stapels endet nach { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
reason-company-majority = gibt dir die Mehrheit an { $company }
reason-company-gives-up = aber du verlierst die Mehrheit an { $company }
reason-rival-majority-from = die Mehrheit an { $company } hast dann du, nicht mehr { $player }
reason-rival-ties = { $player } verliert die Mehrheit an { $company }
reason-harms = kostet { $player } etwa { $glory }
reason-contested = aber { $player } ist vor dir dran und kann den Helfer auch bezahlen
reason-coins-market = in der nächsten Marktphase für dich etwa { $coins } wert
reason-coins-cheap = Anteile sind jetzt billig, ab { $coins }
reason-coins-dear = der Preis ist hoch: { $coins }
reason-coins-earns = bringt { $coins }
reason-coins-priciest = die teuerste Frucht zurzeit: { $coins }
reason-shares-raises = der Preis { $company } steigt, und du hast dort { $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
}
reason-shares-look-own = du hast { $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
} { $company }: nach oben, was dir nützt
reason-shares-look-others = andere haben { $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
} { $company }: nach oben, was ihnen nicht nützt
reason-raises-fruit = deine Früchte werden teurer: { $fruit }
reason-helper-reach = danach kannst du einen Helfer bezahlen: { $helper }
reason-helper-keeps = lässt dir die Früchte für einen Helfer: { $helper }
reason-helper-nearer = danach fehlt nur noch eine Frucht zu einem Helfer: { $helper }
reason-plain-due = gleich nach diesem Plättchen kommt die Marktphase
reason-plain-order-own = zuerst kommen die Karten, die dir nützen
reason-plain-order-others = die Karten, die anderen nützen, bleiben unten
reason-plain-scarce = davon hast du wenig, und Helfer kosten mehrere Sorten
reason-plain-first = du bist vor allen anderen dran, bevor sich Preise bewegen
reason-plain-as-they-lie = eine andere Reihenfolge wäre kaum besser
reason-plain-nothing = nichts davon ist jetzt seinen Preis wert
reason-plain-best = nichts anderes bringt mehr
review-good = Runde { $round }, Plättchen { $step }, { $token }: { $deeds }. Das war etwa { $glory } mehr wert als in dieser Runde üblich.
review-bad = Runde { $round }, Plättchen { $step }, { $token }: { $deeds }. Besser: { $better }. Das wäre etwa { $glory } mehr wert gewesen.

## Lernen beim Spielen

numbered-lesson = **Lektion { $number } von { $count }.** { $lesson }
lesson-shares = Fünf Runden mit je drei Plättchen; der meiste Ruhm gewinnt, und fünf Münzen sind ein Ruhm. Anteile bringen zweimal Geld: Wer an einer Gesellschaft die meisten hat, nimmt die meisten ihrer Früchte, und am Ende werden alle Anteile verkauft. Beginne mit **Anteilshandel**, solange sie billig sind.
lesson-lobby = Die Karten im Stapel einer Gesellschaft entscheiden, was sie in der Marktphase einbringt. **Lobby** gibt 2 Münzen, und du mischst eine der offenen Einflusskarten in einen Stapel: eine gute, wo du Anteile hast, eine schlechte anderswo.
lesson-hire = Helfer kosten Früchte, bringen Ruhm und haben bis zum Ende eine Fähigkeit. Kannst du dir einen leisten, wähle **Anheuern**; wenn nicht, verschafft dir **Obsthandel**, was fehlt.
lesson-fruit = Das war die Marktphase: Jeder Stapel wurde bis zur zweiten Glocke aufgedeckt, dann wurden die Früchte verteilt, die Mehrheit zuerst. Verkaufe, was teuer ist, oder kaufe, was ein Helfer kostet: Wähle **Obsthandel**.
lesson-speculate = **Spekulation** gibt 1 Münze und einen Blick auf die obersten vier Karten eines Stapels. Lege gute nach oben, wo du die meisten Anteile hast, schlechte nach unten. Sonst erfährt niemand, was du gesehen hast.
lesson-duplicate = **Duplikat** tut noch einmal, was dein voriges Plättchen tat, und Helfer, die darauf reagieren, reagieren wieder. Es ist nie das erste Plättchen einer Runde.
lesson-trading-shares = Zwei Geschäfte, je ein Anteil: Jeder Kauf hebt den Preis um 1, jeder Verkauf senkt ihn um 1. Zwei Anteile einer Gesellschaft sind oft schon die Mehrheit.
lesson-trading-fruit = Wie bei den Anteilen: Kaufen hebt den Preis dieser Frucht, Verkaufen senkt ihn. Ist eine Sorte im Lager ausgegangen, kannst du sie für 2 mehr von jemandem kaufen.
lesson-hiring = Zahle die Früchte, die auf der Karte stehen. Die Zahl auf der Rosette ist der Ruhm, den der Helfer bringt.
lesson-lobbying = Welche Karte, und in wessen Stapel? Deine 2 Münzen hast du schon.
lesson-looking = Diese Karten siehst nur du. Hast du sie angesehen, gibt es kein Zurück.
lesson-reacting = Einer deiner Helfer darf jetzt etwas tun. Nutze ihn, oder lass es.
lesson-taking = Du hast hier Anteile und nimmst Früchte nach Wahl. Denk an den Helfer, den du haben möchtest, und an die Preise.
lesson-issuing = Eine Karte bietet dir einen Anteil billiger an. Auch dieser Kauf hebt den Preis.
lesson-confirm = Davon hat noch niemand etwas gesehen. **Zurück** nimmt einen Schritt zurück, **Bestätigen** macht daraus deinen Zug.
lesson-over = Nun kennst du das Spiel. Achte darauf, wer die Mehrheiten hat, und heuere früh Helfer an: Fähigkeiten lohnen sich jede Runde. Spiel weiter, wenn du magst, oder hör mit `/game end` auf und eröffne mit `/game new` einen Tisch für deine Freunde.
