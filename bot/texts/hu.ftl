# Amit a bot mond, bármit játszanak is.

ai-random = Véletlen játékos
ai-random-about = Bármit megtesz, amit a szabály enged
ai-greedy = Mohó játékos
ai-greedy-about = Azt választja, ami rögtön a legtöbbet hozza
ai-apprentice = Inas
ai-apprentice-about = Tervez, de sok mindent nem vesz észre
ai-hewer = Vájár
ai-hewer-about = Minden körét jól megtervezi
ai-baron = Báró
ai-baron-about = Előre gondolkodik; a legerősebb
ai-peddler = Kufár
ai-peddler-about = Tervez, de sok mindent nem vesz észre
ai-broker = Bróker
ai-broker-about = Minden döntését mérlegeli
ai-tycoon = Mágnás
ai-tycoon-about = Előre gondolkodik; a legerősebb
seat-open = szabad hely
seat-reserved = fenntartva: { $who }

## Nyelvek, színek
language-en = angol
language-pl = lengyel
language-hu = magyar
language-de = német
colour-red = Piros
colour-blue = Kék
colour-green = Zöld
colour-purple = Lila
colour-yellow = Sárga
colour-white = Fehér

## Mielőtt a játék elkezdődik
card-title = { $game } · { $seats } fős asztal · házigazda: { $host }
card-waits = A játék elkezdhető, ha már { $count } hely foglalt.
card-started = A játék elkezdődött.
card-gone = Ezt az asztalt bezárták, mielőtt a játék elkezdődött volna.
join = Beülök
leave = Felállok
options = Beállítások
add-ai = MI hozzáadása…
start = Kezdés
seats = { $count } hely
seats-prompt = Helyek száma
invitation = { $who }, { $host } helyet tart neked ennél az asztalnál. Nyomd meg a kártyáján a Beülök gombot.

## Miben állapodik meg az asztal
options-title = Mit játszik ez az asztal
options-game = Játék
options-table = Asztal
options-clock = Óra
options-people = Emberek
options-hosts = Az asztal házigazdája { $host }, ő módosíthatja ezt.
setting-theme = Képek
setting-theme-dark = Sötét képek
setting-theme-light = Világos képek
setting-hints = Tippek
setting-hints-on = Tippek és tervek bekapcsolva
setting-hints-off = Tippek és tervek kikapcsolva
language-prompt = A bejegyzések nyelve
access-prompt = Ki ülhet le
access-choice-anyone = Bárki leülhet
access-choice-role = A kiválasztott rang birtokosai
access-choice-invited = Akiket meghívok
access-role = ezzel a ranggal: { $role }
access-role-open = egy még kiválasztandó ranggal
access-invited = meghívással
role-prompt = Válaszd ki a rangot…
invite-prompt = Tarts helyet neki…
dismiss-prompt = Szabadítsd fel a helyét…
colour-prompt = A színed

## Miben állapodik meg az asztal az időről
agreed-clock = Óra
agreed-clock-none = Óra nélkül
agreed-clock-turn = Körönként { $days } nap
agreed-clock-bank = Körönként egy nap, és még { $days } nap az egész játékra
agreed-pauses = Mikor áll az óra
agreed-pauses-never = Az óra sosem áll meg
agreed-pauses-nights = Az óra éjszaka áll
agreed-pauses-weekends = Az óra hétvégén áll
agreed-pauses-nights-weekends = Az óra éjszaka és hétvégén áll
agreed-expiry = Ha letelt az idő
agreed-expiry-ai-turn = Ha letelt az idő, ezt a kört egy MI játssza
agreed-expiry-ai-seat = Ha letelt az idő, egy MI játszik, amíg a játékos vissza nem tér
agreed-expiry-vote = Ha letelt az idő, a többiek szavaznak
refused-no-such-choice = Ilyen lehetőség nincs. Válassz egyet a listából.
refused-no-such-reminders = Az emlékeztetők 1–336 óra múlva jöhetnek, mindegyik később, mint az előző. Válassz a lehetőségek közül.

## Az asztal bejegyzése
game-began = Kezdődik a játék.
before = Előtte: { $what }
your-turn = { $count ->
    [one] { $who }, te jössz.
   *[other] { $who }, ti jöttök.
}
ai-turn = { $count ->
    [one] { $who } gondolkodik.
   *[other] { $who } gondolkodnak.
}
ready = Kész: { $who }
over = A játék véget ért.
ended-early = Ezt az asztalt a játék vége előtt lezárták.
moved-here = Az asztal itt folytatódik.
seat-changed = { $kind ->
    [returned] { $seat } visszatért, és mostantól ismét ő játszik { $before } helyett.
   *[replaced] Mostantól { $seat } játszik { $before } helyett.
}
won = { $winners ->
    [one] { $who } nyert { $points } ponttal!
   *[other] { $who } közösen nyertek { $points } ponttal!
}
led = { $winners ->
    [one] { $who } állt az élen, { $points } ponttal.
   *[other] { $who } közösen álltak az élen, { $points } ponttal.
}
cut-short = A játékot idő előtt befejezték, és az akkori állás szerint értékeltük. Az értékszámok nem változnak.
ratings = Értékszámok: { $changes }
rating-change = { $who } { $before } → { $now } ({ $change })
board = Tábla
log = Napló
rules = Szabályok
rematch = Visszavágó
replay = Visszajátszás
export = Mentés fájlba
review = Visszatekintés
review-head = { $who } · { $points }
review-won = Itt nyert a legtöbbet: „{ $part }” (a többiek átlagához képest +{ $points }).
review-lost = Itt vesztett a legtöbbet: „{ $part }” (a többiek átlagához képest −{ $points }).

## Szavazások
vote-undo = { $who } szeretné visszavonni az utolsó körét.
vote-end = { $who } szeretné a játékot a jelenlegi állással befejezni.
vote-replace = { $who } szeretné, hogy { $seat } helyén ezentúl { $to } játsszon.
vote-needed = { $count } szavazatból { $needed } igen kell.
vote-agreed = Igen: { $who }
vote-refused = Nem: { $who }
vote-state = { $state ->
    [passed] Elfogadták.
    [failed] Elutasították.
    [withdrawn] A kérdést visszavonták.
   *[overtaken] Az asztal továbblépett; a kérdés lezárult.
}
agree = Igen
refuse = Nem

## A kör panelje
since = Az utolsó köröd óta: { $what }
back = Vissza
start-over = Elölről
hint = Tipp
plans = Tervek
take-idea = Ezt választom: { $number }
hint-title = Ami a legjobbnak látszik
plans-title = Így lehet folytatni
hint-none = Ehhez a választáshoz nincs tanács.
confirm = Jóváhagyás
done-next = Kész. { $who } következik.
done-over = Kész. A játék véget ért.

## Ami nem lehetséges
refused-stale = Azóta, hogy ez a gomb megjelent, az asztal továbblépett. Így áll most.
refused-not-your-turn = Most { $who } van soron. A bejegyzés gombjaival körülnézhetsz.
refused-not-at-table = Nincs helyed ennél az asztalnál. Körülnézhetsz, vagy nyithatsz saját asztalt: /game new.
refused-storage = Ezt nem sikerült menteni, és semmi sem változott. Próbáld újra egy perc múlva.
refused-other = Ez most nem lehetséges ({ $code }). Semmi sem változott.
refused-defect = Ez nem sikerült, és semmi sem változott. Hivatkozás: { $reference }; a bot üzemeltetője megtalálja a naplóban.
refused-unknown-button = Ezt a gombot már nem ismerem. A /game status megmutatja, hogyan áll az asztal.
refused-no-such-table = Ez az asztal már nincs meg. Nyiss újat: /game new.
refused-unknown-command = Ez a parancs megváltozott. Töltsd újra a Discordot (Ctrl + R, vagy zárd be és nyisd meg az alkalmazást), és próbáld újra.
refused-not-owner = Ezt csak <@{ $owner }>, az asztal házigazdája teheti meg.
refused-table-full = Minden hely foglalt ({ $seats }).
refused-seats-reserved = A maradék helyek meghívottakra várnak. Kérd meg a házigazdát, hogy szabadítson fel egyet.
refused-too-many-seated = Már { $seated } hely foglalt. Szabadíts fel néhányat, mielőtt csak { $seats } marad.
refused-seat-count = Ez a játék { $possible } hellyel játszható, { $seats } hellyel nem.
refused-leave-instead = A saját helyedet a kártya Felállok gombjával adhatod fel.
refused-seat-open = Azon a helyen már senki sem ül.
refused-no-such-colour = Ennél az asztalnál nincs ilyen szín.
refused-invited-only = Ehhez az asztalhoz csak meghívottak ülhetnek. Kérd meg a házigazdát, hogy tartson neked helyet.
refused-role-needed = Ehhez az asztalhoz ez a rang kell: <@&{ $role }>.
refused-role-missing = A házigazda még nem választotta ki, melyik rang kell. Próbáld újra egy kicsit később.
refused-no-bots = Botot nem lehet meghívni. MI hozzáadásához a kártya listáját használd.
refused-channel-busy = Itt már van egy asztal, és szál sem nyitható. Mielőtt másikat nyitsz, fejezzétek be a játékot, vagy zárd le az asztalt a /game end paranccsal.
refused-bot-lacks = Ahhoz, hogy itt asztalt vezessek, ez hiányzik: { $permissions }. A szerver kezelője megadhatja a csatorna vagy a rangom beállításaiban.
refused-no-thread = Ebben a csatornában már van egy asztal, és nem nyithatok szálat a következőnek. A szerver kezelője engedélyezheti, hogy nyilvános szálat hozzak létre.
refused-person = Már { $limit } befejezetlen asztalod van, és itt több nem lehet. Előbb fejezz be egyet: a /tables felsorolja őket.
refused-guild = Ezen a szerveren már { $limit } befejezetlen asztal van, és több nem lehet. Előbb fejezzetek be egyet.
refused-no-table = Ebben a csatornában nincs asztal. Nyiss egyet: /game new, vagy keresd meg a tieidet: /tables.
refused-over = Ez a játék véget ért. Nyiss újat: /game new.
refused-not-over = A játék még tart. Próbáld újra, ha véget ért.
refused-not-started = A játék még nem kezdődött el. A házigazda indítja el az asztal kártyáján; hogy ki az, a /game status megmutatja.
refused-not-a-lobby = A játék már elkezdődött.
refused-nothing-planned = Nincs mit visszavonni.
refused-nothing-to-undo = Még nincs olyan köröd, amelyet vissza lehetne vonni.
refused-nothing-to-replay = Még semmi sem történt, amit meg lehetne mutatni.
refused-hints-off = Ennél az asztalnál ki vannak kapcsolva a tippek.
refused-nothing-to-review = Nincs mire visszatekinteni.
refused-asked-already = Ezt már megkérdezték. A többiek a csatornában válaszolhatnak.
refused-vote-over = Ez a kérdés már eldőlt.
refused-no-vote = Ez a kérdés nem neked szól.
refused-options-unread = Nem értem ezt: „{ $typed }”. Válassz a gépelés közben megnyíló listából, vagy hagyd ki, és nyomd meg a kártyán a Beállítások gombot.
refused-unknown-option = Ennek a játéknak nincs „{ $option }” beállítása. Válassz a gépelés közben megnyíló listából.
refused-unknown-choice = „{ $choice }” nem választható ennél a beállításnál: „{ $option }”. Válassz a gépelés közben megnyíló listából.
refused-unknown-game = Ezt a játékot nem ismerem.
refused-no-such-topic = A szabályok egyik oldala sem szól erről: „{ $topic }”. Válassz a gépelés közben megnyíló listából.
refused-no-such-time-zone = Ezt az időzónát nem ismerem: „{ $time_zone }”. Írd be a legközelebbi nagyvárost, és válassz a listából.
refused-table-frozen = Ez az asztal a játék egy másik változatával kezdődött, és ezzel nem folytatható. Semmi sem veszett el belőle.
permission-read_messages = Csatorna megtekintése
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése a szálakban
permission-create_public_threads = Nyilvános szálak létrehozása
permission-attach_files = Fájlok csatolása
permission-read_message_history = Üzenetelőzmények olvasása
permission-external_emojis = Külső emoji használata

## Körülnézés
whose = Kié…
nothing-there = Még nincs itt látnivaló.
only-you = Ezt csak te látod.
status-lobby = Az asztal nyitva van, a játékot { $host } indítja el.
status-turn = { $count ->
    [one] { $who } van soron (szóltam: { $since }).
   *[other] Soron vannak: { $who } (szóltam: { $since }).
}
status-post = [A legújabb bejegyzéshez]({ $link })
card-anew = Mutasd itt a kártyát
page = { $page }. oldal, összesen { $pages }
leaf-to = Ugrás egy körhöz…
leaf-turn = { $turn }. kör · { $standing }
leaf-first = Első
leaf-previous = Előző
leaf-next = Következő
leaf-last = Utolsó
replay-title = { $turn }. kör, összesen { $turns } · { $standing }
film = Mutasd filmként
opened-thread = Ebben a csatornában már van asztal, ezért szálat nyitottam: { $thread }
rematch-joined = Van helyed a visszavágó asztalánál: { $link }

## Távozás és befejezés
left-lobby = A helyed ismét szabad.
leave-sure = Ha elmész, a helyedet egy MI ({ $ai }) veszi át, és ő játszik tovább. Nem térhetsz vissza rá.
leave-yes = Végleg elmegyek
left = Elhagytad az asztalt.
end-sure = Ezzel mindenki számára véget ér a játék, a jelenlegi állással. Nem vonható vissza.
end-sure-lobby = Ez bezárja az asztalt, amelynél még senki sem lépett.
end-yes = Asztal lezárása
ended = Az asztal lezárult.
end-ask = Az asztalt azonnal csak a házigazdája, { $host }, vagy egy moderátor zárhatja le. Megkérdezheted a többieket: ha több mint a felük igent mond, a játék a jelenlegi állással ér véget.
end-ask-yes = Kérdezd meg őket
vote-asked = A többieket megkérdeztem a csatornában.
undone-at-once = Az utolsó köröd visszavonva.

## Asztalok, számok
tables-title = Az asztalaid
tables-none = Itt egyik asztalnál sem ülsz. Nyiss egyet: /game new, vagy nyomd meg a gombot, és nézd meg, hogyan működik.
tables-yours = - **Te jössz** · [{ $game }]({ $link }), { $where } · szóltam: { $since }
tables-theirs = - [{ $game }]({ $link }), { $where } · soron: { $who }, szóltam: { $since }
tables-lobby = - [{ $game }]({ $link }), { $where } · még nem kezdődött el, foglalt helyek: { $taken } / { $seats }
tables-more = …és még { $count }.
stats-title = { $who }: { $game }
stats-none = Itt még nincs befejezett játék.
stats-games = { $games } játék, { $wins } győzelem
stats-early = Ezenfelül { $games } játék idő előtt ért véget, ebből { $ahead } vezetés közben. Ezek semmi másba nem számítanak bele.
stats-points = Legjobb eredmény: { $best } pont, átlag: { $average }
stats-rating = Értékszám: { $rating }, emberek elleni játékok száma: { $games }
stats-parts = Átlagosan: { $parts }
leaderboard-title = A legjobbak itt: { $game }
leaderboard-line = { $rating } · { $games } játék, { $wins } győzelem
leaderboard-none = Itt még senki sem fejezett be játékot más emberek ellen.
leaderboard-note = Az értékszám az erős játékosok elleni győzelmekkel nő. Az MI elleni játékok nem számítanak.

## Amit mindenki magának választ
me-title = Hogyan szóljak hozzád
me-language = A nyelv mindenhez, amit csak te látsz:
me-language-discord = Mint a Discordom
me-pictures = Képek
me-pictures-shown = Mutasd a képeket
me-pictures-described = Írd le a képeket szavakkal is
me-zone = Az időzónád { $zone }, ott most { $now } van. A /me beállításával módosíthatod.
me-no-zone = Még nem ismerem az időzónádat. Válaszd ki a /me beállításával, és éjszaka nem jön emlékeztető.
me-note = Ez minden asztalodnál érvényes. Más nem látja.

## Parancsok
command-game = Társasjátékok ebben a csatornában
command-game-new = Asztal nyitása
command-game-status = Ki van soron, a pontok, és miben állapodtatok meg
command-game-board = A tábla megtekintése
command-game-mine = A bányád vagy a vagyonod, illetve valaki másé
command-game-orders = A teljesítésre váró rendelések megtekintése
command-game-delivered = A leszállított rendeléseid; csak te látod őket
command-game-log = Mi történt eddig
command-game-replay = A játék visszajátszása körről körre vagy filmként
command-game-undo = Az utolsó köröd visszavonása, ha a többiek beleegyeznek
command-game-settings = Miben állapodott meg az asztal; megnézheted vagy módosíthatod
command-game-leave = A helyed feladása; egy MI játszik tovább helyetted
command-game-end = Az asztal lezárása a játék vége előtt
command-game-export = Egy befejezett játék jegyzőkönyve fájlként
command-tables = Minden asztalod, ki van soron, és hogyan jutsz oda
command-stats = Hogyan játszott eddig valaki
command-leaderboard = A legjobb játékosok itt
command-rules = A szabályok téma szerint vagy egy bennük álló szó alapján
command-help = Mi ez, és hogyan kezdj hozzá
command-me = A nyelved, az időzónád, az emlékeztetőid és a képek szavakkal
option-game = Melyik játék
option-seats = Hány hely
option-options = Hogyan játsszátok; válassz a listából
option-language = A bejegyzések nyelve
option-role = Csak ezzel a ranggal lehet leülni
option-invite = Tarts helyet ennek a személynek
option-invite-more = Tarts helyet ennek a személynek is
option-only-invited = Csak a meghívottak ülhetnek le
option-theme = Világos vagy sötét képek
option-person = Kinek az eredményei; a tieid, ha nem választasz senkit
option-time-zone = A legközelebbi nagyváros
option-topic = Mit szeretnél tudni

## Segítség és üdvözlés
help = Segítség
help-days = Játék napokon át
help-days-turn = **A te köröd.** Amikor elkezdődik, egyszer megemlítelek. Utána úgy emlékeztetlek, ahogy szeretnéd ({ $me }), nálad éjszaka soha. Az emlékeztetőn gombok vannak: megnyithatod a paneledet, elnémíthatod ezt a kört, vagy kérhetsz még egy napot.
help-days-since = **Mi történt.** A panel azzal kezdődik, amit a többiek az utolsó köröd óta tettek, szavakkal és rövid filmként. A { $log } és a { $replay } az egész játékot mutatja.
help-days-ahead = **Előre tervezés.** Amíg mások játszanak, megtervezheted a következő körödet. A terv megvár, vagy magától végrehajtódik, ha semmi sem változott, amitől függ.
help-days-clock = **Óra.** Az asztal nyitásakor megállapodhattok, hány nap jár egy körre, vagy hogy mindenki időkészletet kap. Ha letelik az idő, egy MI játszik, vagy a többiek döntenek.
help-days-silence = **Csend.** Ha valaki napokig hallgat, a többiek átadhatják a helyét egy MI-nek vagy valaki másnak, vagy befejezhetik a játékot: ilyenkor az akkori állás számít. Aki visszatér, visszakapja a helyét.
help-days-away = **Szabadság.** A { $vacation } minden asztalodnál megállítja az órát és az emlékeztetőket.
help-title = Társasjátékok ebben a csatornában
help-how = Itt a saját tempódban játszhatsz emberekkel vagy MI ellen: { $games }. Nyiss egy asztalt, nyomd meg a Beülök, majd a Kezdés gombot. Ha te jössz, szólok: nyomd meg a Lépek gombot, válassz lépésről lépésre a panelben, amelyet csak te látsz, és hagyd jóvá. Addig a többiek semmit sem látnak belőle, és az asztal megvár.
rules-more = További szabályok…
welcome = ### Jó szerencsét!
    Itt a saját tempódban játszhatsz: { $games }. Egy kör néhány kattintás, és az asztal akár napokig is megvár. Nyomj meg egy gombot, ha MI ellen játszanál, vagy ha lépésről lépésre megtanulnál egy játékot; a barátaidnak a `/game new` paranccsal nyithatsz asztalt.
play-now = Játssz most: { $game }
learn = Tanuld meg: { $game }
game-opened = Az asztalod itt nyílt meg: { $where }. Ott lépj.

## Szavazások, folytatás
vote-open = { $count ->
    [one] { $who }, egyetértesz?
   *[other] { $who }, egyetértetek?
}

## A kör panelje, folytatás
done-waiting = Kész. Amíg nem választott mindenki, meggondolhatod magad; még gondolkodik: { $who }.
think-again = Újragondolom
moved-on = Azóta, hogy ez a gomb megjelent, az asztal továbblépett.
plan-dropped = Közben mások léptek: amit terveztél, innen már nem lehetséges.
not-your-turn = { $count ->
    [one] Most { $who } van soron. Közben körülnézhetsz.
   *[other] Még gondolkodnak: { $who }. Közben körülnézhetsz.
}
newest-post = A játék itt folytatódik: { $link }
done-again = Kész. Megint te jössz.
refused-no-such-vote = Ez a kérdés már nincs meg.
refused-not-your-vote = A kérdést csak <@{ $user }> vonhatja vissza, aki feltette.
refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.

## Emlékeztetők
me-reminders = Ha te jössz, és még nem léptél:
me-ladder = Emlékeztetők
me-ladder-hours = Emlékeztess { $hours } óra múlva
me-ladder-none = Nincs emlékeztető
me-where = Hol
me-where-channel = Az asztal csatornájában
me-where-direct = Közvetlen üzenetben
me-night = Az éjszakám
me-night-hours = Soha { $falls } és { $rises } között, az én időm szerint
me-night-none = Bármikor
me-digest = Az asztalaim listája
me-digest-none = Nincs napi lista
me-digest-at = A rám váró asztalok listája, naponta ({ $hour })

## Várakozás
vacation-title = A szabadságaid
vacation-line = { $days ->
    [1] { $first }
   *[other] { $first } – { $last }
}
vacation-none = Nincs bejegyzett szabadságod.
vacation-left = { $year } folyamán még { $days } szabadnapod maradt.
vacation-how = Ezeken a napokon egyik asztalnál sem jár az órád, és senki sem emlékeztet. A /vacation beállításaival jegyezheted be őket.
vacation-cancel = Lemondás…
command-vacation = Napok, amikor nem jár az órád, és senki sem emlékeztet
option-first-day = Az első nap, például 2026-07-01
option-last-day = Az utolsó nap; ugyanaz, ha nem adsz meg mást
refused-no-such-day = Ezt nem tudom napként értelmezni: „{ $given }”. Írd így: 2026-07-01 vagy 2026. 07. 01.
reminder = { $who }, az asztal rád vár (szóltam: { $since }).
reminder-where = Az asztal: { $where }
reminder-zone = Nem ismerem az időzónádat. Add meg itt: { $command }, és éjjel nem jön emlékeztető.
deadline = Határidő: { $when }
bank-days = Időkészlet: még { $days } nap
bank-hours = Időkészlet: még { $hours } óra
away-until = Szabadságon eddig: { $when }.
mute = Erre ne emlékeztess
muted = Erre a körre már nem emlékeztetlek.
more-time = Több idő
more-taken = Egy nappal több időd van erre a körre.
more-until = Az idő lejár: { $when }.
takes-time = { $who } egy nappal meghosszabbítja a körét, eddig: { $when }.
digest = { $count } asztal vár rád
digest-line = { $game } (szóltam: { $since }): { $where }
stood-in = Letelt az idő: { $who } helyett ezt a kört egy MI játszotta.
late = { $count ->
    [one] Az asztal { $who } lépésére vár (szóltam: { $since }). { $others }, eldöntheted, hogyan legyen tovább.
   *[other] Az asztal { $who } lépésére vár (szóltam: { $since }). { $others }, együtt eldönthetitek, hogyan legyen tovább.
}
ask-ai = Játsszon tovább egy MI
seat-prompt = Új játékos egy helyre…
seat-note = Egy hely azonnal átadható egy MI-nek vagy valaki másnak. Aki eddig ott ült, visszatérhet.
seat-given = A hely gazdát cserélt, az asztal értesül róla.
ask-end = A játék befejezése
ask-person = A hely átadása másnak…
come-back = Visszatértem
seat-is-kept = A helyeden egyelőre más játszik. Amint szeretnéd, ismét a tiéd.
seat-is-yours = A helyed ismét a tiéd.
on-vacation = { $days ->
    [1] { $who } szabadságon van ({ $first }). Azon a napon az óra és az emlékeztetők szünetelnek.
   *[other] { $who } szabadságon van ({ $first } – { $last }). Addig az óra és az emlékeztetők szünetelnek.
}
back-again = { $who } visszatért a szabadságról.
refused-time-added-already = Erre a körre már kaptál egy plusz napot.
refused-time-bank = Ennek az asztalnak időkészlete van: ha egy körre nem elég a saját napja, a többlet abból fogy.
refused-not-silent-yet = Ez csak akkor lehetséges, ha az asztal már túl régóta vár valakire.
refused-not-about-oneself = Erről a többiek döntenek. Lépj, és minden megy tovább.
refused-seated-already = Ez a személy már ennél az asztalnál ül.
refused-replaced-already = Ezt a helyet már átvették.
refused-no-person = Helyet csak embernek lehet átadni. Az MI-hez a másik gombot használd.
refused-no-seat-to-return-to = Ennél az asztalnál nem tartanak neked helyet.
refused-vacation-in-the-past = A szabadság legkorábban ma kezdődhet.
refused-ends-before-it-begins = Az utolsó nap nem lehet az első előtt.
refused-booked-already = { $days ->
    [1] Erre a napra már van bejegyzett szabadságod: { $first }.
   *[other] Erre az időre már van bejegyzett szabadságod: { $first } – { $last }.
}
refused-too-many-vacation-days = Ez { $days } nap szabadság lenne { $year } folyamán; { $limit } a megengedett.
refused-no-such-vacation = Azon a napon nem kezdődik szabadságod.

## A bot üzemeltetőjének, a terminálján
host-embedded = Nincs DISCORD_TOKEN megadva, ezért a Pithead saját Discordon fut. Nyisd meg a böngészőben: { $address }
host-ready = { $bot } csatlakozott, { $count } szerveren van jelen. Meghívás egy újabbra: { $link }
host-lacks = Ezen a szerveren („{ $server }”) a botnak nincs meg minden engedélye; ami hiányzik: { $permissions }. Add meg a rangjának: Szerver beállításai, Rangok.
host-token = A Discord nem ismeri ezt a tokent. Másold ki újra (Developer Portal, Bot, Reset Token), és írd a .env fájlban a DISCORD_TOKEN= mögé.
host-offline = A Discord nem érhető el ({ $reason }). Csatlakozik ez a gép az internethez?
host-cannot-start = A Pithead nem tud elindulni: { $reason }. Ha foglalt a port, válassz másikat: PITHEAD_PORT a .env fájlban, vagy --port.

## Előre tervezés
plan-ahead = Előre tervezek
may-plan = A következő körödet már most megtervezheted.
ahead-note = Előre tervezel: semmi sem történik, amíg rád nem kerül a sor.
ahead-is-armed = Ez a terv magától végrehajtódik, amikor rád kerül a sor. Ha változtatsz rajta, ez megszűnik.
ahead-whole = A következő köröd terve elkészült, és megőriztem:
ahead-when = Amikor rád kerül a sor, a terv újra ellenőrizve ott lesz a paneledben. Vagy magától végrehajtódik, de csak ha semmi sem változott, amitől függ.
ahead-auto = Menjen magától
ahead-keep = Előbb mutasd meg
ahead-change = Módosítom a tervet
ahead-kept = A tervedet megőriztem. Amikor rád kerül a sor, ott lesz a paneledben.
ahead-armed = A tervedet megőriztem. Amikor rád kerül a sor, magától végrehajtódik, ha semmi sem változott, amitől függ.
refused-no-planning-ahead = Most nincs előre tervezhető köröd.
refused-not-ahead = Ez felfed valami rejtettet, vagy befejezi a kört, ezért várnia kell, amíg rád kerül a sor.
refused-not-a-whole-turn = Csak egy teljes kör hajtható végre magától.
