### A Spółka ZOO a panelekben és bejegyzésekben.

title = Spółka ZOO

## Beállítások

option-bots = Szabálykönyvi botok
option-bots-0 = nincs
option-bots-1 = egy
option-bots-2 = kettő
option-bots-3 = három
option-start = Kezdőjátékos
option-start-random = sorsolással
option-start-first-seat = az első hely

## A bejegyzés gombjai

button-turn = Lépek
button-holdings = Vagyonok
button-helpers = Segítők
button-my-holdings = Vagyonom

## Hol tart a játék

standing-round = { $round }. forduló az { $rounds }-ből, { $step }. zseton a { $steps }-ból
standing-market = { $round }. forduló az { $rounds }-ből, piaci szakasz
standing-over = a játék véget ért
call-choose = { $who }, { $count ->
    [one] te jössz: válassz titokban egy zsetont.
   *[other] ti jöttök: válasszatok titokban egy-egy zsetont, mind egyszerre.
}
call-resolve = { $who }, te jössz: { $token }.
call-taking = { $who }, te jössz: { $company } gyümölcseiből választhatsz.
call-issue = { $who }, te jössz: egy lap { $company } egy részvényét kínálja neked.
call-audit = { $who }, te jössz: egy lap révén megnézheted { $company } pakliját.
tally = { $over ->
    [no] Dicsőség, ha most mindent eladnátok: { $scores }
   *[yes] Dicsőség: { $scores }
}
won = { $winners ->
    [one] { $who } nyert { $glory } dicsőséggel!
   *[other] { $who } közösen nyertek { $glory } dicsőséggel!
}
led = { $winners ->
    [one] { $who } állt az élen, { $glory } dicsőséggel.
   *[other] { $who } közösen álltak az élen, { $glory } dicsőséggel.
}
bot-won = { $who } nyert { $glory } dicsőséggel. Az állatok fejet hajtanak egy óramű előtt.
bot-led = { $who } állt az élen, { $glory } dicsőséggel.
part-helpers = Segítők
part-coins = Érmék
bot = Bot { $letter }
told-undo = { $who } visszavonta az utolsó kört, közös megegyezéssel.
chapter-market = { $round }. forduló, piaci szakasz

## Dolgok

kind = { $kind ->
    [apple] alma
    [lemon] citrom
   *[pineapple] ananász
}
coins = { $count } érme
numbered = { $number } · { $what }
helper-offer = { $helper } · { $fruit } → { $glory }

## Zsetonválasztás

title-choose = { $round }. forduló, { $step }. zseton a { $steps }-ból · { $coins }
about-line = **{ $token }:** { $does }
about-token = { $token ->
    [shares] legfeljebb két részvény vétele vagy eladása; minden vétel 1-gyel emeli, minden eladás 1-gyel csökkenti az árat.
    [fruit] legfeljebb két gyümölcs vétele vagy eladása, a raktárból, vagy ha ott elfogyott, 2-vel drágábban egy játékostól; az árak 1-gyel változnak.
    [hire] gyümölcsért segítőt veszel fel: dicsőség és képesség a játék végéig.
    [lobby] 2 érme, és egy befolyáslap bekerül egy pakliba.
    [speculate] 1 érme, és megnézed egy pakli felső négy lapját; felülre vagy alulra teheted őket vissza.
   *[duplicate] még egyszer azt teszi, amit az előző zsetonod.
}
choose-note = A zsetonodat senki sem látja, amíg nem választott mindenki. Addig meggondolhatod magad.
title-chosen = A zsetonod: { $token }
summary-chosen = **{ $token }.** { $orders }
title-made = Választottál: { $token }
title-orders = Utasítások: { $token }
title-ability = Utasítások: { $helper }
title-limit = { $doing } – milyen áron?
title-answers = Állandó válaszok
button-orders = Utasítást adok
button-other-token = Másik zseton
button-answers = Állandó válaszok
button-change = Választás módosítása
button-then-ask = Különben kérdezz
button-then-nothing = Különben semmi
button-forget = Utasítások törlése
button-enough = Ennyi elég
orders-note = Ha utasítást adsz, senkinek sem kell rád várnia: rögtön végrehajtódik, amint te jössz.
orders-none = Megkérdezlek, amikor te jössz.
orders-nothing = Amikor te jössz, semmi sem történik, a zseton pedig elhasználódik.
orders-given = Utasítások: { $orders }. { $rest }
orders-then-ask = A többinél megkérdezlek.
orders-then-nothing = Más nem történik.
order-helper = Aztán { $helper }…
wish-by = { $helper } – { $doing }
wish-at-most = { $doing }, legfeljebb { $coins }
wish-at-least = { $doing }, legalább { $coins }
at-most = Legfeljebb { $coins }
at-least = Legalább { $coins }
pick-order = Utasítás adása…
price-now = Most { $coins }
pick-helper = Utasítás egy segítő képességére…
pick-at-most = Legfeljebb ennyit fizess…
pick-at-least = Legalább ennyit kapj…
about-prefer = Melyik gyümölcsöt kéred először
about-issue = Ha egy lap részvényt kínál
about-audit = Ha egy lap révén megnézhetsz egy paklit
answer-now = **{ $what }:** { $now }
pick-answer = { $what }…
answers-note = Az egész játékra szólnak, hogy a piaci szakaszban senkinek se kelljen rád várnia.
answer-prefer = Sorrend: { $kinds }
answer-prefer-ask = Kérdezd meg, melyiket
answer-issue = Vedd meg legfeljebb ennyiért: { $coins }
answer-issue-never = Soha ne vedd meg
answer-issue-ask = Kérdezz meg
answer-audit-ask = Kérdezz meg
answer-audit-leave = Maradjon a pakli, ahogy van

## Végrehajtás

title-trade = { $token } · még { $count } ügylet · { $coins }
title-hire = Segítő felvétele · nálad: { $fruit }
title-pay = Fizetés: { $helper }
title-lobby = Lobbizás · 2 érme és egy lap egy pakliba
title-speculate = Spekuláció · 1 érme és egy pillantás egy pakliba
title-looking = { $company }: tedd vissza a lapokat
title-removing = { $company }: kiveszel egy lapot?
title-reacting = A segítőid tehetnek valamit
title-using = { $helper }
title-taking = { $company }: vegyél el gyümölcsöt, még { $count }
title-issue = { $company }: veszel részvényt?
title-over = Ennyi volt a köröd
no-trade = Most semmit sem lehet venni vagy eladni.
no-hire = Egyik segítőt sem tudod kifizetni.
warning-reveals = Rögtön új lap fordul fel: ezt nem lehet visszavonni.
warning-look = Amit egyszer megnéztél, az nem vonható vissza.
taking-note = Ha a következő zsetonodnál állandó választ adsz, legközelebb nem kell megkérdeznem.
planned = { $deeds }.
planned-deeds = Ebben a körben { $deeds }.
summary-nothing = Így nem teszel semmit.
summary-no-more = Ezen túl nem teszel semmit.
summary-put-back = A lapok úgy fekszenek, ahogy visszatetted őket.
pick-seller = A raktárban nincs: vegyél egy játékostól…
pick-hire = Felvétel…
pick-pay = Fizess ezzel…
pick-lobby = Keverj egy lapot egy pakliba…
pick-use = Segítő használata…
pick-how = Hogyan…
for-coins = { $doing } · { $coins }
lobby-entry = { $number } · { $card } → { $company }
put-top = { $number } · { $card }: felülre
put-bottom = { $number } · { $card }: alulra
put-leave = Maradjanak, ahogy vannak
remove-card = Kiveszem: { $number } · { $card }
remove-none = Egyiket sem
button-skip = Most nem
do-buy-share = Vétel: { $company } részvénye
do-sell-share = Eladás: { $company } részvénye
do-buy-fruit = Vétel: { $kind }
do-buy-fruit-from = Vétel: { $kind } (eladó: { $seller })
do-sell-fruit = Eladás: { $kind }
do-hire = Felvétel: { $helper }
do-pay = Fizetés: { $fruit }
do-lobby = „{ $card }” bekeverése { $company } paklijába
do-coins = Csak az érmék
do-look = Megnézés: { $company } paklija
do-take = Elveszem: { $kind }
do-share-price = { $way ->
    [up] Áremelés: { $company } részvénye
   *[down] Árcsökkentés: { $company } részvénye
}
do-fruit-price = { $way ->
    [up] Áremelés: { $kind }
   *[down] Árcsökkentés: { $kind }
}
do-swap = Csere: { $give } → { $take }

## Tippek és visszatekintés

glory = { $count } dicsőség
part-shares = Részvények
part-fruit = Gyümölcs
hint-token = { $token } – { $deeds }
hint-take = Elveszed: { $fruit }
hint-top = Felülre: { $cards }
hint-bottom = Alulra: { $cards }
hint-remove = Kiveszed: „{ $card }”
hint-nothing = Ne tegyél többet
reason-glory = { $glory }et hoz
reason-count-ability = { $count ->
    [one] a képessége még egy fordulón át segít
   *[other] a képessége még nagyjából { $count } fordulón át segít
}
reason-count-fruit = a következő piaci szakaszban nagyjából { $count } gyümölccsel több jut neked
reason-count-stops = a pakli piaci szakasza { $count } lap után véget ér
reason-company-majority = te leszel { $company } többségi részvényese
reason-company-gives-up = de már nem te vagy { $company } többségi részvényese
reason-rival-majority-from = { $player } helyett te leszel { $company } többségi részvényese
reason-rival-ties = { $player } már nem { $company } többségi részvényese
reason-harms = { $player } vesztesége nagyjából { $glory }
reason-contested = de { $player } előtted jön, és szintén ki tudja fizetni ezt a segítőt
reason-coins-market = a következő piaci szakaszban nagyjából ennyit ér neked: { $coins }
reason-coins-cheap = a részvények most olcsók, a legolcsóbb ára { $coins }
reason-coins-dear = magas az ár: { $coins }
reason-coins-earns = bevétel: { $coins }
reason-coins-priciest = most ez a legdrágább gyümölcs: { $coins }
reason-shares-raises = nő { $company } részvényára, és { $count } részvényed van ott
reason-shares-look-own = { $company } { $count } részvénye a tiéd: kerüljön felülre, ami neked segít
reason-shares-look-others = { $company } { $count } részvénye másoké: kerüljön felülre, ami nekik nem segít
reason-raises-fruit = nő az ára annak, ami nálad van: { $fruit }
reason-helper-reach = utána ki tudsz fizetni egy segítőt: { $helper }
reason-helper-keeps = marad gyümölcsöd egy segítőre: { $helper }
reason-helper-nearer = utána már csak egy gyümölcs hiányzik egy segítőhöz: { $helper }
reason-plain-due = rögtön e zseton után jön a piaci szakasz
reason-plain-order-own = előbb jönnek azok a lapok, amelyek neked segítenek
reason-plain-order-others = alul maradnak azok a lapok, amelyek másoknak segítenek
reason-plain-scarce = ebből a fajtából kevés van nálad, és a segítők többfélét kérnek
reason-plain-first = te jössz elsőként, mielőtt az árak megváltoznának
reason-plain-as-they-lie = más sorrend alig volna jobb
reason-plain-nothing = most semmi sem éri meg az árát
reason-plain-best = semmi más nem ér többet
review-good = { $round }. forduló, { $step }. zseton, { $token } – { $deeds }. Ez nagyjából { $glory }gel többet hozott annál, ami abban a fordulóban szokásos.
review-bad = { $round }. forduló, { $step }. zseton, { $token } – { $deeds }. Jobb lett volna: { $better }. Ez nagyjából { $glory }gel többet hozott volna.

## Tanulás játék közben

numbered-lesson = **{ $number }. lecke (összesen { $count }).** { $lesson }
lesson-shares = Öt forduló, mindegyikben három zseton; a legtöbb dicsőség nyer, és öt érme egy dicsőség. A részvény kétszer hoz pénzt: akinek egy társaságban a legtöbb van, az viszi el a gyümölcse javát, és a végén minden részvényt eladtok. Kezdd ezzel: **Részvénykereskedés**, amíg a részvények olcsók.
lesson-lobby = Egy társaság paklijának lapjai döntik el, mennyit keres a piaci szakaszban. A **Lobbizás** 2 érmét ad, és egy nyílt befolyáslapot bekeversz egy pakliba: jót oda, ahol részvényed van, rosszat máshová.
lesson-hire = A segítők gyümölcsbe kerülnek, dicsőséget hoznak, és a játék végéig van egy képességük. Ha valamelyikre futja, válaszd ezt: **Felvétel**; ha nem, a hiányzó gyümölcsöt így szerezheted meg: **Gyümölcskereskedés**.
lesson-fruit = Ez volt a piaci szakasz: minden paklit a második zárócsengőig fordítottunk fel, aztán szétosztottuk a gyümölcsöt, a többségi részvényessel kezdve. Add el a gyümölcsöt, amíg drága, vagy vedd meg, amibe egy segítő kerül. Válaszd ezt: **Gyümölcskereskedés**.
lesson-speculate = A **Spekuláció** 1 érmét ad, és megnézheted egy pakli felső négy lapját. A jókat tedd felülre ott, ahol a legtöbb részvényed van, a rosszakat alulra. Más nem tudja meg, mit láttál.
lesson-duplicate = A **Másolás** még egyszer azt teszi, amit az előző zsetonod, és a rá reagáló segítők újra reagálnak. Soha nem lehet egy forduló első zsetonja.
lesson-trading-shares = Két ügylet, mindegyik egy részvény: minden vétel 1-gyel emeli, minden eladás 1-gyel csökkenti az árat. Egy társaság két részvénye gyakran már többség.
lesson-trading-fruit = Ugyanúgy, mint a részvénnyel: a vétel emeli a gyümölcs árát, az eladás csökkenti. Ha a raktárból elfogyott, egy játékostól veheted meg, 2-vel drágábban.
lesson-hiring = Fizesd ki a lapon álló gyümölcsöt. A kokárdán lévő szám a dicsőség, amelyet hoz.
lesson-lobbying = Melyik lap, és melyik pakliba? A 2 érme már a tiéd.
lesson-looking = Ezeket a lapokat csak te látod. Ha megnézted őket, nincs visszaút.
lesson-reacting = Az egyik segítőd most tehet valamit. Használd, vagy hagyd.
lesson-taking = Itt van részvényed, így a választásod szerint vehetsz el gyümölcsöt. Gondolj a segítőre, akit szeretnél, és az árakra.
lesson-issuing = Egy lap olcsóbb részvényt kínál. Ez is emeli az árat.
lesson-confirm = Ebből még senki sem látott semmit. A **Vissza** egyet visszalép, a **Jóváhagyás** véglegesíti a körödet.
lesson-over = Most már ismered a játékot. Figyeld, kié a többség, és vegyél fel segítőt korán: a képességek minden fordulóban hasznot hoznak. Játssz tovább, ha szeretnél, vagy hagyd abba: `/game end`, és nyiss asztalt a barátaidnak: `/game new`.
