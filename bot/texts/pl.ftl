# Co mówi bot, w cokolwiek się gra.

ai-random = Gracz losowy
ai-random-about = Robi cokolwiek, na co pozwalają zasady
ai-greedy = Gracz zachłanny
ai-greedy-about = Bierze to, co od razu daje najwięcej
ai-apprentice = Uczeń
ai-apprentice-about = Planuje, ale niejedno przeoczy
ai-hewer = Rębacz
ai-hewer-about = Dobrze planuje każdą turę
ai-baron = Baron
ai-baron-about = Myśli naprzód; najsilniejszy
ai-peddler = Kramarz
ai-peddler-about = Planuje, ale niejedno przeoczy
ai-broker = Makler
ai-broker-about = Rozważa każdy wybór
ai-tycoon = Magnat
ai-tycoon-about = Myśli naprzód; najsilniejszy
seat-open = wolne miejsce
seat-reserved = zarezerwowane: { $who }

## Języki, kolory
language-en = angielski
language-pl = polski
language-hu = węgierski
language-de = niemiecki
colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-purple = Fioletowy
colour-yellow = Żółty
colour-white = Biały

## Zanim gra się zacznie
card-title = { $game } · { $seats ->
    [one] stół na { $seats } osobę
    [few] stół na { $seats } osoby
   *[many] stół na { $seats } osób
} · gospodarz: { $host }
card-waits = Grę można rozpocząć, gdy { $count ->
    [one] zajęte będzie { $count } miejsce
    [few] zajęte będą { $count } miejsca
   *[many] zajętych będzie { $count } miejsc
}.
card-started = Gra się rozpoczęła.
card-gone = Ten stół zamknięto, zanim gra się zaczęła.
join = Dołącz
leave = Odejdź
options = Opcje
add-ai = Dodaj AI…
start = Zacznij
seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
seats-prompt = Liczba miejsc
invitation = { $who }, { $host } rezerwuje dla ciebie miejsce przy tym stole. Naciśnij „Dołącz” na karcie stołu.

## Na co umawia się stół
options-title = W co gra ten stół
options-game = Gra
options-table = Stół
options-clock = Zegar
options-people = Osoby
options-hosts = Gospodarzem stołu jest { $host } i tylko ta osoba może to zmienić.
setting-theme = Obrazy
setting-theme-dark = Ciemne obrazy
setting-theme-light = Jasne obrazy
setting-hints = Podpowiedzi
setting-hints-on = Podpowiedzi i plany włączone
setting-hints-off = Podpowiedzi i plany wyłączone
language-prompt = Język wpisów
access-prompt = Kto może dołączyć
access-choice-anyone = Każdy może dołączyć
access-choice-role = Osoby z wybraną rolą
access-choice-invited = Osoby, które zaproszę
access-role = dla roli { $role }
access-role-open = dla roli, którą trzeba jeszcze wybrać
access-invited = za zaproszeniem
role-prompt = Wybierz rolę…
invite-prompt = Zarezerwuj miejsce dla…
dismiss-prompt = Zwolnij miejsce, które zajmuje…
colour-prompt = Twój kolor

## Na co umawia się stół w sprawie czasu
agreed-clock = Zegar
agreed-clock-none = Bez zegara
agreed-clock-turn = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
agreed-clock-bank = { $days ->
    [one] Dzień na turę i { $days } zapasowy na całą grę
    [few] Dzień na turę i { $days } zapasowe na całą grę
   *[many] Dzień na turę i { $days } zapasowych na całą grę
}
agreed-pauses = Kiedy zegar stoi
agreed-pauses-never = Zegar nigdy nie staje
agreed-pauses-nights = Zegar staje na noc
agreed-pauses-weekends = Zegar staje na weekend
agreed-pauses-nights-weekends = Zegar staje na noc i na weekend
agreed-expiry = Gdy czas się skończy
agreed-expiry-ai-turn = Gdy czas się skończy, tę turę gra AI
agreed-expiry-ai-seat = Gdy czas się skończy, AI gra aż do powrotu gracza
agreed-expiry-vote = Gdy czas się skończy, pozostali głosują
refused-no-such-choice = Takiej możliwości nie ma. Wybierz jedną z listy.
refused-no-such-reminders = Przypomnienia przychodzą po upływie od 1 do 336 godzin, każde później niż poprzednie. Wybierz jedną z możliwości.

## Wpis stołu
game-began = Gra się zaczyna.
before = Wcześniej: { $what }
your-turn = { $count ->
    [one] { $who }, twoja kolej.
    [few] { $who }, wasza kolej.
   *[many] { $who }, wasza kolej.
}
ai-turn = { $count ->
    [one] { $who } myśli.
    [few] { $who } myślą.
   *[many] { $who } myślą.
}
ready = Już po wyborze: { $who }
over = Gra dobiegła końca.
ended-early = Grę przy tym stole zakończono przed czasem.
moved-here = Gra toczy się dalej tutaj.
seat-changed = { $kind ->
    [returned] Wraca { $seat }. Dotąd na tym miejscu: { $before }.
   *[replaced] Na tym miejscu gra teraz { $seat }. Dotąd: { $before }.
}
won = { $winners ->
    [one] Wygrywa { $who } z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }!
    [few] Wspólne zwycięstwo z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }: { $who }!
   *[many] Wspólne zwycięstwo z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }: { $who }!
}
led = { $winners ->
    [one] Na prowadzeniu z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }: { $who }.
    [few] Wspólne prowadzenie z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }: { $who }.
   *[many] Wspólne prowadzenie z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }: { $who }.
}
cut-short = Grę zakończono przed czasem, a punkty policzono według stanu z tej chwili. Rankingi się nie zmieniają.
ratings = Rankingi: { $changes }
rating-change = { $who } { $before } → { $now } ({ $change })
board = Plansza
log = Dziennik
rules = Zasady
rematch = Rewanż
replay = Powtórka
export = Eksport
review = Omówienie
review-head = { $who } · { $points }
review-won = Największy zysk: „{ $part }” (o { $points } więcej niż średnio u innych).
review-lost = Największa strata: „{ $part }” (o { $points } mniej niż średnio u innych).

## Głosowania
vote-undo = { $who } prosi o cofnięcie swojej ostatniej tury.
vote-end = { $who } prosi o zakończenie gry z obecnym wynikiem.
vote-replace = { $who } proponuje zmianę na miejscu, które zajmuje { $seat }: ma tam grać { $to }.
vote-needed = Potrzebne głosy za: { $needed } z { $count }.
vote-agreed = Za: { $who }
vote-refused = Przeciw: { $who }
vote-state = { $state ->
    [passed] Prośba przyjęta.
    [failed] Prośba odrzucona.
    [withdrawn] Prośba wycofana.
   *[overtaken] Gra potoczyła się dalej; prośba jest nieaktualna.
}
agree = Jestem za
refuse = Jestem przeciw

## Panel tury
since = Od twojej ostatniej tury: { $what }
back = Cofnij
start-over = Od początku
hint = Podpowiedź
plans = Plany
take-idea = Wybierz numer { $number }
hint-title = Co wygląda najlepiej
plans-title = Jak można grać dalej
hint-none = Do tego wyboru nie mam podpowiedzi.
confirm = Zatwierdź
done-next = Gotowe. Teraz { $who }.
done-over = Gotowe. Gra dobiegła końca.

## Czego nie można
refused-stale = Odkąd pojawił się ten przycisk, gra potoczyła się dalej. Oto jej obecny stan.
refused-not-your-turn = Teraz kolej: { $who }. Przyciski pod wpisem pozwalają się rozejrzeć.
refused-not-at-table = Nie masz miejsca przy tym stole. Możesz się rozejrzeć albo otworzyć własny stół poleceniem /game new.
refused-storage = Nie udało się tego zapisać i nic się nie zmieniło. Spróbuj ponownie za minutę.
refused-other = Teraz to niemożliwe ({ $code }). Nic się nie zmieniło.
refused-defect = To się nie udało i nic się nie zmieniło. Numer błędu to { $reference }: osoba prowadząca bota znajdzie go w dzienniku.
refused-unknown-button = Nie znam już tego przycisku. Wpisz /game status, aby zobaczyć stan gry.
refused-no-such-table = Tego stołu już nie ma. Otwórz nowy poleceniem /game new.
refused-unknown-command = To polecenie się zmieniło. Przeładuj Discorda (Ctrl + R albo zamknij i otwórz aplikację) i spróbuj ponownie.
refused-not-owner = Może to zrobić tylko <@{ $owner }>, gospodarz tego stołu.
refused-table-full = Wszystkie miejsca są zajęte ({ $seats }).
refused-seats-reserved = Wolne miejsca czekają na zaproszone osoby. Poproś gospodarza, aby któreś zwolnił.
refused-too-many-seated = Zajęte miejsca: już { $seated }. Zanim zmniejszysz liczbę miejsc do { $seats }, zwolnij któreś.
refused-seat-count = Liczba miejsc w tej grze to { $possible }, a nie { $seats }.
refused-leave-instead = Aby oddać własne miejsce, naciśnij „Odejdź” na karcie.
refused-seat-open = Tego miejsca nikt już nie zajmuje.
refused-no-such-colour = Takiego koloru nie ma przy tym stole.
refused-invited-only = Do tego stołu mogą dołączyć tylko zaproszone osoby. Poproś gospodarza o miejsce.
refused-role-needed = Aby dołączyć do tego stołu, potrzebujesz roli <@&{ $role }>.
refused-role-missing = Gospodarz nie wybrał jeszcze wymaganej roli. Spróbuj za chwilę.
refused-no-bots = Botów nie można zaprosić. Aby dodać AI, użyj listy na karcie.
refused-channel-busy = Tu jest już stół, a wątku nie da się w tym miejscu otworzyć. Zanim otworzysz następny stół, dokończcie grę przy tym albo zamknij go poleceniem /game end.
refused-bot-lacks = Aby prowadzić tu stół, potrzebuję jeszcze uprawnień: { $permissions }. Może mi je nadać osoba zarządzająca serwerem, w ustawieniach kanału lub mojej roli.
refused-no-thread = Na tym kanale jest już stół, a nie wolno mi otworzyć wątku dla następnego. Osoba zarządzająca serwerem może mi pozwolić tworzyć publiczne wątki.
refused-person = Masz już tyle nieukończonych gier, ile tu wolno ({ $limit }). Najpierw dokończ którąś: pokaże je /tables.
refused-guild = Na tym serwerze jest już tyle nieukończonych gier, ile wolno ({ $limit }). Najpierw dokończcie którąś.
refused-no-table = Na tym kanale nie ma stołu. Otwórz go poleceniem /game new albo znajdź swoje stoły poleceniem /tables.
refused-over = Ta gra dobiegła końca. Otwórz nową poleceniem /game new.
refused-not-over = Gra jeszcze trwa. Spróbuj ponownie, gdy się skończy.
refused-not-started = Gra jeszcze się nie zaczęła. Rozpoczyna ją gospodarz na karcie stołu; kto nim jest, pokazuje /game status.
refused-not-a-lobby = Gra już się zaczęła.
refused-nothing-planned = Nie ma czego cofnąć.
refused-nothing-to-undo = Nie masz jeszcze tury, którą można by cofnąć.
refused-nothing-to-replay = Nic się jeszcze nie wydarzyło, więc nie ma czego pokazać.
refused-hints-off = Przy tym stole podpowiedzi są wyłączone.
refused-nothing-to-review = Nie ma czego omawiać.
refused-asked-already = O to już zapytano. Pozostali mogą odpowiedzieć na kanale.
refused-vote-over = To pytanie jest już rozstrzygnięte.
refused-no-vote = To pytanie nie jest do ciebie.
refused-options-unread = Nie rozumiem „{ $typed }”. Wybierz opcje z listy, która otwiera się podczas pisania, albo pomiń je i naciśnij „Opcje” na karcie.
refused-unknown-option = Ta gra nie ma opcji „{ $option }”. Wybierz z listy, która otwiera się podczas pisania.
refused-unknown-choice = Opcja „{ $option }” nie może mieć wartości „{ $choice }”. Wybierz z listy, która otwiera się podczas pisania.
refused-unknown-game = Nie znam takiej gry.
refused-no-such-topic = Żadna strona zasad nie mówi o „{ $topic }”. Wybierz z listy, która otwiera się podczas pisania.
refused-no-such-time-zone = Nie znam strefy czasowej „{ $time_zone }”. Wpisz najbliższe duże miasto i wybierz z listy.
refused-table-frozen = Grę przy tym stole rozpoczęto w innej wersji i w tej nie da się jej kontynuować. Nic z niej nie przepadło.
permission-read_messages = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-create_public_threads = Tworzenie publicznych wątków
permission-attach_files = Załączanie plików
permission-read_message_history = Czytanie historii wiadomości
permission-external_emojis = Używanie zewnętrznych emoji

## Rozglądanie się
whose = Czyje…
nothing-there = Nie ma tu jeszcze niczego.
only-you = Tylko ty to widzisz.
status-lobby = Stół jest otwarty, a grę może rozpocząć { $host }.
status-turn = { $count ->
    [one] Teraz gra { $who } (wezwanie: { $since }).
    [few] Teraz grają { $who } (wezwanie: { $since }).
   *[many] Teraz grają { $who } (wezwanie: { $since }).
}
status-post = [Do najnowszego wpisu]({ $link })
card-anew = Pokaż tu kartę stołu
page = Strona { $page } z { $pages }
leaf-to = Przejdź do tury…
leaf-turn = Tura { $turn } · { $standing }
leaf-first = Pierwsza
leaf-previous = Wstecz
leaf-next = Dalej
leaf-last = Ostatnia
replay-title = Tura { $turn } z { $turns } · { $standing }
film = Pokaż jako film
opened-thread = Na tym kanale jest już stół, więc powstał wątek: { $thread }
rematch-joined = Masz miejsce przy stole do rewanżu: { $link }

## Odchodzenie i kończenie
left-lobby = Twoje miejsce jest znów wolne.
leave-sure = Jeśli odejdziesz, twoje miejsce przejmie AI ({ $ai }) i będzie grać dalej. Nie będzie można na nie wrócić.
leave-yes = Odejdź na dobre
left = Nie grasz już przy tym stole.
end-sure = To kończy grę dla wszystkich, z obecnym wynikiem. Nie da się tego cofnąć.
end-sure-lobby = To zamyka stół, przy którym jeszcze nic nie zagrano.
end-yes = Zamknij stół
ended = Stół jest zamknięty.
end-ask = Od razu może zamknąć stół tylko { $host }, jego gospodarz, albo moderator. Możesz zapytać pozostałych: jeśli zgodzi się więcej niż połowa, gra skończy się z obecnym wynikiem.
end-ask-yes = Zapytaj pozostałych
vote-asked = Pytam pozostałych na kanale.
undone-at-once = Twoja ostatnia tura została cofnięta.

## Stoły, liczby
tables-title = Twoje stoły
tables-none = Nie siedzisz tu przy żadnym stole. Otwórz go poleceniem /game new albo naciśnij przycisk, aby zobaczyć, jak to działa.
tables-yours = - **Twoja kolej** · [{ $game }]({ $link }) na { $where } · wezwanie: { $since }
tables-theirs = - [{ $game }]({ $link }) na { $where } · kolej: { $who }, wezwanie: { $since }
tables-lobby = - [{ $game }]({ $link }) na { $where } · gra się jeszcze nie zaczęła, zajęte miejsca: { $taken } z { $seats }
tables-more = …i jeszcze { $count }.
stats-title = { $who }: { $game }
stats-none = Nie ma tu jeszcze żadnej ukończonej gry.
stats-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
stats-early = { $games ->
    [one] Do tego { $games } gra zakończona przed czasem
    [few] Do tego { $games } gry zakończone przed czasem
   *[many] Do tego { $games } gier zakończonych przed czasem
}, na prowadzeniu: { $ahead }. Do niczego więcej się to nie liczy.
stats-points = Najlepszy wynik: { $best }, średnia: { $average }
stats-rating = Ranking { $rating }, po { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
} z ludźmi
stats-parts = Średnio: { $parts }
leaderboard-title = Najlepsi tutaj: { $game }
leaderboard-line = { $rating } · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $wins }
leaderboard-none = Nikt nie ukończył tu jeszcze gry z innymi ludźmi.
leaderboard-note = Ranking rośnie, gdy wygrywa się z silnymi graczami. Gry z AI się nie liczą.

## Co każdy wybiera dla siebie
me-title = Jak mam do ciebie mówić
me-language = Język wszystkiego, co widzisz tylko ty:
me-language-discord = Jak w moim Discordzie
me-pictures = Obrazy
me-pictures-shown = Pokazuj obrazy
me-pictures-described = Opisuj obrazy także słowami
me-zone = Twoja strefa czasowa to { $zone }, jest tam teraz { $now }. Zmienisz ją opcją polecenia /me.
me-no-zone = Nie znam jeszcze twojej strefy czasowej. Wybierz ją opcją polecenia /me, a żadne przypomnienie nie przyjdzie w nocy.
me-note = To dotyczy wszystkich twoich stołów. Nikt inny tego nie widzi.

## Polecenia
command-game = Graj tu w gry planszowe
command-game-new = Otwórz stół
command-game-status = Czyja kolej, punkty i na co się umówiono
command-game-board = Obejrzyj planszę
command-game-mine = Obejrzyj szyb lub majątek, swój albo cudzy
command-game-orders = Obejrzyj zamówienia, które czekają na realizację
command-game-delivered = Obejrzyj swoje dostarczone zamówienia; widzisz je tylko ty
command-game-log = Przeczytaj, co się dotąd wydarzyło
command-game-replay = Zobacz grę jeszcze raz, tura po turze albo jako film
command-game-undo = Poproś pozostałych o zgodę na cofnięcie twojej ostatniej tury
command-game-settings = Zobacz lub zmień ustalenia stołu
command-game-leave = Oddaj swoje miejsce; AI dokończy grę za ciebie
command-game-end = Zamknij stół przed końcem gry
command-game-export = Pobierz zapis ukończonej gry jako plik
command-tables = Wszystkie twoje stoły, czyja kolej i jak tam trafić
command-stats = Dotychczasowe wyniki, twoje albo czyjeś
command-leaderboard = Najlepsi gracze tutaj
command-rules = Czytaj zasady: wybierz temat albo wpisz dowolne słowo
command-help = Co to jest i jak zacząć
command-me = Twój język, strefa czasowa, przypomnienia i obrazy opisane słowami
option-game = Która gra
option-seats = Ile miejsc
option-options = Jak się gra; wybierz z listy
option-language = Język wpisów
option-role = Dołączyć mogą tylko osoby z tą rolą
option-invite = Zarezerwuj miejsce dla tej osoby
option-invite-more = Zarezerwuj miejsce także dla tej osoby
option-only-invited = Dołączyć mogą tylko zaproszone osoby
option-theme = Jasne albo ciemne obrazy
option-person = Czyje wyniki; twoje, jeśli nikogo nie wybierzesz
option-time-zone = Najbliższe duże miasto
option-topic = Czego chcesz się dowiedzieć

## Pomoc i powitanie
help = Pomoc
help-days = Gra rozłożona na dni
help-days-turn = **Twoja tura.** Gdy się zaczyna, dostajesz jedną wzmiankę. Potem przychodzą przypomnienia, tak jak je ustawisz ({ $me }), ale nigdy w nocy według twojej strefy czasowej. Przypomnienie ma przyciski: otwórz panel, wycisz tę turę albo weź jeden dzień więcej.
help-days-since = **Co się stało.** Panel zaczyna się od tego, co inni zrobili od twojej ostatniej tury, słowami i jako krótki film. { $log } i { $replay } pokazują całą grę.
help-days-ahead = **Planowanie z wyprzedzeniem.** Gdy grają inni, możesz zaplanować następną turę. Plan czeka na ciebie albo zostanie zagrany automatycznie, jeśli nic, od czego zależy, się nie zmieni.
help-days-clock = **Zegar.** Otwierając stół, można ustalić, ile dni jest na każdą turę, albo wybrać zapas czasu na całą grę. Gdy czas minie, gra AI albo decydują pozostali.
help-days-silence = **Cisza.** Po kilku dniach ciszy pozostali mogą oddać miejsce AI lub komuś innemu albo zakończyć grę: liczy się wtedy jej obecny stan. Kto wraca, odzyskuje swoje miejsce.
help-days-away = **Urlop.** { $vacation } zatrzymuje zegary i przypomnienia przy wszystkich twoich stołach.
help-title = Gry planszowe na tym kanale
help-how = Tu gra się we własnym tempie, z ludźmi albo z AI: { $games }. Otwórz stół, naciśnij „Dołącz”, a potem „Zacznij”. Gdy przyjdzie twoja kolej, zawołam cię: naciśnij „Wykonaj turę”, wybieraj krok po kroku w panelu, który widzisz tylko ty, i zatwierdź. Wcześniej nikt niczego nie widzi, a stół na ciebie czeka.
rules-more = Więcej zasad…
welcome = ### Szczęść Boże!
    Tu gra się we własnym tempie: { $games }. Tura to kilka kliknięć, a stół w razie potrzeby czeka na ciebie całymi dniami. Naciśnij przycisk, aby zagrać z AI albo poznać grę krok po kroku; dla znajomych otwórz stół poleceniem `/game new`.
play-now = Zagraj teraz: { $game }
learn = Naucz się grać: { $game }
game-opened = Twój stół jest tutaj: { $where }. Tam wykonaj swoją turę.

## Głosowania, dalej
vote-open = { $count ->
    [one] { $who }, zgadzasz się?
    [few] { $who }, zgadzacie się?
   *[many] { $who }, zgadzacie się?
}

## Panel tury, dalej
done-waiting = Gotowe. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą; jeszcze myślą: { $who }.
think-again = Zmień zdanie
moved-on = Odkąd pojawił się ten przycisk, gra potoczyła się dalej.
plan-dropped = Inni w tym czasie zagrali: dalszego ciągu twojego planu nie da się już wykonać.
not-your-turn = { $count ->
    [one] Teraz kolej: { $who }. Tymczasem możesz się rozejrzeć.
    [few] Jeszcze myślą: { $who }. Tymczasem możesz się rozejrzeć.
   *[many] Jeszcze myślą: { $who }. Tymczasem możesz się rozejrzeć.
}
newest-post = Gra toczy się tutaj: { $link }
done-again = Gotowe. To znów twoja kolej.
refused-no-such-vote = Tego pytania już nie ma.
refused-not-your-vote = Wycofać pytanie może tylko osoba, która je zadała: <@{ $user }>.
refused-no-such-seat = Takiego miejsca nie ma przy tym stole.

## Przypomnienia
me-reminders = Gdy jest twoja kolej, a jeszcze nie grasz:
me-ladder = Przypomnienia
me-ladder-hours = Przypomnij mi po { $hours } godzinach
me-ladder-none = Bez przypomnień
me-where = Gdzie
me-where-channel = Na kanale stołu
me-where-direct = W wiadomości prywatnej
me-night = Moja noc
me-night-hours = Nigdy między { $falls } a { $rises } mojego czasu
me-night-none = O każdej porze
me-digest = Lista moich stołów
me-digest-none = Bez codziennej listy
me-digest-at = Codziennie o { $hour } lista stołów, które na mnie czekają

## Czekanie na ludzi
vacation-title = Twoje urlopy
vacation-line = { $days ->
    [1] { $first }
   *[other] Od { $first } do { $last }
}
vacation-none = Nie masz zapisanego urlopu.
vacation-left = { $days ->
    [one] W roku { $year } został ci jeszcze { $days } dzień.
    [few] W roku { $year } zostały ci jeszcze { $days } dni.
   *[many] W roku { $year } zostało ci jeszcze { $days } dni.
}
vacation-how = W te dni przy żadnym stole nie biegnie dla ciebie zegar i nikt ci o niczym nie przypomina. Zapisz je opcjami polecenia /vacation.
vacation-cancel = Odwołaj…
command-vacation = Dni, w które twój zegar stoi i nikt ci o niczym nie przypomina
option-first-day = Pierwszy dzień, na przykład 2026-07-01
option-last-day = Ostatni dzień; ten sam, jeśli nie podasz innego
refused-no-such-day = Nie umiem odczytać daty „{ $given }”. Napisz na przykład 2026-07-01 albo 1.7.2026.
reminder = { $who }, stół czeka na ciebie od { $since }.
reminder-where = Stół: { $where }
reminder-zone = Nie znam twojej strefy czasowej. Podaj ją poleceniem { $command }, a żadne przypomnienie nie przyjdzie w nocy.
deadline = Termin: { $when }
bank-days = Zapas czasu: jeszcze { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
bank-hours = Zapas czasu: jeszcze { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
away-until = Na urlopie do { $when }.
mute = Wycisz tę turę
muted = O tej turze już nie przypomnę.
more-time = Więcej czasu
more-taken = Masz o dzień więcej na tę turę.
more-until = Czas minie { $when }.
takes-time = { $who } bierze dodatkowy dzień, do { $when }.
digest = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
digest-line = { $game }, od { $since }: { $where }
stood-in = { $who }: czas minął, tę turę zagrała AI.
late = { $count ->
    [one] Stół czeka od { $since }, teraz kolej: { $who }. { $others }, możesz zdecydować, co dalej.
    [few] Stół czeka od { $since }, teraz kolej: { $who }. { $others }, możecie razem zdecydować, co dalej.
   *[many] Stół czeka od { $since }, teraz kolej: { $who }. { $others }, możecie razem zdecydować, co dalej.
}
ask-ai = Niech AI gra dalej
seat-prompt = Zmień gracza na miejscu…
seat-note = Miejsce można od razu oddać AI albo komuś innemu. Dotychczasowa osoba może wrócić.
seat-given = Miejsce ma nowego gracza, stół się o tym dowie.
ask-end = Zakończ grę
ask-person = Oddaj miejsce komuś innemu…
come-back = Wracam
seat-is-kept = Na twoim miejscu gra na razie ktoś inny. Jest znów twoje, gdy tylko zechcesz.
seat-is-yours = Twoje miejsce znów jest twoje.
on-vacation = { $days ->
    [1] { $who } ma urlop { $first }. Tego dnia zegar stoi, a przypomnienia nie przychodzą.
   *[other] { $who } ma urlop od { $first } do { $last }. W tym czasie zegar stoi, a przypomnienia nie przychodzą.
}
back-again = { $who } wraca z urlopu.
refused-time-added-already = Na tę turę masz już o dzień więcej.
refused-time-bank = Ten stół ma zapas czasu: co tura zajmie ponad swój dzień, idzie z zapasu.
refused-not-silent-yet = To możliwe dopiero wtedy, gdy stół zbyt długo na kogoś czeka.
refused-not-about-oneself = O tym decydują pozostali. Zagraj swoją turę, a wszystko potoczy się dalej.
refused-seated-already = Ta osoba siedzi już przy tym stole.
refused-replaced-already = To miejsce zostało już przejęte.
refused-no-person = Miejsce można oddać tylko człowiekowi. Dla AI jest drugi przycisk.
refused-no-seat-to-return-to = Przy tym stole nie czeka na ciebie żadne miejsce.
refused-vacation-in-the-past = Urlop zaczyna się najwcześniej dzisiaj.
refused-ends-before-it-begins = Ostatni dzień nie może być przed pierwszym.
refused-booked-already = { $days ->
    [1] Masz już zapisany urlop na ten dzień: { $first }.
   *[other] Masz już zapisany urlop od { $first } do { $last }.
}
refused-too-many-vacation-days = W roku { $year } byłoby to { $days } dni urlopu, a limit to { $limit }.
refused-no-such-vacation = Żaden twój urlop nie zaczyna się tego dnia.

## Dla osoby prowadzącej bota, w jej terminalu
host-embedded = Nie ma DISCORD_TOKEN, więc Pithead działa na własnym Discordzie. Otwórz w przeglądarce: { $address }
host-ready = { $bot } jest połączony i działa na { $count ->
    [one] { $count } serwerze
    [few] { $count } serwerach
   *[many] { $count } serwerach
}. Zaproszenie na następny: { $link }
host-lacks = Na serwerze „{ $server }” botowi brakuje uprawnień: { $permissions }. Nadaj je jego roli: Ustawienia serwera, Role.
host-token = Discord nie zna tego tokenu. Skopiuj go na nowo (Developer Portal, Bot, Reset Token) i wpisz po DISCORD_TOKEN= w pliku .env.
host-offline = Nie można połączyć się z Discordem ({ $reason }). Czy ten komputer ma połączenie z internetem?
host-cannot-start = Pithead nie może wystartować: { $reason }. Jeśli port jest zajęty, wybierz inny: PITHEAD_PORT w .env albo --port.

## Planowanie z wyprzedzeniem
plan-ahead = Zaplanuj turę
may-plan = Możesz już zaplanować swoją następną turę.
ahead-note = Planujesz z wyprzedzeniem: nic nie zostanie zagrane, zanim przyjdzie twoja kolej.
ahead-is-armed = Ten plan zostanie zagrany automatycznie, gdy przyjdzie twoja kolej. Każda zmiana to odwołuje.
ahead-whole = Twoja następna tura jest zaplanowana i zapisana:
ahead-when = Gdy przyjdzie twoja kolej, plan będzie w twoim panelu, sprawdzony na nowo. Może też zostać zagrany automatycznie, ale tylko jeśli nic, od czego zależy, się nie zmieniło.
ahead-auto = Zagraj automatycznie
ahead-keep = Pokaż mi go wtedy
ahead-change = Zmień plan
ahead-kept = Plan jest zapisany. Gdy przyjdzie twoja kolej, będzie w twoim panelu.
ahead-armed = Plan jest zapisany i zostanie zagrany automatycznie, gdy przyjdzie twoja kolej, jeśli nic, od czego zależy, się nie zmieni.
refused-no-planning-ahead = Teraz nie ma tury do zaplanowania.
refused-not-ahead = To odsłania coś zakrytego albo kończy turę, więc musi poczekać na twoją kolej.
refused-not-a-whole-turn = Automatycznie może zostać zagrana tylko cała tura.
