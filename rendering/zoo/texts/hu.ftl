### A Spółka ZOO képei és leírásaik.

## Feliratok: egy-két szó, mint egy cégtáblán

company = { $kind ->
    [apple] Alma Rt.
    [lemon] Citrom Rt.
   *[pineapple] Ananász Rt.
}
warehouse = Raktár
helpers = Segítők
influence = Befolyás
round = { $round }. forduló
phase-tokens = { $step }. zseton a { $steps }-ból
phase-market = Piaci szakasz
phase-over = A játék véget ért
no-helpers = Még nincs segítő
in-hand = Kézben

## Tálcák

tray-hiring = Felvehető segítők
tray-lobbying = Befolyáslapok
deck-looked-at = { $company }: megnézett lapok
deck-removing = { $company }: kiveszel egy lapot?
tray-staff = Segítők
tray-known = Ismert lapok a paklikban
deck-deck = { $company }: a pakli lapjai

## Lapok az eredményekkel

sheet-round = Piaci szakasz, { $round }. forduló
nobody-took = Senki sem kap gyümölcsöt
row-coins = Érmék
row-worth = Részvény, gyümölcs
row-shares = Eladott részvény
row-fruit = Eladott gyümölcs
row-brought = Érmék segítőktől
row-money = Összes érme
row-from-money = Dicsőség 5 érménként
row-helpers = Segítők dicsősége
row-standing = Dicsőség eladáskor
row-total = Dicsőség
winner = { $name } nyert
winners = Közös győzelem: { $names }
leaders = { $count ->
    [one] Idő előtt vége: { $names } vezet
   *[other] Idő előtt vége, holtversenyben: { $names }
}
title-chart = Dicsőség fordulónként

## Dolgok és számuk

fruit = { $kind ->
    [apple] { $count } alma
    [lemon] { $count } citrom
   *[pineapple] { $count } ananász
}
fruit-taken = { $kind ->
    [apple] { $count } almát
    [lemon] { $count } citromot
   *[pineapple] { $count } ananászt
}
firm = { $kind ->
    [apple] az Alma Rt.
    [lemon] a Citrom Rt.
   *[pineapple] az Ananász Rt.
}
kind = { $kind ->
    [apple] alma
    [lemon] citrom
   *[pineapple] ananász
}
coins = { $count } érme
coins-gained = { $count } érmét
cards = { $count } lap
none = nincs
nobody = senki
token = { $token ->
    [shares] Részvénykereskedés
    [fruit] Gyümölcskereskedés
    [hire] Felvétel
    [lobby] Lobbizás
    [speculate] Spekuláció
   *[duplicate] Másolás
}
token-hidden = képpel lefelé
token-repeats = Másolás ({ $token })
face-down = Képpel lefelé

## Mit tesz valaki, a neve után

deed-buy-share = { $by ->
    [you] megveszed { $company } egy részvényét, fizetsz { $coins } (az ár most { $price })
   *[other] megveszi { $company } egy részvényét, fizet { $coins } (az ár most { $price })
}
deed-sell-share = { $by ->
    [you] eladod { $company } egy részvényét, kapsz { $coins } (az ár most { $price })
   *[other] eladja { $company } egy részvényét, kap { $coins } (az ár most { $price })
}
deed-buy-fruit = { $by ->
    [you] veszel { $fruit }, fizetsz { $coins } (az ár most { $price })
   *[other] vesz { $fruit }, fizet { $coins } (az ár most { $price })
}
deed-buy-fruit-from = { $by ->
    [you] veszel { $fruit }, fizetsz { $coins } (eladó: { $seller }, az ár most { $price })
   *[other] vesz { $fruit }, fizet { $coins } (eladó: { $seller }, az ár most { $price })
}
deed-sell-fruit = { $by ->
    [you] eladsz { $fruit }, kapsz { $coins } (az ár most { $price })
   *[other] elad { $fruit }, kap { $coins } (az ár most { $price })
}
deed-hire = { $by ->
    [you] segítőt veszel fel ({ $helper }), fizetsz { $fruit }
   *[other] segítőt vesz fel ({ $helper }), fizet { $fruit }
}
deed-lobby = { $by ->
    [you] { $company } paklijába kevered: „{ $card }”
   *[other] { $company } paklijába keveri: „{ $card }”
}
deed-gain = { $by ->
    [you] kapsz { $coins }
   *[other] kap { $coins }
}
deed-pay = { $by ->
    [you] fizetsz { $coins }
   *[other] fizet { $coins }
}
deed-fruit = { $by ->
    [you] elveszel a raktárból { $fruit }
   *[other] elvesz a raktárból { $fruit }
}
deed-look = { $by ->
    [you] megnézed { $company } pakliját ({ $cards })
   *[other] megnézi { $company } pakliját ({ $cards })
}
deed-remove = { $by ->
    [you] titokban kiveszel egy lapot { $company } paklijából
   *[other] titokban kivesz egy lapot { $company } paklijából
}
deed-share-price = { $by ->
    [you] { $company } részvényárát lépteted: { $before } → { $after }
   *[other] { $company } részvényárát lépteti: { $before } → { $after }
}
deed-fruit-price = { $by ->
    [you] gyümölcsárat léptetsz ({ $kind }): { $before } → { $after }
   *[other] gyümölcsárat léptet ({ $kind }): { $before } → { $after }
}
deed-swap = { $by ->
    [you] cserélsz: adsz { $gave }, kapsz { $took }
   *[other] cserél: ad { $gave }, kap { $took }
}
deed-decline = nem tesz semmit
deed-top-moved = „{ $card }” { $source } paklijából { $target } paklijára kerül
deed-cleared = minden nyílt befolyáslapot kivesz
deed-by = { $deed } ({ $helper })
told-turn = { $name } – { $token }: { $deeds }.
told-bot = { $name } – { $card }. botlap: { $deeds }.
told-plain = { $name } { $deeds }.
told-opened = Felfedett zsetonok: { $tokens }.
told-token = { $name } ({ $token })
told-round = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló véget ért. Mostantól { $name } a kezdőjátékos.
told-last-round = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló véget ért.
told-end = A játék véget ért. { $winners } Dicsőség: { $scores }.

## A piaci szakasz története

fx-added = +{ $fruit }
fx-moved = { $fruit } → { $company }
fx-spoiled = −{ $fruit }
fx-share-price = részvényár { $before } → { $after }
fx-fruit-price = { $kind } ára { $before } → { $after }
fx-gain = { $name } +{ $coins }
fx-pay = { $name } −{ $coins }
fx-take = { $name } elvesz { $fruit }
fx-sell = { $name } elad egy részvényt, kap { $coins }
fx-buy = { $name } vesz egy részvényt, fizet { $coins }
fx-look = { $name } megnéz { $cards }ot
fx-removed = egy titokban kikerül
fx-left = kikerül a játékból
fx-wander = → { $company }
fx-nothing = nincs hatása
fx-ignored = kimarad, nincs többségi részvényes
fx-card = { $card } ({ $effects })
account-pass = { $company }: { $cards }.
account-empty = A pakli elfogyott.
account-harvest = { $name } elvesz a raktárból { $fruit } ({ $helper }).
account-sharing = { $company }, osztás: { $taken }.
account-takes = { $name } { $fruit } kap
account-tied = { $company }: egyenlőség, fejenként { $coins } kap: { $names }.
account-nobody = { $company }: senki sem kap gyümölcsöt.

## A képek leírásai

describe-market = Piac, { $round }. forduló. { $phase }. Kezdőjátékos: { $name }.
describe-company = { $company }: részvényár { $price }, gyümölcs: { $fruit }; részvények: { $shares }; többség: { $major }; pakli: { $cards }.
describe-company-short = { $company }: ár { $price }, gyümölcs { $fruit }, részvény { $shares }.
describe-revealed = Utolsó lapok ({ $company }): { $cards }.
describe-warehouse = Raktár: { $stock }.
describe-stock = { $fruit }, ár { $price }
describe-helpers = Felvehető segítők: { $helpers }.
describe-influence = Befolyáslapok: { $cards }.
describe-helper = { $helper } (ára { $cost }, dicsőség { $glory }): { $words }
describe-helper-short = { $helper } ({ $cost })
describe-card = { $card }: { $words }
describe-end = zárócsengő
describe-player = { $name } ({ $colour }): { $coins }, gyümölcs: { $fruit }, részvény kézben: { $hand }, dicsőség { $glory }, segítők: { $helpers }. Zsetonok: { $tokens }.
describe-player-short = { $name }: { $coins }, { $fruit }, dicsőség { $glory }.
describe-player-shortest = { $name }: { $coins }, dicsőség { $glory }.
describe-holdings = { $name } ({ $colour }): { $coins }, dicsőség { $glory }. Gyümölcs: { $fruit }.
describe-stakes = Részvények: { $shares }; kézben { $hand }.
describe-stake = { $count } × { $company }, ár { $price }
describe-tokens = Ebben a fordulóban használt zsetonok: { $tokens }.
describe-staff = Segítők: { $helpers }.
describe-item = { $number }: { $card }
describe-barred = { $card } (túl drága)
describe-top = Felülre téve, { $number }. helyre: { $card }
describe-bottom = Alulra téve, { $number }. helyre: { $card }
describe-many = { $count } × { $card }
describe-in-deck = { $number }. lap ({ $company }): { $card }
describe-nothing = Itt nincs semmi.
describe-standing = { $name }: { $coins }, részvény és gyümölcs értéke { $worth }, segítők dicsősége { $glory }: együtt { $total } dicsőség.
describe-standing-short = { $name } { $total }
describe-prices = Részvényárak: { $prices }.
describe-final = { $name }: { $coins }, részvény { $shares }, gyümölcs { $fruit }, segítők { $helpers }; érmék összesen: { $money }. A segítők dicsőségével ({ $glory }) együtt ez { $total } dicsőség.
describe-final-short = { $name } { $total } (segítők { $glory })
describe-chart = { $title }.
describe-course = { $name }: { $points }.
describe-replay = { $turns } kör animációja: { $standings }.
replay-start = Kezdődik a játék.
colour = { $colour ->
    [red] piros kör
    [blue] kék négyzet
    [green] zöld háromszög
    [purple] lila rombusz
    [yellow] sárga csillag
   *[white] fehér hatszög
}

## Kezdőlapok: cím és szöveg szám szerint

start-title-1 = Szüret
start-text-1 = { $kind ->
    [apple] Tegyél ide 1 almát.
    [lemon] Tegyél ide 1 citromot.
   *[pineapple] Tegyél ide 1 ananászt.
}
start-title-3 = Fizetésnap
start-text-3 = { $kind ->
    [apple] Tegyél ide 1 almát. Minden részvényes 1 érmét kap.
    [lemon] Tegyél ide 1 citromot. Minden részvényes 1 érmét kap.
   *[pineapple] Tegyél ide 1 ananászt. Minden részvényes 1 érmét kap.
}
start-title-4 = Esti szüret
start-text-4 = { $kind ->
    [apple] Tegyél ide 1 almát.
    [lemon] Tegyél ide 1 citromot.
   *[pineapple] Tegyél ide 1 ananászt.
}
start-title-6 = Nagy szüret
start-text-6 = { $kind ->
    [apple] Tegyél ide 2 almát.
    [lemon] Tegyél ide 2 citromot.
   *[pineapple] Tegyél ide 2 ananászt.
}
start-title-7 = Túlkínálat
start-text-7 = { $kind ->
    [apple] Tegyél ide 2 almát. A részvényár −1.
    [lemon] Tegyél ide 2 citromot. A részvényár −1.
   *[pineapple] Tegyél ide 2 ananászt. A részvényár −1.
}
start-title-8 = Közös szekér
start-text-8 = { $kind ->
    [apple] Ide 1 alma és a jobb oldali társaság 1 gyümölcse. Részvény- és almaár −1.
    [lemon] Ide 1 citrom és a jobb oldali társaság 1 gyümölcse. Részvény- és citromár −1.
   *[pineapple] Ide 1 ananász és a jobb oldali társaság 1 gyümölcse. Részvény- és ananászár −1.
}

## Befolyáslapok

card-title-I01 = Bő termés
card-text-I01 = Tegyél ide 2 gyümölcsöt e társaság fajtájából.
card-title-I02 = Almaszállítmány
card-text-I02 = Tegyél ide 2 almát.
card-title-I03 = Citromszállítmány
card-text-I03 = Tegyél ide 2 citromot.
card-title-I04 = Ananászszállítmány
card-text-I04 = Tegyél ide 2 ananászt.
card-title-I05 = Vegyes láda
card-text-I05 = Tegyél ide 1-1 gyümölcsöt minden fajtából.
card-title-I06 = Vándorvásár
card-text-I06 = Tegyél ide 2 ilyen gyümölcsöt. Utána e lap a jobb oldali pakliba kerül.
card-title-I07 = Jó sajtó
card-text-I07 = Tegyél ide 1 gyümölcsöt e fajtából. A részvényár +1.
card-title-I08 = Rémhír
card-text-I08 = A részvényár −2. Ez a lap kikerül a játékból.
card-title-I09 = Tőzsdeláz
card-text-I09 = A részvényár +2. Ez a lap kikerül a játékból.
card-title-I10 = Árfolyam-korrekció
card-text-I10 = A részvényár legfeljebb 2 lépést mozdul az 5 felé.
card-title-I11 = Osztalék
card-text-I11 = Minden részvényes itteni részvényenként 1 érmét kap.
card-title-I12 = Részvényadó
card-text-I12 = Minden részvényes itteni részvényenként 1 érmét fizet.
card-title-I13 = Az elnök kosara
card-text-I13 = A többségi részvényes elvesz innen 1 tetszőleges gyümölcsöt.
card-title-I14 = Elnöki jutalom
card-text-I14 = A többségi részvényes 4 érmét kap.
card-title-I15 = Drága bársonyszék
card-text-I15 = A többségi részvényes 3 érmét fizet; a többi részvényes 2-2 érmét kap.
card-title-I16 = Kényszereladás
card-text-I16 = A többségi részvényes elad 1 itteni részvényt az aktuális áron.
card-title-I17 = Új kibocsátás
card-text-I17 = A többségi részvényes 2-vel olcsóbban vehet 1 itteni részvényt.
card-title-I18 = Kisrészvényesek napja
card-text-I18 = A többségin kívül minden részvényes 3 érmét kap.
card-title-I19 = Nyílt nap
card-text-I19 = Akinek itt nincs részvénye, 3 érmét kap. Tegyél ide 1 ilyen gyümölcsöt.
card-title-I20 = Belső vizsgálat
card-text-I20 = A többségi részvényes megnézi a pakli következő 3 lapját; egyet kivehet.
card-title-I21 = Penészes ládák
card-text-I21 = Innen 2 gyümölcs vissza a raktárba. E társaság gyümölcsének ára +1.
card-title-I22 = Átrakodás
card-text-I22 = Vigyél át innen 2 gyümölcsöt a jobb oldali társasághoz.
card-title-I23 = Gyümölcsdivat
card-text-I23 = E társaság gyümölcsének ára +1. Tegyél ide 1 ilyet.

## Segítők

helper-title-H01 = Sün, almabróker
helper-text-H01 = Az almarészvény neked 2-vel olcsóbb.
helper-title-H02 = Kanári, citrombróker
helper-text-H02 = A citromrészvény neked 2-vel olcsóbb.
helper-title-H03 = Papagáj, ananászbróker
helper-text-H03 = Az ananászrészvény neked 2-vel olcsóbb.
helper-title-H04 = Borz, almáskert-örökös
helper-text-H04 = Az eladott almarészvény 2-vel többet hoz, a játék végén is.
helper-title-H05 = Vadászgörény, citromliget-örökös
helper-text-H05 = Az eladott citromrészvény 2-vel többet hoz, a játék végén is.
helper-title-H06 = Tukán, ültetvényörökös
helper-text-H06 = Az eladott ananászrészvény 2-vel többet hoz, a játék végén is.
helper-title-H07 = Vakond, almatermesztő
helper-text-H07 = A piaci szakasz elején: vegyél el 1 almát a raktárból.
helper-title-H08 = Kecske, citromtermesztő
helper-text-H08 = A piaci szakasz elején: vegyél el 1 citromot a raktárból.
helper-title-H09 = Tapír, ananásztermesztő
helper-text-H09 = A piaci szakasz elején: vegyél el 1 ananászt a raktárból.
helper-title-H10 = Róka, tőzsdés
helper-text-H10 = Minden részvénykereskedésben eggyel több ügylet.
helper-title-H11 = Mókus, piaci árus
helper-text-H11 = Minden gyümölcskereskedésben eggyel több ügylet.
helper-title-H12 = Menyét, befektető
helper-text-H12 = A részvények neked 1-gyel olcsóbbak.
helper-title-H13 = Egér, beszerző
helper-text-H13 = A gyümölcs neked 1-gyel olcsóbb.
helper-title-H14 = Medve, alapkezelő
helper-text-H14 = Az eladott részvény 1-gyel többet hoz, a játék végén is.
helper-title-H15 = Mosómedve, szatócs
helper-text-H15 = Az eladott gyümölcs 2-vel többet hoz.
helper-title-H16 = Szarka, részvénykereskedő
helper-text-H16 = Az eladott részvény 2-vel többet hoz.
helper-title-H17 = Hód, fejvadász
helper-text-H17 = A segítők 1 gyümölccsel olcsóbbak (te választod, legalább 1 marad).
helper-title-H18 = Kaméleon, bérszámfejtő
helper-text-H18 = Felvételkor az ár 1 gyümölcse bármilyen fajtájú lehet.
helper-title-H19 = Oroszlán, ügyvéd
helper-text-H19 = Részvényegyenlőség eldöntésekor 8-cal több dicsőséged számít.
helper-title-H20 = Pelikán, fuvaros
helper-text-H20 = Gyümölcsosztáskor minden társaságtól 1-gyel többet vihetsz el.
helper-title-H21 = Hörcsög, pénztáros
helper-text-H21 = Bármely zseton után: kapsz 1 érmét.
helper-title-H22 = Gém, küldött
helper-text-H22 = Lobbizás után: vegyél el 1 tetszőleges gyümölcsöt a raktárból.
helper-title-H23 = Páva, szóvivő
helper-text-H23 = Lobbizás után: kapsz 3 érmét.
helper-title-H24 = Hermelin, cselszövő
helper-text-H24 = Lobbizás után: keverj még 1 nyílt befolyáslapot bármely pakliba.
helper-title-H25 = Bagoly, elemző
helper-text-H25 = Spekuláció után: nézd meg egy 6+ lapos pakli felső 3 lapját; egyet kivehetsz.
helper-title-H26 = Hiúz, bennfentes
helper-text-H26 = Spekuláció után: 2-vel olcsóbban vehetsz 1 részvényt.
helper-title-H27 = Kutya, toborzó
helper-text-H27 = Felvétel után: kapsz 3 érmét.
helper-title-H28 = Gólya, részvénygondnok
helper-text-H28 = Felvétel után: 1-gyel olcsóbban vehetsz 1 részvényt.
helper-title-H29 = Majom, másoló
helper-text-H29 = Másolás után: vegyél el 1 tetszőleges gyümölcsöt a raktárból.
helper-title-H30 = Farkas, árfolyammester
helper-text-H30 = Részvénykereskedés után: egy részvényár 1 lépést mozdul fel vagy le.
helper-title-H31 = Kacsa, árkikiáltó
helper-text-H31 = Gyümölcskereskedés után: egy gyümölcsár 1 lépést mozdul fel vagy le.
helper-title-H32 = Patkány, cserélő
helper-text-H32 = Bármely zseton után: cserélj 1 gyümölcsöt más fajtára a raktárból.
helper-title-H33 = Denevér, hallgatózó
helper-text-H33 = Bármely zseton után: nézd meg egy pakli felső 2 lapját; tedd őket felülre vagy alulra.
helper-title-H34 = Jávorszarvas, elnök
helper-text-H34 = Osztáskor: 2 érme minden társaságért, ahol te vagy a többségi részvényes.
helper-title-H35 = Juh, kisrészvényes
helper-text-H35 = Osztáskor: 2 érme minden társaságért, ahol van részvényed, de többséged nincs.
helper-title-H36 = Nyúl, kifizető
helper-text-H36 = A játék végén: 2 érme minden segítődért, ezért is.
