### Circle the Wagons: jedes Wort, das jemand liest, auf Deutsch.

title = Circle the Wagons
tagline = Zwei Städte, ein Kartenkreis: Jede Karte, die du überspringst, kommt in die andere Stadt.
credit = Circle the Wagons von Steven Aramini, Danny Devine und Paul Kluka. Button Shy, 2017; Quined Games, 2019.


## Landschaften und Symbole

territory-desert = Wüste
territory-forest = Wald
territory-mountains = Gebirge
territory-plains = Ebene
territory-snow = Schnee
territory-water = Wasser

icon-beer = Flasche
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


## Wertungskarten

condition-badlands = Badlands
    .rule = 4 Punkte für jeden Revolver, den Wüste einrahmt: je ein Wüstenfeld direkt links und direkt rechts von ihm oder je eines direkt darüber und direkt darunter. Ist er in beiden Richtungen eingerahmt, bleibt es bei 4 Punkten.

condition-happy_cows = Happy Cows
    .rule = 2 Punkte für jedes Rind, das weder auf Schnee steht noch über eine Kante an Schnee grenzt.

condition-the_clearing = The Clearing
    .rule = 2 Punkte für jedes Fort, minus 1 Punkt für jedes Waldfeld, egal in welchem Gebiet es liegt. Das Ergebnis kann negativ sein.

condition-circle_the_wagons = Circle the Wagons
    .rule = 6 Punkte für jedes Feld deiner Stadt, dessen vier Nachbarfelder alle einen Planwagen zeigen. Ein Planwagen darf zu mehreren Ringen gehören; das Feld in der Mitte darf alles zeigen, nur eine Lücke zählt nicht als Mitte.

condition-smalltown_charm = Smalltown Charm
    .rule = Hat deine Stadt weniger sichtbare Felder als die andere, bekommst du 1 Punkt für jedes Feld, das du weniger hast.

condition-gold_country = Gold Country
    .rule = 2 Punkte für jede Mine, die im Gebirge liegt oder über eine Kante an Gebirge grenzt.

condition-prairie_life = Prairie Life
    .rule = Zähle deine Rinder und deine Felder mit Ebene zusammen: Je 2 davon bringen 1 Punkt, ein Rest verfällt. Ein Rind auf einer Ebene zählt dabei doppelt, als Rind und als Ebene.

condition-cool_water = Cool Water
    .rule = 3 Punkte für jeden Planwagen, der auf deinem größten Wassergebiet steht oder über eine Kante daran grenzt. Sind mehrere Gebiete gleich groß, zählt das für dich beste; ein kleineres zählt nie.

condition-claim_jumpers = Claim Jumpers
    .rule = Wer mehr Minen zeigt, bekommt 9 Punkte; zeigt jedoch die andere Stadt mehr Revolver, gehen 5 dieser Punkte an sie. Bei gleich vielen Minen gehen beide leer aus.

condition-boom_or_bust = Boom or Bust
    .rule = Es kommt auf die Zahl deiner Minen an: 0 bis 2 Minen bringen 5 Punkte, 3 bis 6 Minen nichts, 7 Minen 3 Punkte, 8 oder mehr Minen 8 Punkte. Das zählt einmal für die ganze Stadt, es sei denn, ihr spielt mit der Option „{ option-boom_or_bust.per_mine }“.

condition-wagon_train = Wagon Train
    .rule = Jede gerade, lückenlose Reihe von Planwagen zählt nach ihrer Länge: 2 Planwagen 1 Punkt, 3 Planwagen 2, 4 Planwagen 4, 5 Planwagen 7, 6 oder mehr Planwagen 10 Punkte. Waagerechte und senkrechte Reihen zählen, und wo sich zwei kreuzen, gehört der Planwagen zu beiden.

condition-one_too_many = One Too Many
    .rule = Zeigt deine Stadt mehr Flaschen als die andere, verlierst du 1 Punkt für jede Flasche in der anderen Stadt.

condition-bootleggers = Bootleggers
    .rule = 2 Punkte für jede Flasche, die über eine Kante an mindestens einen Planwagen grenzt, minus 1 Punkt für jede andere Flasche.

condition-undiscovered = Undiscovered
    .rule = 5 Punkte für jedes einzelne leere Feld, das Felder deiner Stadt ringsum einschließen, an allen vier Kanten und an allen vier Ecken.

condition-fortified = Fortified
    .rule = 7 Punkte für jeden Block aus 2 mal 2 Forts. Blöcke dürfen sich überschneiden: 2 mal 3 Forts sind 2 Blöcke und bringen 14 Punkte.

condition-the_herd = The Herd
    .rule = 2 Punkte für jedes Rind deiner größten Herde; zu einer Herde gehören Rinder, die über Kanten verbunden sind, gleich auf welchen Landschaften.

condition-target_practice = Target Practice
    .rule = Suche zu jeder Flasche den nächsten Revolver in ihrer Zeile oder Spalte: Jedes Feld deiner Stadt zwischen den beiden bringt 1 Punkt, und mehrere Flaschen dürfen denselben Revolver nutzen. Eine Lücke dazwischen zählt nur mit der Option „{ option-holes.counted }“.

condition-rifles_ready = Rifles Ready
    .rule = 2 Punkte für jedes Fort, das über eine Kante an mindestens einen Revolver grenzt.


## Optionen

option-boom_or_bust = Boom or Bust
    .help = Zahlt die Tabelle von Boom or Bust einmal für die ganze Stadt oder für jede Mine darin?
    .flat = einmal für die Stadt
    .per_mine = für jede Mine

option-holes = Lücken bei Target Practice
    .help = Bringt ein leeres Feld zwischen einer Flasche und ihrem Revolver bei Target Practice einen Punkt?
    .ignored = Lücken zählen nicht
    .counted = Lücken zählen wie Felder

option-tie = Gleichstand
    .help = Gewinnt ihr bei gleicher Punktzahl gemeinsam, oder gewinnt die Stadt mit mehr Revolvern?
    .shared = gemeinsamer Sieg
    .guns = mehr Revolver gewinnen


## Die Spielregeln

rules-goal =
    Zu zweit baut ihr je eine Stadt im Wilden Westen, mit Karten aus einem gemeinsamen Kreis. Wer eine Karte von weiter
    hinten nimmt, verschenkt alle Karten davor. Nach der letzten Karte bringen große zusammenhängende Landschaften und
    drei Wertungskarten Punkte. Die Stadt mit mehr Punkten gewinnt.
    .title = Ziel des Spiels

rules-setup =
    Es gibt 18 Karten. Die Vorderseite einer Karte zeigt vier **Felder**, zwei mal zwei. Jedes Feld zeigt eine
    von sechs **Landschaften** (Wüste, Wald, Gebirge, Ebene, Schnee, Wasser) und eines von sechs **Symbolen** (Flasche,
    Rind, Fort, Revolver, Mine, Planwagen). Auf der Rückseite steht eine **Wertungsbedingung**.

    - Mischt alle Karten. Legt drei davon mit der Rückseite nach oben in die Mitte: Das sind die Wertungskarten dieser
      Partie, und sie gelten für euch beide.
    - Legt die anderen 15 Karten mit der Vorderseite nach oben im Kreis darum herum. Ihre Rückseiten spielen in dieser
      Partie keine Rolle.
    - Einigt euch, wer anfängt. Die andere Person sucht dann im Kreis eine beliebige Karte als **Startkarte** aus: Dort
      beginnt der erste Zug.

    Ab jetzt liegt alles offen, und nichts hängt mehr vom Glück ab.
    .title = Aufbau

rules-taking =
    In deinem Zug nimmst du eine Karte aus dem Kreis. Es geht im Uhrzeigersinn: Der erste Zug beginnt bei der
    Startkarte, jeder weitere bei der Karte nach der zuletzt genommenen.

    - Entweder nimmst du die nächste Karte,
    - oder du **überspringst** beliebig viele Karten und nimmst die danach. Jede übersprungene Karte geht an dein
      Gegenüber, das sie nicht ablehnen darf.

    Lege die genommene Karte in deine Stadt; damit endet dein Zug. Hast du Karten übersprungen, legt dein Gegenüber sie
    jetzt alle in seine Stadt, und zwar in der Reihenfolge, in der sie im Kreis lagen. Danach ist dein Gegenüber am Zug
    und nimmt eine Karte.

    _Beispiel:_ Als Nächste liegen die Karten 3, 9, 12 und 5 im Kreis. Anna möchte Karte 12, also gehen die Karten 3 und
    9 an Ben. Anna legt Karte 12. Ben legt Karte 3, dann Karte 9. Nun nimmt Ben eine Karte: Karte 5 oder eine weiter
    hinten.
    .title = Eine Karte nehmen

rules-placing =
    Die erste Karte deiner Stadt, ob genommen oder bekommen, legst du einfach vor dir aus. Jede weitere Karte muss
    passen:

    - Mindestens eines ihrer Felder hat eine Kante mit einem Feld deiner Stadt gemeinsam, oder sie überdeckt ein oder
      mehrere Felder deiner Stadt. Sie nur an einer Ecke zu berühren, reicht nicht.
    - Felder liegen genau neben oder genau auf Feldern, nie um ein halbes Feld verschoben.
    - Eine Karte darf liegen wie gedruckt oder **gedreht**, also auf dem Kopf, aber nicht quer.
    - Eine Karte darf beliebig viele Felder überdecken, sogar alle vier einer älteren Karte. Unter eine andere Karte
      kommt sie nie.

    Es zählt nur, was oben sichtbar ist. Ein leeres Feld zwischen Feldern deiner Stadt ist eine **Lücke** und keine
    Landschaft.

    Ein Platz wird nach dem linken oberen Feld der Karte benannt, gezählt vom linken oberen Feld deiner ersten Karte
    aus: x nach rechts, y nach unten.

    _Beispiel:_ Deine Stadt besteht aus einer Karte auf 0,0. Eine zweite Karte auf 2,1 ist erlaubt, denn beide haben
    eine halbe Seite gemeinsam. Auf 1,1 ist sie auch erlaubt, denn sie überdeckt ein Feld. Auf 2,2 würde sie nur eine
    Ecke berühren, und das ist verboten.
    .title = Eine Karte legen

rules-end =
    Ihr seid abwechselnd am Zug, bis der Kreis leer ist. Karten, die im letzten Zug übersprungen wurden, werden noch
    gelegt. Liegt die letzte Karte in einer Stadt, ist das Spiel zu Ende und beide Städte werden gewertet.

    Wer mehr Punkte hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam; spielt ihr mit der Option
    „{ option-tie.guns }“, gewinnt die Stadt, die mehr Revolver zeigt, und nur wenn auch das gleich ist, teilt ihr euch
    den Sieg.
    .title = Ende des Spiels

rules-scoring =
    Felder derselben Landschaft, die über Kanten verbunden sind, bilden ein **Gebiet**. Für jede der sechs Landschaften
    wird dein größtes Gebiet gewertet: 1 Punkt je Feld. Kleinere Gebiete derselben Landschaft bringen nichts; auch ein
    einzelnes Feld kann ein größtes Gebiet sein; eine Landschaft, die du nicht zeigst, bringt 0 Punkte. Symbole spielen
    hier keine Rolle.

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
    Landschaften und den drei Wertungskarten; manche Karte kann dich Punkte kosten.

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
        [1] { $seat } legt Karte { $card } gedreht auf { $x },{ $y }.
       *[other] { $seat } legt Karte { $card } auf { $x },{ $y }.
    }
event-finished = Die letzte Karte liegt in ihrer Stadt: Das Spiel ist zu Ende.


## Warum eine Aktion nicht möglich ist

no-such-card = Eine Karte { $card } gibt es nicht: Die Karten sind von 0 bis { $last } nummeriert.
not-in-circle = Karte { $card } ist eine Wertungskarte dieser Partie: Wähle eine, die im Kreis liegt.
start-was-chosen = Die Startkarte steht schon fest: Jetzt werden Karten genommen und gelegt.
choose-start-first = Noch kann keine Karte genommen oder gelegt werden: Erst muss { $seat } die Startkarte wählen.
place-first = Karte { $card } muss gelegt werden, bevor die nächste Karte genommen wird.
card-is-gone = Karte { $card } ging an { $seat } und liegt nicht mehr im Kreis: Nimm eine, die noch dort liegt.
take-first = Noch ist keine Karte zu legen: Nimm zuerst eine aus dem Kreis.
not-in-hand = Karte { $found } hast du nicht auf der Hand: Jetzt wird Karte { $card } gelegt.
other-card-first = Zuerst muss Karte { $card } gelegt werden: Karten werden in der Reihenfolge gelegt, in der sie im Kreis lagen.

no-such-scoring-card = Eine Wertungskarte „{ $name }“ gibt es nicht; es gibt: { $names }.
scoring-card-twice = Eine Wertungskarte ist doppelt genannt: Jede gibt es nur einmal.
card-twice = Karte { $card } liegt doppelt: Es gibt sie nur einmal.
too-many-cards = Beide Städte zusammen haben höchstens { $most } Karten: Hier sind es mehr.
cannot-lie-there = Karte { $card } kann nicht auf { $x },{ $y } liegen: { $why }


## Fragen

ask-start = { $seat }, welche Karte im Kreis ist die Startkarte, bei der dein Gegenüber beginnt?
ask-take = { $seat }, welche Karte nimmst du? Die Karten davor bekommt dein Gegenüber.
ask-place =
    { $count ->
        [one] { $seat }, wohin legst du Karte { $card }?
       *[other] { $seat }, wohin legst du Karte { $card }, die erste von { $count } Karten?
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
