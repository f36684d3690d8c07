### Circle the Wagons: jedes Wort, das jemand liest, auf Deutsch.

title = Circle the Wagons
tagline = Zwei Städte, ein Kartenkreis: Jede Karte, die du überspringst, bekommt dein Gegner.
credit = Circle the Wagons von Steven Aramini, Danny Devine und Paul Kluka. Button Shy, 2017; Quined Games, 2019.


## Landschaften und Symbole

territory-desert = Wüste
territory-forest = Wald
territory-mountains = Gebirge
territory-plains = Ebene
territory-snow = Schnee
territory-water = Wasser

icon-beer = Bier
icon-cow = Rind
icon-fort = Fort
icon-gun = Revolver
icon-mine = Mine
icon-wagon = Planwagen

source-desert = { territory-desert }
source-forest = { territory-forest }
source-mountains = { territory-mountains }
source-plains = { territory-plains }
source-snow = { territory-snow }
source-water = { territory-water }
source-guns = Revolver
reason-desert = in der Wüste
reason-forest = im Wald
reason-mountains = im Gebirge
reason-plains = in der Ebene
reason-snow = im Schnee
reason-water = im Wasser


## Wertungskarten

condition-badlands = Badlands
    .rule = 4 Punkte für jeden Revolver zwischen zwei Wüsten: je ein Wüstenfeld direkt links und rechts von ihm oder direkt über und unter ihm. Liegt er in beiden Richtungen dazwischen, bleibt es bei 4 Punkten.

condition-happy_cows = Happy Cows
    .rule = 2 Punkte für jedes Rind, das weder auf Schnee steht noch über eine Kante an Schnee grenzt.

condition-the_clearing = The Clearing
    .rule = 2 Punkte für jedes Fort, minus 1 Punkt für jedes Waldfeld, egal in welchem Gebiet. Das Ergebnis kann negativ sein.

condition-circle_the_wagons = Circle the Wagons
    .rule = 6 Punkte für jedes Feld deiner Stadt, dessen vier Nachbarfelder alle einen Planwagen zeigen. Ein Planwagen darf zu mehreren Ringen gehören. Das Feld in der Mitte darf alles zeigen, aber keine Lücke sein.

condition-smalltown_charm = Smalltown Charm
    .rule = Hat deine Stadt weniger sichtbare Felder als die deines Gegners, bekommst du 1 Punkt für jedes Feld Unterschied.

condition-gold_country = Gold Country
    .rule = 2 Punkte für jede Mine, die im Gebirge liegt oder über eine Kante an Gebirge grenzt.

condition-prairie_life = Prairie Life
    .rule = Zähl deine Rinder und deine Ebenenfelder zusammen: Je 2 davon bringen 1 Punkt, abgerundet. Ein Rind auf einem Ebenenfeld zählt doppelt, als Rind und als Ebene.

condition-cool_water = Cool Water
    .rule = 3 Punkte für jeden Planwagen, der auf deinem größten Wassergebiet steht oder über eine Kante daran grenzt. Sind mehrere Gebiete gleich groß, zählt das, das dir am meisten bringt; ein kleineres zählt nie.

condition-claim_jumpers = Claim Jumpers
    .rule = Wer mehr Minen hat, bekommt 9 Punkte. Hat die andere Stadt aber mehr Revolver, gehen 5 dieser Punkte an sie. Bei gleich vielen Minen bekommt keiner etwas.

condition-boom_or_bust = Boom or Bust
    .rule = Zähl deine Minen: 0 bis 2 Minen bringen 5 Punkte, 3 bis 6 Minen nichts, 7 Minen 3 Punkte, 8 oder mehr Minen 8 Punkte. Das zählt einmal für die ganze Stadt, außer ihr spielt mit der Option „{ option-boom_or_bust.per_mine }“.

condition-wagon_train = Wagon Train
    .rule = Jede gerade, lückenlose Reihe von Planwagen zählt nach ihrer Länge: 2 Planwagen 1 Punkt, 3 Planwagen 2, 4 Planwagen 4, 5 Planwagen 7, 6 oder mehr Planwagen 10 Punkte. Waagerechte und senkrechte Reihen zählen, und wo sich zwei kreuzen, gehört der Planwagen zu beiden.

condition-one_too_many = One Too Many
    .rule = Hat deine Stadt mehr Bier als die deines Gegners, verlierst du 1 Punkt für jedes Bier in seiner Stadt.

condition-bootleggers = Bootleggers
    .rule = 2 Punkte für jedes Bier, das über eine Kante an mindestens einen Planwagen grenzt, minus 1 Punkt für jedes andere Bier.

condition-undiscovered = Undiscovered
    .rule = 5 Punkte für jedes leere Feld, das ringsum von Feldern deiner Stadt umschlossen ist, an allen vier Kanten und an allen vier Ecken.

condition-fortified = Fortified
    .rule = 7 Punkte für jeden Block aus 2 mal 2 Forts. Blöcke dürfen sich überschneiden: 2 mal 3 Forts sind 2 Blöcke und bringen 14 Punkte.

condition-the_herd = The Herd
    .rule = 2 Punkte für jedes Rind deiner größten Herde. Eine Herde sind Rinder, die über Kanten verbunden sind, egal auf welchen Landschaften.

condition-target_practice = Target Practice
    .rule = Such zu jedem Bier den nächsten Revolver in seiner Zeile oder Spalte: Jedes Feld deiner Stadt zwischen den beiden bringt 1 Punkt. Mehrere Biere dürfen denselben Revolver nutzen. Eine Lücke dazwischen zählt nur mit der Option „{ option-holes.counted }“.

condition-rifles_ready = Rifles Ready
    .rule = 2 Punkte für jedes Fort, das über eine Kante an mindestens einen Revolver grenzt.


## Optionen

option-boom_or_bust = Boom or Bust
    .help = Zählt Boom or Bust einmal für die ganze Stadt oder für jede Mine darin?
    .flat = einmal für die Stadt
    .per_mine = für jede Mine

option-holes = Lücken bei Target Practice
    .help = Bringt ein leeres Feld zwischen einem Bier und seinem Revolver bei Target Practice einen Punkt?
    .ignored = Lücken zählen nicht
    .counted = Lücken zählen wie Felder

option-tie = Gleichstand
    .help = Gewinnt ihr bei gleicher Punktzahl gemeinsam, oder gewinnt die Stadt mit mehr Revolvern?
    .shared = gemeinsamer Sieg
    .guns = Revolver entscheiden


## Die Spielregeln

rules-goal =
    Du und dein Gegner baut je eine Stadt im Wilden Westen, mit Karten aus einem gemeinsamen Kreis. Nimmst du eine
    Karte von weiter hinten, verschenkst du alle Karten davor. Nach der letzten Karte bringen große zusammenhängende
    Landschaften und drei Wertungskarten Punkte. Die Stadt mit mehr Punkten gewinnt.
    .title = Ziel des Spiels

rules-setup =
    Es gibt 18 Karten. Die Vorderseite einer Karte zeigt vier **Felder** (in der Anleitung „Landschaften“), zwei mal
    zwei. Jedes Feld zeigt eine von sechs **Landschaftsarten** (Wüste, Wald, Gebirge, Ebene, Schnee, Wasser) und eines von sechs **Symbolen** (Bier, Rind,
    Fort, Revolver, Mine, Planwagen). Auf der Rückseite steht eine **Wertungsbedingung**.

    - Mischt alle Karten. Legt drei davon mit der Rückseite nach oben in die Mitte: Das sind die Wertungskarten dieser
      Partie, und sie gelten für euch beide.
    - Legt die anderen 15 Karten mit der Vorderseite nach oben im Kreis darum herum. Ihre Rückseiten spielen in dieser
      Partie keine Rolle.
    - Bestimmt einen Startspieler. Der zweite Spieler sucht dann im Kreis eine beliebige Karte als **Startkarte** aus:
      Dort beginnt der Startspieler.

    Ab jetzt liegt alles offen, Glück spielt keine Rolle mehr.
    .title = Aufbau

rules-taking =
    In deinem Zug nimmst du eine Karte aus dem Kreis. Es geht im Uhrzeigersinn: Der erste Zug beginnt bei der
    Startkarte, jeder weitere bei der Karte nach der zuletzt genommenen.

    - Entweder nimmst du die nächste Karte,
    - oder du **überspringst** beliebig viele Karten und nimmst die danach. Jede übersprungene Karte geht an deinen
      Gegner; ablehnen darf er sie nicht.

    Leg die genommene Karte in deine Stadt; damit endet dein Zug. Hast du Karten übersprungen, legt dein Gegner sie
    jetzt alle in seine Stadt, und zwar in der Reihenfolge, in der sie im Kreis lagen. Danach ist er am Zug und nimmt
    eine Karte.

    _Beispiel:_ Als Nächstes liegen die Karten 3, 9, 12 und 5 im Kreis. Anna möchte Karte 12, also gehen die Karten 3 und
    9 an Ben. Anna legt Karte 12. Ben legt Karte 3, dann Karte 9. Nun nimmt Ben eine Karte: Karte 5 oder eine weiter
    hinten.
    .title = Eine Karte nehmen

rules-placing =
    Die erste Karte deiner Stadt, ob genommen oder bekommen, legst du einfach vor dir aus. Jede weitere Karte musst du
    anlegen:

    - Mindestens eines ihrer Felder hat eine Kante mit einem Feld deiner Stadt gemeinsam, oder sie überdeckt ein oder
      mehrere Felder deiner Stadt. Nur eine Ecke zu berühren, reicht nicht.
    - Felder liegen genau neben oder genau auf Feldern, nie um ein halbes Feld verschoben.
    - Eine Karte darf liegen wie gedruckt oder **gedreht**, also auf dem Kopf, aber nicht quer.
    - Eine Karte darf beliebig viele Felder überdecken, sogar alle vier einer älteren Karte. Unter eine andere Karte
      schieben darfst du sie nicht.

    Es zählt nur, was sichtbar ist. Ein leeres Feld zwischen Feldern deiner Stadt ist eine **Lücke** und keine
    Landschaft.

    Die Position einer Karte ist die ihres linken oberen Felds, gezählt vom linken oberen Feld deiner ersten Karte
    aus: x nach rechts, y nach unten.

    _Beispiel:_ Deine Stadt besteht aus einer Karte auf 0,0. Eine zweite Karte auf 2,1 ist erlaubt, denn beide haben
    eine halbe Seite gemeinsam. Auf 1,1 ist sie auch erlaubt, denn sie überdeckt ein Feld. Auf 2,2 würde sie nur eine
    Ecke berühren, und das ist verboten.
    .title = Eine Karte legen

rules-end =
    Ihr seid abwechselnd am Zug, bis der Kreis leer ist. Im letzten Zug übersprungene Karten werden noch gelegt. Liegt
    die letzte Karte, ist das Spiel zu Ende und beide Städte werden gewertet.

    Wer mehr Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg. Mit der Option „{ option-tie.guns }“ gewinnt
    dann die Stadt mit mehr Revolvern, und nur wenn auch das gleich ist, teilt ihr euch den Sieg.
    .title = Ende des Spiels

rules-scoring =
    Felder derselben Landschaftsart, die über Kanten verbunden sind, bilden ein **Gebiet**. Für jede der sechs
    Landschaftsarten wird dein größtes Gebiet gewertet: 1 Punkt pro Feld. Kleinere Gebiete derselben Art bringen nichts. Auch ein
    einzelnes Feld kann dein größtes Gebiet sein. Eine Landschaftsart, die in deiner Stadt fehlt, bringt 0 Punkte. Symbole
    spielen hier keine Rolle.

    _Beispiel:_ Eine kleine Stadt aus drei Karten. Karte 4 liegt auf 0,0, Karte 1 auf 2,0 und Karte 12 gedreht auf 1,1,
    wo sie von beiden je ein Feld überdeckt.

    | y \ x | 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | 0 | Wüste, Planwagen | Wüste, Revolver | Gebirge, Fort | Gebirge, Mine |
    | 1 | Wüste, Rind | Schnee, Planwagen | Ebene, Revolver | Gebirge, Planwagen |
    | 2 | – | Wasser, Revolver | Schnee, Mine | – |

    Wüste 3, Gebirge 3, Ebene 1, Schnee 1, Wasser 1, Wald 0: zusammen 9 Punkte. Die beiden Schneefelder berühren sich
    nur an einer Ecke, sind also zwei Gebiete aus je einem Feld.
    .title = Wertung: Landschaften

rules-bonus =
    Jede der drei Wertungskarten wird für euch beide gewertet. Deine Punktzahl ist die Summe aus deinen sechs
    größten Gebieten und den drei Wertungskarten; manche Karte kann dich Punkte kosten.

    Für alle gilt: Nur sichtbare Felder und Symbole zählen, Nachbarn sind Felder mit einer gemeinsamen Kante (Ecken
    zählen nicht, außer die Karte nennt sie), und ein Symbol darf mehreren anderen zu Punkten verhelfen.

    _Beispiel:_ Die Stadt von oben mit Gold Country, Rifles Ready und Wagon Train. Die Mine im Gebirge bringt 2 Punkte,
    die Mine im Schnee hat kein Gebirge neben sich. Das Fort hat einen Revolver neben sich und bringt 2 Punkte. Keine
    zwei Planwagen stehen nebeneinander: 0 Punkte. Mit den 9 Punkten für Landschaften macht das 13.

    Alle 18 Wertungskarten:

    - **{ condition-badlands }**: { condition-badlands.rule }
    - **{ condition-happy_cows }**: { condition-happy_cows.rule }
    - **{ condition-the_clearing }**: { condition-the_clearing.rule }
    - **{ condition-circle_the_wagons }**: { condition-circle_the_wagons.rule }
    - **{ condition-smalltown_charm }**: { condition-smalltown_charm.rule }
    - **{ condition-gold_country }**: { condition-gold_country.rule }
    - **{ condition-prairie_life }**: { condition-prairie_life.rule }
    - **{ condition-cool_water }**: { condition-cool_water.rule }
    - **{ condition-claim_jumpers }**: { condition-claim_jumpers.rule }
    - **{ condition-boom_or_bust }**: { condition-boom_or_bust.rule }
    - **{ condition-wagon_train }**: { condition-wagon_train.rule }
    - **{ condition-one_too_many }**: { condition-one_too_many.rule }
    - **{ condition-bootleggers }**: { condition-bootleggers.rule }
    - **{ condition-undiscovered }**: { condition-undiscovered.rule }
    - **{ condition-fortified }**: { condition-fortified.rule }
    - **{ condition-the_herd }**: { condition-the_herd.rule }
    - **{ condition-target_practice }**: { condition-target_practice.rule }
    - **{ condition-rifles_ready }**: { condition-rifles_ready.rule }
    .title = Wertung: Wertungskarten


## Was geschehen ist

event-started = { $seat } macht Karte { $card } zur Startkarte.
event-took =
    { $skipped ->
        [0] { $seat } nimmt Karte { $card }.
        [one] { $seat } überspringt eine Karte und nimmt Karte { $card }.
       *[other] { $seat } überspringt { $skipped } Karten und nimmt Karte { $card }.
    }
event-gave = { $seat } gibt Karte { $card } an { $to }.
event-placed =
    { $turned ->
        [1] { $seat } dreht Karte { $card } und legt sie auf { $x },{ $y }.
       *[other] { $seat } legt Karte { $card } auf { $x },{ $y }.
    }
event-finished = Die letzte Karte ist gelegt: Die Partie ist zu Ende.


## Züge in einem Satz: was jemand getan hat, nach dem Namen

did-started = macht Karte { $card } zur Startkarte
did-took = { $skipped ->
    [0] nimmt Karte { $card }
    [one] nimmt Karte { $card } (eine Karte übersprungen)
   *[other] nimmt Karte { $card } ({ $skipped } Karten übersprungen)
}
did-placed = { $listed ->
    [one] legt Karte { $list }
   *[other] legt die Karten { $list }
}


## Züge: was man tun kann, in Tipps und in der Liste der Möglichkeiten

move-start = Mach Karte { $card } zur Startkarte.
move-take =
    { $skipped ->
        [0] Nimm Karte { $card }.
        [one] Überspringe eine Karte und nimm Karte { $card }.
       *[other] Überspringe { $skipped } Karten und nimm Karte { $card }.
    }
move-place =
    { $turned ->
        [1] Dreh Karte { $card } und leg sie auf { $x },{ $y }.
       *[other] Leg Karte { $card } auf { $x },{ $y }.
    }


## Warum eine Aktion nicht möglich ist

no-such-card = Eine Karte { $card } gibt es nicht. Die Karten gehen von 0 bis { $last }.
not-in-circle = Karte { $card } ist in dieser Partie eine Wertungskarte. Wähle eine aus dem Kreis.
start-was-chosen = Die Startkarte steht schon fest. Jetzt nehmt und legt ihr Karten.
choose-start-first = Zuerst wählt { $seat } die Startkarte.
place-first = Leg erst Karte { $card }, bevor du die nächste nimmst.
card-is-gone = Karte { $card } ging an { $seat } und liegt nicht mehr im Kreis. Nimm eine, die noch dort liegt.
take-first = Du hast noch keine Karte zu legen. Nimm zuerst eine aus dem Kreis.
not-in-hand = Karte { $found } kannst du nicht legen. Leg Karte { $card }.
other-card-first = Leg zuerst Karte { $card }: Karten legst du in der Reihenfolge, in der sie im Kreis lagen.

no-such-scoring-card = Eine Wertungskarte „{ $name }“ gibt es nicht. Wertungskarten: { $names }.
scoring-card-twice = Eine Wertungskarte ist doppelt genannt, aber jede gibt es nur einmal.
card-twice = Karte { $card } liegt doppelt, aber es gibt sie nur einmal.
too-many-cards = Beide Städte haben zusammen mehr als { $most } Karten.
cannot-lie-there = Karte { $card } kann nicht auf { $x },{ $y } liegen: { $why }


## Fragen

ask-start = Wähle die Startkarte; dort beginnt dein Gegner.
ask-take = Welche Karte nimmst du? Die Karten davor bekommt dein Gegner.
ask-place =
    { $count ->
        [one] Wohin legst du Karte { $card }?
       *[other] Wohin legst du Karte { $card }, die erste von { $count } Karten?
    }


## Beschriftungen der Zeichnung

label-circle = Kreis
label-next = Kreis, die nächste Karte zuerst
label-scoring = Wertungskarten
label-hand = Zu legen
label-empty = noch keine Karte
label-legend = Legende

## Was man vor einer Wahl wissen sollte

gives-away = { $count ->
    [one] Karte { $cards } geht an { $seat }
   *[other] Karten { $cards } gehen an { $seat }
}
