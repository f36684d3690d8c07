### Die Paläste von Carrara: jedes Wort, das jemand liest, auf Deutsch.

title = Die Paläste von Carrara
tagline = Kauf Marmor von der Drehscheibe, bau in sechs italienischen Städten und werte sie vor den anderen.
credit = Die Paläste von Carrara von Wolfgang Kramer und Michael Kiesling. Hans im Glück, 2012; Game Brewer, 2022.


## Bausteine, Gebäude, Objekte, Städte

colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-blue = blau
colour-black = schwarz

type-biblioteca = Biblioteca
type-cathedrale = Cathedrale
type-palazzo = Palazzo
type-porta = Porta
type-castello = Castello
type-villa = Villa

object-book = Buch
object-chalice = Kelch
object-crown = Krone
object-gate = Tor
object-flag = Fahne
object-coat_of_arms = Wappen

city-livorno = Livorno
    .takes = Livorno nimmt nur weiße Bausteine
city-pisa = Pisa
    .takes = Pisa nimmt nur weiße und gelbe Bausteine
city-lucca = Lucca
    .takes = Lucca nimmt nur weiße, gelbe und rote Bausteine
city-viareggio = Viareggio
    .takes = Viareggio nimmt nur weiße, gelbe, rote und grüne Bausteine
city-massa = Massa
    .takes = Massa nimmt Bausteine aller Farben außer Schwarz
city-lerici = Lerici
    .takes = Lerici nimmt Bausteine aller Farben


## Zeilen des Wertungsblatts

source-track = Punkte auf der Zählleiste
source-biblioteca = { type-biblioteca }
source-cathedrale = { type-cathedrale }
source-palazzo = { type-palazzo }
source-porta = { type-porta }
source-castello = { type-castello }
source-villa = { type-villa }
source-livorno = { city-livorno }
source-pisa = { city-pisa }
source-lucca = { city-lucca }
source-viareggio = { city-viareggio }
source-massa = { city-massa }
source-lerici = { city-lerici }
source-announcement = Spielende angesagt
source-objects = Objekte
source-costs = Baukosten der Gebäude
source-coins = Münzen
source-bricks = Übrige Bausteine
reason-track = auf der Zählleiste
reason-livorno = in { city-livorno }
reason-pisa = in { city-pisa }
reason-lucca = in { city-lucca }
reason-viareggio = in { city-viareggio }
reason-massa = in { city-massa }
reason-lerici = in { city-lerici }
reason-announcement = beim Ansagen des Spielendes
reason-objects = bei den Objekten
reason-costs = bei den Baukosten
reason-coins = bei den Münzen
reason-bricks = bei übrigen Bausteinen
group-types = Gewertete Gebäudearten
group-cities = Gewertete Städte


## Optionen

option-stock = Münzen, Bausteine und Objekte
    .help = Liegen Münzen, Bausteine und Objekte wie in der Anleitung hinter einem Sichtschutz, oder sind sie für alle sichtbar? Mitzählen könnte man so oder so.
    .hidden = hinter dem Sichtschutz
    .open = für alle sichtbar

option-set = Material
    .help = Mit welchem Material spielt ihr?
    .base = Grundspiel


## Die Spielregeln

rules-goal =
    Du führst eine Fürstenfamilie und baust in sechs italienischen Städten. Kauf Bausteine aus Marmor von
    einer Drehscheibe, auf der sie mit jeder Drehung billiger werden, bau damit Gebäude und werte sie rechtzeitig:
    nach ihrer Art oder nach ihrer Stadt. Das bringt Punkte, Münzen und kostbare Objekte. Wer nach der Schlusswertung
    die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels

rules-setup =
    - Es gibt 42 **Bausteine**, sieben von jeder Farbe. Von der besten zur schlechtesten: Weiß, Gelb, Rot, Grün, Blau,
      Schwarz.
    - Die **Drehscheibe** hat sechs Segmente. In Segment 1 kommt ein Baustein jeder Farbe.
    - Es gibt 30 **Gebäude**: sechs Arten (Biblioteca, Cathedrale, Palazzo, Porta, Castello, Villa), jede mit den
      Baukosten 1 bis 5. Neun liegen offen aus, die anderen bilden einen verdeckten Stapel.
    - Es gibt 36 **Objekte**, je sechs gleiche. Zu jeder Gebäudeart gehört eine Sorte: Buch, Kelch, Krone, Tor, Fahne,
      Wappen, in derselben Reihenfolge wie die Arten. Von jeder Sorte steht ein Objekt zum Verkauf, fünf bilden den Vorrat.
    - Jeder Spieler hat **20 Münzen**, **sechs Wertungssteine** und einen Baustein: der Startspieler einen schwarzen,
      die anderen der Reihe nach einen blauen, einen grünen und einen roten.
    - Alle übrigen Bausteine kommen ins **Säckchen**. Münzen gehen nie aus.

    Münzen, Bausteine und Objekte liegen hinter deinem Sichtschutz, außer ihr spielt mit der Option „{ option-stock.open }“. Alles andere
    außer dem Stapel ist offen. Auch zu zweit und zu dritt spielt ihr mit allen Bausteinen, Gebäuden und
    Objekten.
    .title = Aufbau

rules-turn =
    In deinem Zug musst du genau **eine** dieser Aktionen ausführen:

    - **Bausteine kaufen**,
    - ein Gebäude **bauen**,
    - eine Gebäudeart oder eine Stadt **werten**.

    Danach darfst du ein Objekt kaufen und, wenn du die Bedingungen erfüllst, das Spielende ansagen. Dann ist der
    nächste Spieler an der Reihe.

    Sind Drehscheibe und Säckchen beide leer, kannst du keine Bausteine kaufen. Kannst du dann auch nicht bauen oder
    werten, hebst du deinen Sichtschutz, zeigst deine Bausteine und nimmst dir 2 Münzen. Dann ist dein Zug vorbei, ohne
    Zusatzkauf und ohne Ansage.
    .title = Ein Zug

rules-buying =
    1. Die Drehscheibe dreht sich um ein Segment: Was in Segment 1 lag, liegt nun in Segment 2 und so weiter. Was in
       Segment 6 lag, kommt zurück nach Segment 1.
    2. Zieh Bausteine aus dem Säckchen in Segment 1, bis auf der ganzen Drehscheibe **elf** liegen; weniger, wenn das
      Säckchen leer wird.
    3. Kauf beliebig viele Bausteine, aber mindestens einen, und alle aus **einem** Segment. Der Preis hängt von Segment
       und Farbe ab:

    | | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | weiß | 6 | 5 | 4 | 3 | 2 | 1 |
    | gelb | 5 | 4 | 3 | 2 | 1 | 0 |
    | rot | 4 | 3 | 2 | 1 | 0 | 0 |
    | grün | 3 | 2 | 1 | 0 | 0 | 0 |
    | blau | 2 | 1 | 0 | 0 | 0 | 0 |
    | schwarz | 1 | 0 | 0 | 0 | 0 | 0 |

    Kannst du keinen einzigen Baustein auf der Drehscheibe bezahlen, hebst du deinen Sichtschutz, zeigst deine Münzen,
    nimmst dir 2 Münzen und kaufst nichts. Das Spielende darfst du trotzdem noch ansagen, wenn du die
    Bedingungen erfüllst.

    _Beispiel:_ Anna kauft aus Segment 2 einen grünen, einen blauen und einen schwarzen Baustein und bezahlt
    2 + 1 + 0 = 3 Münzen.
    .title = Bausteine kaufen

rules-building =
    Nimm eines der offenen Gebäude und bau es in eine deiner sechs Städte. Bezahle genau so viele Bausteine, wie es
    kostet; sie kommen zurück ins Säckchen. Welche Bausteine du nehmen darfst, bestimmt die Stadt:

    | Stadt | nimmt |
    |---|---|
    | Livorno | Weiß |
    | Pisa | Weiß, Gelb |
    | Lucca | Weiß, Gelb, Rot |
    | Viareggio | Weiß, Gelb, Rot, Grün |
    | Massa | Weiß, Gelb, Rot, Grün, Blau |
    | Lerici | alle |

    Bessere Bausteine als nötig darfst du immer nehmen. In jeder Stadt haben beliebig viele Gebäude Platz. Vom Stapel
    wird ein neues Gebäude aufgedeckt, solange noch welche da sind.

    _Beispiel:_ Du willst die Villa 3 mit einem roten und zwei grünen Bausteinen bezahlen. Damit kannst du sie in
    Viareggio, Massa oder Lerici bauen, nicht aber in Lucca, Pisa oder Livorno, denn die nehmen keine grünen Bausteine.
    .title = Bauen

rules-scoring =
    Du hast sechs Wertungssteine, kannst also höchstens sechsmal werten. Werten kannst du:

    - eine **Gebäudeart**: alle deine Gebäude dieser Art, egal in welchen Städten. Du brauchst mindestens eines und
      kannst jede Art nur einmal werten.
    - eine **Stadt**: alle deine Gebäude dort, egal welcher Art. In Livorno, Pisa und Lucca brauchst du mindestens
      zwei Gebäude, in Viareggio, Massa und Lerici mindestens drei; und jede Stadt wird **im ganzen Spiel nur einmal**
      gewertet: Wer zuerst kommt, bekommt sie.

    Jedes gewertete Gebäude bringt seine Baukosten mal den Wert der Stadt, in der es steht:

    | | Livorno | Pisa | Lucca | Viareggio | Massa | Lerici |
    |---|---|---|---|---|---|---|
    | Baukosten × | 3 Punkte | 3 Münzen | 2 Punkte | 2 Münzen | 1 Punkt | 1 Münze |

    Außerdem bringt jedes gewertete Gebäude ein Objekt seiner Sorte aus dem Vorrat. Reicht der Vorrat nicht, bekommst du,
    was noch da ist; Punkte und Münzen bekommst du immer. Ein Gebäude kann zweimal etwas bringen: einmal mit seiner Art
    und einmal mit seiner Stadt.

    _Beispiel:_ Du wertest deine beiden Gebäude der Art Biblioteca. Das mit Baukosten 3 in Pisa bringt 9 Münzen, das mit
    Baukosten 2 in Massa bringt 2 Punkte; dazu bekommst du zwei Bücher.
    .title = Werten

rules-purchase =
    Nach jeder Aktion darfst du für **10 Münzen** **eines** der Objekte kaufen, die zum Verkauf stehen. Sie werden nicht nachgelegt.
    Ohne Aktion gibt es keinen Zusatzkauf.
    .title = Der Zusatzkauf

rules-end =
    Das Spiel endet auf eine von zwei Arten:

    - Das letzte der 30 Gebäude wird gebaut.
    - Ein Spieler **sagt das Spielende an**. Das darfst du nach deiner Aktion (und nach dem Zusatzkauf, falls du einen
      machst), wenn du alle drei Bedingungen erfüllst:

    | Spieler | 2 | 3 | 4 |
    |---|---|---|---|
    | Wertungen, mindestens | 4 | 4 | 4 |
    | Objekte, mindestens | 8 | 7 | 6 |
    | Baukosten aller deiner Gebäude, mindestens | 30 | 25 | 20 |

    Das Ansagen bringt sofort **5 Punkte**; dabei hebst du deinen Sichtschutz und zeigst, wie viele Objekte du hast.
    Ansagen musst du nie, und nur ein Spieler kann es. Möglich ist es auch noch in der Runde, in der das letzte Gebäude
    gebaut wurde, und in einem Zug, in dem du keinen Baustein bezahlen konntest.

    So oder so wird die Runde zu Ende gespielt, damit alle gleich oft drankommen. Wer nach einer Ansage noch an die
    Reihe kommt, darf passen; nach dem letzten Gebäude ist eine Aktion weiter Pflicht.
    .title = Ende des Spiels

rules-final =
    Zu den Punkten aus deinen Wertungen und fürs Ansagen kommen:

    - 3 Punkte für jedes Objekt,
    - die Baukosten aller deiner Gebäude,
    - 1 Punkt für je 5 Münzen; weniger als 5 verfallen.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Bausteine übrig hat, egal welcher Farbe; ist auch das
    gleich, teilt ihr euch den Sieg.

    _Beispiel:_ Mit 7 Objekten, Gebäuden mit den Baukosten 1, 4, 3, 5, 2, 3 und 5 sowie 4 Münzen bekommst du noch
    21 + 23 + 0 = 44 Punkte.
    .title = Schlusswertung


## Was geschehen ist

event-turned = { $seat } dreht die Drehscheibe.
event-drew = Neu in Segment 1{ $white ->
        [0] { "" }
       *[other] { " · " }{ $white }× weiß
    }{ $yellow ->
        [0] { "" }
       *[other] { " · " }{ $yellow }× gelb
    }{ $red ->
        [0] { "" }
       *[other] { " · " }{ $red }× rot
    }{ $green ->
        [0] { "" }
       *[other] { " · " }{ $green }× grün
    }{ $blue ->
        [0] { "" }
       *[other] { " · " }{ $blue }× blau
    }{ $black ->
        [0] { "" }
       *[other] { " · " }{ $black }× schwarz
    }.
event-took = { $price ->
    [0] { $seat } nimmt kostenlos einen { $colour }en Baustein aus Segment { $segment }.
    [one] { $seat } kauft einen { $colour }en Baustein aus Segment { $segment } für 1 Münze.
   *[other] { $seat } kauft einen { $colour }en Baustein aus Segment { $segment } für { $price } Münzen.
}
event-cannot_pay = { $seat } kann keinen Baustein bezahlen und nimmt sich { $coins } Münzen.
event-cannot_act = { $seat } kann nichts tun und nimmt sich { $coins } Münzen.
event-built = { $seat } baut { $type } { $cost } in { $city }.
event-paid = { $seat } bezahlt mit einem { $colour }en Baustein.
event-opened = Neu aufgedeckt: { $type } { $cost }.
event-last_built = { $seat } hat das letzte Gebäude gebaut: Das ist die letzte Runde.
event-scored_type = { $seat } wertet { $type }: { $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    }, { $objects ->
        [0] kein Objekt
        [one] 1 Objekt
       *[other] { $objects } Objekte
    }.
event-scored_city = { $seat } wertet { $city }: { $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    }, { $objects ->
        [0] kein Objekt
        [one] 1 Objekt
       *[other] { $objects } Objekte
    }.
event-brought_points = { $type } { $cost } in { $city }: { $cost } × { $value } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $object ->
        [-1] kein Objekt mehr da
       *[other] 1 Objekt ({ $object })
    }.
event-brought_coins = { $type } { $cost } in { $city }: { $cost } × { $value } = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $object ->
        [-1] kein Objekt mehr da
       *[other] 1 Objekt ({ $object })
    }.
event-bought = { $seat } kauft für { $price } Münzen ein Objekt: { $object }.
event-announced = { $seat } sagt das Spielende an und bekommt { $points } Punkte. Das ist die letzte Runde.
event-passed = { $seat } passt.
event-finished = Die letzte Runde ist vorbei: Es folgt die Schlusswertung.
event-showed_coins = { $seat } hebt den Sichtschutz: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
event-showed_bricks = { $seat } hebt den Sichtschutz: { $bricks ->
        [0] keine Bausteine
        [one] 1 Baustein
       *[other] { $bricks } Bausteine
    }.
event-showed_objects = { $seat } hebt den Sichtschutz: { $objects } Objekte.

# Dafür hat der Verlauf kein Ereignis, oder es sagt zu wenig.
decision-done = { $seat } kauft keine weiteren Bausteine.


## Züge in einem Satz: was jemand getan hat, nach dem Namen

did-took = { $price ->
    [0] nimmt kostenlos { $times ->
        [one] einen { $list }en Baustein
       *[other] { $listed ->
            [one] { $times } { $list }e Bausteine
           *[other] { $times } Bausteine ({ $list })
        }
    }
   *[other] kauft { $times ->
        [one] einen { $list }en Baustein
       *[other] { $listed ->
            [one] { $times } { $list }e Bausteine
           *[other] { $times } Bausteine ({ $list })
        }
    } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
}
did-cannot_pay = kann keinen Baustein bezahlen und nimmt sich { $coins } Münzen
did-cannot_act = kann nichts tun und nimmt sich { $coins } Münzen
did-built = baut { $type } { $cost } in { $city }
did-scored_type = wertet { $type } ({ $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    })
did-scored_city = wertet { $city } ({ $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    })
did-bought = kauft ein Objekt ({ $object })
did-announced = sagt das Spielende an
did-passed = passt

# Warum die Partie zu Ende ist.
ended-announced = { $seat } hat das Spielende angesagt. Die Runde wurde zu Ende gespielt, dann kam die Schlusswertung.
ended-last_built = { $seat } hat das letzte Gebäude gebaut. Die Runde wurde zu Ende gespielt, dann kam die Schlusswertung.


## Pläne: was man in einem Zug tun soll, in Tipps

plan-took = { $price ->
    [0] nimm kostenlos { $times ->
        [one] einen { $list }en Baustein
       *[other] { $listed ->
            [one] { $times } { $list }e Bausteine
           *[other] { $times } Bausteine ({ $list })
        }
    }
   *[other] kauf { $times ->
        [one] einen { $list }en Baustein
       *[other] { $listed ->
            [one] { $times } { $list }e Bausteine
           *[other] { $times } Bausteine ({ $list })
        }
    } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
}
plan-cannot_pay = nimm dir { $coins } Münzen
plan-cannot_act = nimm dir { $coins } Münzen
plan-built = bau { $type } { $cost } in { $city }
plan-scored_type = werte { $type } ({ $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    })
plan-scored_city = werte { $city } ({ $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    })
plan-bought = kauf ein Objekt ({ $object })
plan-announced = sag das Spielende an
plan-passed = passe
prepares-built = { $type } { $cost } in { $city } bauen
prepares-scored_type = { $type } werten
prepares-scored_city = { $city } werten
prevents-built = Sonst könnte { $seat } { $type } { $cost } vor dir bauen.
prevents-scored_city = Sonst könnte { $seat } { $city } vor dir werten.


## Züge: was man tun kann, in Tipps und in der Liste der Möglichkeiten

move-turn_wheel = Dreh die Drehscheibe und kauf Bausteine.
move-take = { $price ->
    [0] Nimm kostenlos einen { $colour }en Baustein aus Segment { $segment }.
    [one] Kauf einen { $colour }en Baustein aus Segment { $segment } für 1 Münze.
   *[other] Kauf einen { $colour }en Baustein aus Segment { $segment } für { $price } Münzen.
}
move-done = Kauf keine weiteren Bausteine.
move-take_coins = Nimm dir { $coins } Münzen.
move-build = Bau { $type } { $cost } in { $city }.
move-pay = Bezahle mit einem { $colour }en Baustein.
move-score = Werte { $what }.
move-buy = Kauf für { $price } Münzen ein Objekt: { $object }.
move-announce = Sag das Spielende an.
move-pass = Passe.


## Warum eine Aktion nicht möglich ist

no-such-segment = Die Drehscheibe hat kein Segment { $segment }. Die Segmente gehen von 1 bis { $last }.
no-such-colour = Bausteine in „{ $colour }“ gibt es nicht. Farben: { $colours }.
no-such-type = Eine Gebäudeart „{ $type }“ gibt es nicht. Gebäudearten: { $types }.
no-such-cost = { $type } mit Baukosten { $cost } gibt es nicht. Die Baukosten gehen von { $least } bis { $most }.
no-such-city = Eine Stadt „{ $city }“ gibt es nicht. Städte: { $cities }.
no-such-scoring = „{ $what }“ lässt sich nicht werten. Werten lassen sich: { $known }.
no-such-object = Ein Objekt „{ $object }“ gibt es nicht. Objekte: { $objects }.

turn-wheel-first = Dreh erst die Drehscheibe, bevor du Bausteine kaufst: Beginne mit „turn wheel“.
nothing-to-pay = Es gibt nichts zu bezahlen. Wähle zuerst ein Gebäude.
action-is-a-must = Du musst eine Aktion ausführen: Kauf Bausteine, bau oder werte.
action-first = Führe zuerst eine Aktion aus: Kauf Bausteine, bau oder werte.
one-brick-at-least = Du hast die Scheibe gedreht: Jetzt musst du mindestens einen Baustein kaufen.
bricks-first = Du hast die Scheibe gedreht: Kauf jetzt Bausteine.
done-first = Du kaufst gerade Bausteine. Beende erst den Kauf.
pay-first = Bezahle zuerst { $type } { $cost }: { $owed ->
        [one] Ein Baustein fehlt
       *[other] { $owed } Bausteine fehlen
    } noch.
action-is-done = Du hast deine Aktion in diesem Zug schon ausgeführt.

no-bricks-left = Drehscheibe und Säckchen sind leer: Du kannst keine Bausteine kaufen.
one-segment-only = Alle Bausteine eines Kaufs kommen aus einem Segment, und du kaufst aus Segment { $segment }.
no-such-brick = In Segment { $segment } liegt kein { $colour }er Baustein.
too-dear = In Segment { $segment } kostet ein { $colour }er Baustein { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }, du hast { $coins }.
best-first = Nenne die beste Farbe zuerst. Du hast schon „{ $colour }“ genannt. Mach das rückgängig oder nenne alle auf einmal: „{ $example }“.
can-pay = Du kannst einen Baustein bezahlen: Kauf mindestens einen.
can-act = Du kannst eine Aktion ausführen. Die Münzen gibt es nur, wenn gar keine möglich ist.
built-already = { $type } { $cost } hat { $seat } schon gebaut. Wähle ein offen ausliegendes Gebäude.
still-face-down = { $type } { $cost } liegt noch verdeckt im Stapel. Wähle ein offen ausliegendes Gebäude.
too-few-bricks = { $takes }: { $type } { $cost } braucht davon { $cost }, du hast { $bricks }.
not-accepted = { $takes }: Mit einem { $colour }en kannst du dort nicht bezahlen.
no-brick-of-that-colour = Du hast keinen { $colour }en Baustein.
better-ones-needed = Bezahlt wird mit den besten Bausteinen zuerst. Machst du mit einem { $colour }en weiter, kannst du die { $owed }, die noch fehlen, nicht bezahlen: Nimm zuerst einen besseren.
no-markers-left = Du hast alle { $most } Wertungssteine eingesetzt.
type-was-scored = { $type } hast du schon gewertet.
none-of-type = Du hast kein Gebäude der Art { $type }.
city-was-scored = { $seat } hat { $city } schon gewertet.
city-was-scored-by-you = { $city } hast du schon gewertet.
too-few-in-city = In { $city } brauchst du { $least } Gebäude, du hast { $built }.
sold = Dieses Objekt ist schon verkauft: { $object }.
object-too-dear = Ein Objekt kostet { $price } Münzen, du hast { $coins }.
one-object-a-turn = Du kannst nur ein Objekt pro Zug kaufen.
was-announced = { $seat } hat das Spielende schon angesagt.
conditions-not-met = Um das Spielende anzusagen, brauchst du { $scorings_needed } Wertungen (du hast { $scorings }), { $objects_needed } Objekte (du hast { $objects }) und Gebäude mit Baukosten von zusammen { $costs_needed } (du hast { $costs }).
nobody-announced = Passen kannst du erst, wenn jemand das Spielende angesagt hat. Führe eine Aktion aus.


## Fragen

ask-action = Bausteine kaufen, bauen oder werten?
ask-last-action = Dein letzter Zug: Bausteine kaufen, bauen, werten oder passen?
ask-last-action-must = Dein letzter Zug: Bausteine kaufen oder werten?
ask-take = Welche Bausteine kaufst du? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
ask-take-more = Noch einen Baustein aus Segment { $segment }? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
ask-pay = Mit welchen Bausteinen bezahlst du { $type } { $cost } in { $city }? { $owed ->
        [one] Einer fehlt
       *[other] { $owed } fehlen
    } noch.
ask-purchase = Ein Objekt kaufen oder den Zug beenden? Du hast { $coins } Münzen.
ask-purchase-or-announce = Ein Objekt kaufen, das Spielende ansagen oder den Zug beenden? Du hast { $coins } Münzen.
ask-announce = Das Spielende ansagen oder den Zug beenden?


## Was man vor einer Wahl wissen sollte

draws = { $count ->
    [0] zieht keinen Baustein
    [one] zieht 1 Baustein
   *[other] zieht { $count } Bausteine
}
costs-coins = { $coins ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $coins } Münzen
}
brick-from-segment = { $coins ->
    [0] ein Baustein aus Segment { $segment }, kostenlos
    [one] ein Baustein aus Segment { $segment }, 1 Münze
   *[other] ein Baustein aus Segment { $segment }, { $coins } Münzen
}
gives-coins = { $coins } Münzen für dich
pays-points = { $value ->
    [one] bringt Baukosten × 1 Punkt
   *[other] bringt Baukosten × { $value } Punkte
}
pays-coins = { $value ->
    [one] bringt Baukosten × 1 Münze
   *[other] bringt Baukosten × { $value } Münzen
}
brings = { $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] 1 Punkt{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
       *[other] { $points } Punkte{ $coins ->
            [0] { "" }
            [one] , 1 Münze
           *[other] , { $coins } Münzen
        }
    }, { $objects ->
        [0] kein Objekt
        [one] 1 Objekt
       *[other] { $objects } Objekte
    }


## Beschriftungen der Zeichnung

label-wheel = Drehscheibe mit Preisen
label-bag = Säckchen: { $count }
label-display = Gebäude
label-stack = Stapel: { $count }
label-objects = Objekte
label-sale = zum Verkauf
label-supply = Vorrat
label-city = Stadt
label-accepts = nimmt
label-pays = bringt
label-least = zum Werten
label-scored = gewertet von
label-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
label-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
label-on-track = Punkte
label-costs = Baukosten
label-coin-stock = Münzen
label-brick-stock = Bausteine
label-object-stock = Objekte
label-scorings = Gewertet
label-markers = { $count ->
    [one] noch 1 Wertungsstein
   *[other] noch { $count } Wertungssteine
}
label-hidden = verdeckt
label-last-round = Das ist die letzte Runde.

## Stellungen, die es nicht geben kann

no-such-announcer = Auf Platz { $found } sitzt niemand. Die Plätze gehen von 0 bis { $last }.
building-twice = { $type } { $cost } ist doppelt genannt, gibt es aber nur einmal.
too-many-objects = Zusammen haben die Spieler { $found } Objekte, es gibt aber nur { $most }.
too-many-bricks = Zusammen haben die Spieler { $found } Bausteine, es gibt aber nur { $most }.
too-many-scorings = { $seat } hat { $found }-mal gewertet, jeder hat aber nur { $most } Wertungssteine.
scored-twice = { $what } kann nicht zweimal gewertet werden.
too-few-scored = { $seat } braucht für { $what } mindestens { $least } Gebäude, hat aber { $found }.
too-much-scored = Die Gebäude von { $seat } können für { $what } höchstens { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    } bringen, nicht { $points }.
