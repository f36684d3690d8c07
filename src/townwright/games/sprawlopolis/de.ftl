### Sprawlopolis: jedes Wort, das jemand liest, auf Deutsch.

title = Sprawlopolis
tagline = Eine Stadt, gemeinsam gebaut: Verfehlt ihr die Zielpunktzahl, verliert ihr alle.
credit = Sprawlopolis von Steven Aramini, Danny Devine und Paul Kluka. Button Shy, 2018; Quined Games, 2019; Frosted Games, 2022.


## Zonen und Straßen

zone-commercial = Gewerbe
zone-industrial = Industrie
zone-park = Park
zone-residential = Wohnen

source-commercial = { zone-commercial }
source-industrial = { zone-industrial }
source-park = { zone-park }
source-residential = { zone-residential }
source-roads = Straßen
reason-commercial = im Gewerbegebiet
reason-industrial = im Industriegebiet
reason-park = im Park
reason-residential = im Wohngebiet
reason-roads = bei den Straßen


## Wertungskarten

condition-the_outskirts = The Outskirts
    .rule = Jede Straße mit einem oder beiden Enden am Rand der Stadt kostet 1 Punkt, jede andere bringt 1 Punkt. Ein Ring hat keine Enden, bringt also 1 Punkt.

condition-bloom_boom = Bloom Boom
    .rule = 1 Punkt für jede Zeile und jede Spalte mit genau 3 Parks, minus 1 Punkt für jede Zeile und jede Spalte ganz ohne Park.

condition-go_green = Go Green
    .rule = 1 Punkt für jeden Park, minus 3 Punkte für jeden Industrieblock.

condition-block_party = Block Party
    .rule = Zählt die Quadrate aus 2 mal 2 Blocks derselben Zone, alle Zonen zusammen. Sie dürfen sich überschneiden: 2 mal 3 Blocks ergeben zwei. 0 Quadrate kosten 8 Punkte, 1 kostet 5, 2 kosten 2, 3 bringen 1 Punkt, 4 bringen 4, 5 oder mehr bringen 7.

condition-stacks_and_scrapers = Stacks and Scrapers
    .rule = 2 Punkte für jeden Industrieblock, der mit keiner Kante an einen Park oder einen Wohnblock grenzt. Offene Seiten schaden nicht.

condition-master_planned = Master Planned
    .rule = 1 Punkt für jeden Block des größten Wohngebiets, minus 1 Punkt für jeden Block des größten Industriegebiets.

condition-central_perks = Central Perks
    .rule = 1 Punkt für jeden Park, der nicht am Rand der Stadt liegt, minus 2 Punkte für jeden, der dort liegt.

condition-the_burbs = The ’Burbs
    .rule = 1 Punkt für jeden Park, der über eine Kante an das größte Wohngebiet grenzt, minus 2 Punkte für jeden Industrieblock, der das tut. Sind mehrere Wohngebiete gleich groß, zählt das mit den meisten Punkten.

condition-concrete_jungle = Concrete Jungle
    .rule = 1 Punkt für jeden Industrieblock, der über eine Ecke einen anderen Industrieblock berührt. Gemeinsame Kanten zählen nicht.

condition-the_strip = The Strip
    .rule = Wählt die Zeile oder Spalte mit den meisten Gewerbeblocks: Jeder davon bringt 1 Punkt. Andere Blocks oder Lücken dürfen dazwischenliegen.

condition-mini_marts = Mini Marts
    .rule = 2 Punkte für jeden Gewerbeblock, dessen Straße auf beiden Seiten direkt in einen Wohnblock weiterführt, geradeaus oder um die Kurve.

condition-superhighway = Superhighway
    .rule = 1 Punkt für je 2 Abschnitte der längsten Straße, abgerundet. Jeder Block, durch den eine Straße führt, ist ein Abschnitt.

condition-park_hopping = Park Hopping
    .rule = 3 Punkte für jede Straße, die an beiden Enden auf einen Park trifft, wenn es zwei verschiedene sind. Sie dürfen zum selben Gebiet gehören, außer ihr spielt mit der Option „{ option-park_hopping.groups }“.

condition-looping_lanes = Looping Lanes
    .rule = 1 Punkt für jeden Abschnitt jeder Straße, die einen geschlossenen Ring bildet.

condition-skid_row = Skid Row
    .rule = 2 Punkte für jeden Wohnblock, der über Kanten an 2 oder mehr Industrieblocks grenzt.

condition-morning_commute = Morning Commute
    .rule = 2 Punkte für jede Straße, die durch mindestens einen Wohnblock und mindestens einen Gewerbeblock führt.

condition-tourist_traps = Tourist Traps
    .rule = 1 Punkt für jeden Gewerbeblock am Rand der Stadt und 1 weiterer, wenn er dort eine Ecke mit zwei offenen Seiten bildet.

condition-sprawlopolis = Sprawlopolis
    .rule = Wählt die Zeile und die Spalte mit den meisten Blocks: Jeder ihrer Blocks bringt 1 Punkt. Lücken werden übersprungen und zählen nicht; der Block, in dem sich beide kreuzen, zählt doppelt.


## Optionen

option-difficulty = Schwierigkeit
    .help = Kosten Straßen Punkte, und werden alle vier Zonen gewertet?
    .normal = normal
    .easier = leichter: Straßen kosten nichts
    .harder = schwieriger: nur eine Zone wird gewertet

option-hands = Handkarten
    .help = Seht ihr die Karten der anderen?
    .hidden = verdeckte Handkarten
    .open = offene Handkarten

option-memory = Gedächtnis
    .help = Zeigt dir das Spiel, welche Karten der anderen du schon gesehen hast, oder musst du sie dir merken?
    .shown = gesehene Karten anzeigen
    .hidden = selbst merken

option-rim = Blocks neben einer Lücke
    .help = Zählt ein Block neben einer eingeschlossenen Lücke als Rand der Stadt? Das betrifft The Outskirts, Central Perks und Tourist Traps.
    .edge = Rand der Stadt
    .inside = im Innern der Stadt

option-park_hopping = Park Hopping
    .help = Dürfen die beiden Parks an den Enden einer Straße zum selben Gebiet gehören?
    .blocks = zwei beliebige Parks
    .groups = Parks aus zwei Gebieten


## Die Spielregeln

rules-goal =
    Gemeinsam baut ihr aus 15 Karten eine Stadt. Große zusammenhängende Zonen bringen Punkte, jede Straße kostet einen,
    und drei Wertungskarten bestimmen, was sonst noch zählt. Erreicht ihr die **Zielpunktzahl**, gewinnt ihr alle;
    bleibt ihr darunter, verliert ihr alle.
    .title = Ziel des Spiels

rules-setup =
    Es gibt 18 Karten. Eine Seite zeigt vier **Blocks**, zwei mal zwei: je einen aus den vier **Zonen** Gewerbe,
    Industrie, Park und Wohnen. Durch jeden Block außer dem Park führt eine Straße. Auf der anderen Seite stehen eine Zahl und
    eine **Wertungsbedingung**.

    - Mischt alle Karten. Legt drei davon mit der Wertungsseite nach oben aus: Nur diese drei Wertungsbedingungen
      zählen. Die Summe ihrer drei Zahlen ist die **Zielpunktzahl**.
    - Der Startspieler bekommt drei Karten, alle anderen eine. Die Blocks auf deinen Karten siehst nur du.
    - Legt die übrigen Karten mit den Blocks nach oben als **Stapel** bereit. So sehen alle die oberste Karte.
    - Die oberste Karte des Stapels wird die **Startkarte** der Stadt.
    .title = Aufbau

rules-turn =
    Wenn du am Zug bist, hast du drei Karten auf der Hand.

    - Wähle eine davon und **deck sie auf**. Jetzt musst du sie spielen.
    - **Leg** sie in die Stadt.
    - **Gib** die beiden anderen Karten an deinen linken Nachbarn **weiter**: Er ist als Nächster am Zug.
    - **Zieh** die oberste Karte des Stapels: Alle haben sie gesehen, und alle sehen nun die nächste.

    Ist der Stapel leer, ziehst du nicht mehr. Gib weiter, was du hast, auch wenn es nur eine Karte ist.

    Karten, die du gesehen hast, kannst du verfolgen: Wer drei Karten hat, spielt eine und gibt den Rest weiter. Du
    weißt also immer, wo eine Karte ist, die du einmal hattest oder die offen lag. Mit der Option „{
    option-memory.hidden }“ zeigt das Spiel es euch nicht.
    .title = Dein Zug

rules-placing =
    Jede Karte musst du an die Stadt anlegen:

    - Mindestens einer ihrer Blocks hat eine Kante mit einem Block der Stadt gemeinsam, oder sie überdeckt einen oder
      mehrere Blocks der Stadt. Nur eine Ecke zu berühren, reicht nicht.
    - Blocks liegen genau neben oder genau auf Blocks, nie um einen halben Block verschoben.
    - Eine Karte darf liegen wie gedruckt oder **gedreht**, also auf dem Kopf, aber nicht quer.
    - Eine Karte darf beliebig viele Blocks überdecken, sogar eine ganze ältere Karte. Unter eine andere Karte schieben
      darfst du sie nicht.

    Straßen müssen nicht zusammenpassen. Lücken in der Stadt sind erlaubt. Es zählt nur, was sichtbar ist.

    Die Position einer Karte ist die ihres linken oberen Blocks, gezählt vom linken oberen Block der Startkarte aus:
    x nach rechts, y nach unten.

    _Beispiel:_ Die Stadt besteht nur aus der Startkarte auf 0,0. Eine zweite Karte auf 2,1 ist erlaubt, denn beide
    haben eine halbe Seite gemeinsam. Auf 1,1 ist sie auch erlaubt, denn sie überdeckt einen Block. Auf 2,2 würde sie
    nur eine Ecke berühren, und das ist verboten.
    .title = Eine Karte legen

rules-talking =
    Ihr dürft über alles reden, auch über eure Handkarten. Zeigen dürft ihr sie aber nie: Die anderen sehen eine Karte
    erst, wenn du sie aufdeckst. Dann musst du sie spielen, aber wohin sie kommt, dürft ihr gemeinsam besprechen.

    Leichter wird es mit der Option „{ option-hands.open }“: Dann spielt ihr mit offenen Karten.
    .title = Absprachen

rules-end =
    Das Spiel endet, sobald alle 15 Karten in der Stadt liegen. Zählt die Punkte der Zonen zusammen, zieht die Straßen
    ab und rechnet dazu, was die drei Wertungskarten bringen oder kosten. Die Summe kann negativ sein.

    Erreicht ihr die Zielpunktzahl, gewinnt ihr gemeinsam. Sonst verliert ihr gemeinsam.
    .title = Ende des Spiels

rules-scoring =
    Blocks derselben Zone, die über Kanten verbunden sind, bilden ein **Gebiet**. Von jeder der vier Zonen wird das
    größte Gebiet gewertet: 1 Punkt pro Block. Kleinere Gebiete bringen nichts; eine Zone, die nicht mehr sichtbar ist,
    bringt 0 Punkte.

    Jede **Straße** kostet 1 Punkt, egal wie lang sie ist.

    _Beispiel:_ Eine kleine Stadt aus drei Karten. Karte 18 liegt auf 0,0, Karte 14 auf 2,0 und Karte 4 gedreht auf
    1,1, wo sie von beiden je einen Block überdeckt.

    | y \ x | 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | 0 | Gewerbe ─ | Wohnen ┐ | Wohnen ┌ | Gewerbe ─ |
    | 1 | Park | Park | Gewerbe │ | Park |
    | 2 | – | Wohnen ─ | Industrie ┘ | – |

    Gewerbe 1, Industrie 1, Park 2, Wohnen 2: 6 Punkte. Eine Straße führt durch 0,0 und 1,0 und hört am Park darunter
    auf; die andere führt von 3,0 über 2,0, 2,1 und 2,2 nach 1,2. Zwei Straßen kosten 2 Punkte: Es bleiben 4.
    .title = Wertung: Zonen und Straßen

rules-roads =
    Eine Straße führt überall dort von Block zu Block weiter, wo beide an der gemeinsamen Kante eine Straße zeigen.
    Sie **endet**, wo der Nachbarblock an dieser Kante keine Straße zeigt (also immer an einem Park) oder wo kein Block
    mehr liegt: am **Rand der Stadt**. Eine Straße kann aus einem einzigen Block bestehen oder ein
    geschlossener **Ring** ohne Enden sein. Ein Ring kostet 1 Punkt wie jede andere Straße.

    Jeder Block, durch den eine Straße führt, ist ein **Abschnitt** von ihr. Eine Karte, die einen Abschnitt überdeckt,
    kann eine Straße in zwei teilen.

    Ein leeres Feld, das von der Stadt umschlossen ist, ist eine **Lücke**. Ein Block daneben liegt am Rand der Stadt, außer
    ihr spielt mit der Option „{ option-rim.inside }“.
    .title = Straßen

rules-bonus =
    Jede der drei Wertungskarten wird einmal für die ganze Stadt gewertet. Manche können auch Punkte kosten.

    Für alle gilt: Nur sichtbare Blocks zählen, und Nachbarn sind Blocks mit einer gemeinsamen Kante; Ecken zählen
    nicht, außer die Karte nennt sie.

    _Beispiel:_ Die Stadt von oben mit Master Planned, Superhighway und Morning Commute. Das größte Wohngebiet hat 2
    Blocks, das größte Industriegebiet 1: Das ist 1 Punkt. Die längste Straße hat 5 Abschnitte: 2 Punkte. Beide Straßen
    führen durch einen Wohn- und einen Gewerbeblock: 4 Punkte. Mit den 4 Punkten von oben macht das 11.

    Alle 18 Wertungskarten:

    - 1 **{ condition-the_outskirts }**: { condition-the_outskirts.rule }
    - 2 **{ condition-bloom_boom }**: { condition-bloom_boom.rule }
    - 3 **{ condition-go_green }**: { condition-go_green.rule }
    - 4 **{ condition-block_party }**: { condition-block_party.rule }
    - 5 **{ condition-stacks_and_scrapers }**: { condition-stacks_and_scrapers.rule }
    - 6 **{ condition-master_planned }**: { condition-master_planned.rule }
    - 7 **{ condition-central_perks }**: { condition-central_perks.rule }
    - 8 **{ condition-the_burbs }**: { condition-the_burbs.rule }
    - 9 **{ condition-concrete_jungle }**: { condition-concrete_jungle.rule }
    - 10 **{ condition-the_strip }**: { condition-the_strip.rule }
    - 11 **{ condition-mini_marts }**: { condition-mini_marts.rule }
    - 12 **{ condition-superhighway }**: { condition-superhighway.rule }
    - 13 **{ condition-park_hopping }**: { condition-park_hopping.rule }
    - 14 **{ condition-looping_lanes }**: { condition-looping_lanes.rule }
    - 15 **{ condition-skid_row }**: { condition-skid_row.rule }
    - 16 **{ condition-morning_commute }**: { condition-morning_commute.rule }
    - 17 **{ condition-tourist_traps }**: { condition-tourist_traps.rule }
    - 18 **{ condition-sprawlopolis }**: { condition-sprawlopolis.rule }
    .title = Wertung: Wertungskarten

rules-alone =
    Im Solospiel hast du immer drei Karten auf der Hand. Leg eine davon und zieh die oberste Karte des Stapels. Ist der
    Stapel leer, spielst du noch deine Handkarten aus.
    .title = Solospiel

rules-levels =
    - **Leichter:** Straßen kosten nichts.
    - **Schwieriger:** Nur von einer einzigen Zone wird das größte Gebiet gewertet: von der, die am meisten
      bringt.

    Die Wertungskarten und die Zielpunktzahl bleiben gleich.
    .title = Schwierigkeit


## Was geschehen ist

event-revealed = { $seat } deckt Karte { $card } auf.
event-placed =
    { $turned ->
        [1] { $seat } dreht Karte { $card } und legt sie auf { $x },{ $y }.
       *[other] { $seat } legt Karte { $card } auf { $x },{ $y }.
    }
event-passed =
    { $count ->
        [one] { $seat } gibt eine Karte an { $to } weiter.
       *[other] { $seat } gibt { $count } Karten an { $to } weiter.
    }
event-among = Weitergegeben: Karte { $card }.
event-drew = { $seat } zieht Karte { $card }.
event-turned_up = Oben auf dem Stapel liegt jetzt Karte { $card }.
event-finished = Die Stadt ist fertig: Die Partie ist zu Ende.


## Züge in einem Satz: was jemand getan hat, nach dem Namen

did-placed = legt Karte { $card }
did-passed = { $count ->
    [one] gibt eine Karte an { $to } weiter
   *[other] gibt { $count } Karten an { $to } weiter
}
did-drew = zieht Karte { $card }


## Züge: was man tun kann, in Tipps und in der Liste der Möglichkeiten

move-reveal = Deck Karte { $card } auf.
move-place =
    { $turned ->
        [1] Dreh Karte { $card } und leg sie auf { $x },{ $y }.
       *[other] Leg Karte { $card } auf { $x },{ $y }.
    }


## Warum eine Aktion nicht möglich ist

no-such-card = Eine Karte { $card } gibt es nicht. Die Karten gehen von 1 bis { $last }.
nothing-to-reveal = Im Solospiel deckst du keine Karten auf. Leg eine aus deiner Hand.
revealed-already = Karte { $card } ist aufgedeckt: Leg sie jetzt.
reveal-first = Deck zuerst eine Karte aus deiner Hand auf.
other-card-revealed = Karte { $card } ist aufgedeckt: Du musst diese legen.
is-scoring-card = Karte { $card } ist in dieser Partie eine Wertungskarte. Wähle eine aus deiner Hand.
is-in-city = Karte { $card } liegt schon in der Stadt. Wähle eine aus deiner Hand.
not-in-hand = Karte { $card } hast du nicht auf der Hand. Wähle eine, die du hast.
city-only-a-corner = Die Karte würde die Stadt nur an einer Ecke berühren. Sie muss mit einer Kante an die Stadt grenzen oder einen Teil von ihr überdecken.
city-does-not-touch = Die Karte würde die Stadt nicht berühren. Sie muss mit einer Kante an die Stadt grenzen oder einen Teil von ihr überdecken.

scoring-card-twice = Eine Wertungskarte ist doppelt genannt, aber jede gibt es nur einmal.
card-twice = Karte { $card } liegt doppelt, aber es gibt sie nur einmal.
too-many-cards = Diese Stadt hat mehr als { $most } Karten.
cannot-lie-there = Karte { $card } kann nicht auf { $x },{ $y } liegen: { $why }
difficulty-twice = Die Schwierigkeit ist zweimal angegeben, mit verschiedenen Werten. Nenne sie nur einmal.


## Fragen und Hinweise

ask-reveal = Welche Karte deckst du auf? Du musst sie dann spielen.
ask-place = Wohin legst du Karte { $card }?
ask-place-alone = Welche Karte legst du, und wohin?
covers =
    { $count ->
        [one] überdeckt einen Block
       *[other] überdeckt { $count } Blocks
    }


## Beschriftungen der Zeichnung

label-scoring = Wertungskarten und Punkte
label-target =
    { $reached ->
        [1] Ziel { $target }, erreicht
       *[0] { $missing ->
            [one] Ziel { $target }, noch 1 Punkt
           *[other] Ziel { $target }, noch { $missing } Punkte
        }
    }
label-won = Ziel { $target }: gewonnen
label-lost = Ziel { $target }: verloren
label-revealed = Aufgedeckt
label-hand = Hand
label-empty = keine Karte
label-hidden =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
label-deck =
    { $count ->
        [one] Stapel, letzte Karte
       *[other] Stapel, { $count } Karten
    }
label-city = Stadt
label-legend = Legende
label-lines = Linien sind Straßen.
