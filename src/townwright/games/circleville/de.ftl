### Squaring Circleville: jedes Wort, das jemand liest, auf Deutsch.

title = Squaring Circleville
tagline = Reiß eine runde Stadt ab, bau eine eckige auf und hinterlass in jedem Bereich deine Spuren.
credit = Squaring Circleville von Matt Wolfe. Spielworxx, 2021.


## Farben, Gebäude, Plättchen

colour-red = Rot
colour-blue = Blau
colour-orange = Orange
colour-green = Grün

structure-natural = naturfarbenes Gebäude
    .each = jedes naturfarbene Gebäude
structure-brown = braunes Gebäude
    .each = jedes braune Gebäude
structure-silver = silbernes Gebäude
    .each = jedes silberne Gebäude
structure-golden = goldenes Gebäude
    .each = jedes goldene Gebäude

row-red = Rot
row-blue = Blau
row-orange = Orange
row-green = Grün
row-multicoloured = vierfarbig

alternate-basic = Basisaktion
alternate-move = Bauleiter ziehen
alternate-equipment = Ausrüstung nehmen
alternate-beautify = Vollendeten Bereich verschönern
alternate-improve = Gebäude verbessern
alternate-achievement = Errungenschaft beanspruchen

year-tile-new_plot = Neuer Bauplatz
year-tile-new_equipment = Neue Ausrüstung
year-tile-flexible_supervisor = Flexibler Bauleiter
year-tile-flexible_assistant = Flexibler Assistent
year-tile-level_five = Einmal Level 5
year-tile-raze_structure = Gebäude abreißen
year-tile-build_structure = Gebäude bauen
year-tile-three_points = 3 Siegpunkte

equipment-beautify_again = Du darfst auch Bereiche verschönern, in denen schon ein Marker auf dem Symbol liegt
equipment-flip_stack = Vor deinen Aktionen darfst du den Stapel an deinem Rondellfeld umdrehen
equipment-extra_supervisor_step = Dein Bauleiter darf in jeder Aktion einen Schritt mehr gehen
equipment-swap_year_bonus = Vollendest du einen Bereich, darfst du das Jahresbonusplättchen vorher gegen ein späteres tauschen
equipment-extra_level = Deine { $first ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Spalte zählt, als läge dort eine Scheibe mehr
equipment-plus_two_cubes = Bis zu 2 zusätzliche Marker in jeder { $first ->
        [Rot] roten
        [Blau] blauen
        [Orange] orangen
       *[other] grünen
    } Basisaktion
equipment-double_cube_precious = Ein zweiter Marker für jedes silberne oder goldene Gebäude in einer { $first ->
        [Rot] roten
        [Blau] blauen
        [Orange] orangen
       *[other] grünen
    } Basisaktion
equipment-assistant_three = Dein Assistent darf bis zu 3 unbesetzte Felder weit ziehen
equipment-bonus_for_three = Eine Bonusaktion kostet nur drei Scheiben aus verschiedenen Spalten
equipment-assistant_back = Dein Assistent darf auch gegen den Uhrzeigersinn ziehen
equipment-finish_roads_cube = Ein zusätzlicher Marker in einem Bereich, dessen Straßen du mit einer roten oder blauen Aktion fertiggestellt hast
equipment-swap_upcoming = Vor deinen Aktionen darfst du den Stapel an deinem Rondellfeld mit dem Reservestapel tauschen
equipment-swap_tile = Einmal pro Zug darfst du eine Aktionsscheibe deines Tableaus mit der obersten Scheibe eines Rondellstapels tauschen
equipment-swap_queue = Einmal pro Zug darfst du zwei Gebäude auf der Gebäudeleiste tauschen
equipment-either_level = Aktionen in { $first } und { $second } dürfen den Level einer der beiden Farben nutzen
equipment-sole_worker_double = Doppelte Punkte für einen Bereich, den du vollendest und in dem sonst niemand Marker hat

achievement-structures_in_quadrant = { $points ->
    [one] 1 Punkt für { $structure } in Viertel { $quadrant }
   *[other] { $points } Punkte für { $structure } in Viertel { $quadrant }
}
achievement-structures_with_my_cube = { $points ->
    [one] 1 Punkt für { $structure } mit deinem Marker daneben
   *[other] { $points } Punkte für { $structure } mit deinem Marker daneben
}
achievement-beautify_cubes = { $points ->
    [one] 1 Punkt pro Verschönerungssymbol mit deinem Marker
   *[other] { $points } Punkte pro Verschönerungssymbol mit deinem Marker
}
achievement-action_tiles_on_mat = { $points ->
    [one] 1 Punkt pro Aktionsscheibe auf deinem Tableau
   *[other] { $points } Punkte pro Aktionsscheibe auf deinem Tableau
}
achievement-achievements_owned = { $points ->
    [one] 1 Punkt für jede deiner Errungenschaften, diese eingeschlossen
   *[other] { $points } Punkte für jede deiner Errungenschaften, diese eingeschlossen
}


## Das Wertungsblatt

source-track = Punkte auf der Siegpunkteleiste
source-section_1 = Bereich 1
source-section_2 = Bereich 2
source-section_3 = Bereich 3
source-section_4 = Bereich 4
source-section_5 = Bereich 5
source-section_6 = Bereich 6
source-section_7 = Bereich 7
source-section_8 = Bereich 8
source-section_9 = Bereich 9
source-section_10 = Bereich 10
source-section_11 = Bereich 11
source-section_12 = Bereich 12
source-section_13 = Bereich 13
source-section_14 = Bereich 14
source-section_15 = Bereich 15
source-section_16 = Bereich 16
source-section_17 = Bereich 17
source-section_18 = Bereich 18
source-section_19 = Bereich 19
source-section_20 = Bereich 20
source-matching = Errungenschaften in der Farbe der Aktion
source-last_tile = Letztes Jahresbonusplättchen
source-quadrant_1 = Viertel 1
source-quadrant_2 = Viertel 2
source-quadrant_3 = Viertel 3
source-quadrant_4 = Viertel 4
source-achievements = Errungenschaften
source-unused_year_tiles = Ungenutzte Jahresbonusplättchen
source-solo_impossible = Solo: unmögliche Aktionen
source-solo_returned = Solo: in die Schachtel gelegte Plättchen
source-solo_special = Solo: besondere Aktionen
source-solo_final = Solo: letzte Aktion
source-action_tiles = Aktionsscheiben auf dem Tableau
reason-track = auf der Siegpunkteleiste
reason-section_1 = in Bereich 1
reason-section_2 = in Bereich 2
reason-section_3 = in Bereich 3
reason-section_4 = in Bereich 4
reason-section_5 = in Bereich 5
reason-section_6 = in Bereich 6
reason-section_7 = in Bereich 7
reason-section_8 = in Bereich 8
reason-section_9 = in Bereich 9
reason-section_10 = in Bereich 10
reason-section_11 = in Bereich 11
reason-section_12 = in Bereich 12
reason-section_13 = in Bereich 13
reason-section_14 = in Bereich 14
reason-section_15 = in Bereich 15
reason-section_16 = in Bereich 16
reason-section_17 = in Bereich 17
reason-section_18 = in Bereich 18
reason-section_19 = in Bereich 19
reason-section_20 = in Bereich 20
reason-matching = bei Errungenschaften in der Farbe der Aktion
reason-last_tile = beim letzten Jahresbonusplättchen
reason-quadrant_1 = in Viertel 1
reason-quadrant_2 = in Viertel 2
reason-quadrant_3 = in Viertel 3
reason-quadrant_4 = in Viertel 4
reason-achievements = bei den Errungenschaften
reason-unused_year_tiles = bei ungenutzten Jahresbonusplättchen
reason-solo_impossible = bei unmöglichen Aktionen
reason-solo_returned = bei Plättchen, die in die Schachtel kommen
reason-solo_special = bei besonderen Aktionen
reason-solo_final = bei der letzten Aktion
reason-action_tiles = bei Aktionsscheiben auf dem Tableau
group-sections = Bereiche
group-quadrants = Viertel
group-solo = Solo-Gegner


## Optionen

option-start = Startbereich
    .help = Welcher Bereich ist am Anfang schon vollendet? Für die erste Partie schlägt die Anleitung Bereich 10 vor.
    .section_10 = Bereich 10
    .section_1 = Bereich 1
    .section_15 = Bereich 15
    .section_20 = Bereich 20

option-split = Basisaktion aufteilen
    .help = Dürfen in einer Basisaktion Marker mit in den nächsten Bereich, solange der erste noch Platz hat?
    .strict = nur übrige Marker dürfen mit
    .free = frei aufteilen

option-opponents = Gegner
    .help = Gegen wen spielst du im Solospiel? Für die erste Solopartie schlägt die Anleitung einen einzigen Gegner vor.
    .denzel = Denzel
    .bertha = Bertha
    .carsten = Carsten
    .katherine = Katherine
    .bertha_carsten = Bertha und Carsten
    .bertha_denzel = Bertha und Denzel
    .bertha_katherine = Bertha und Katherine
    .carsten_denzel = Carsten und Denzel
    .carsten_katherine = Carsten und Katherine
    .denzel_katherine = Denzel und Katherine
    .bertha_carsten_denzel = Bertha, Carsten und Denzel
    .bertha_carsten_katherine = Bertha, Carsten und Katherine
    .bertha_denzel_katherine = Bertha, Denzel und Katherine
    .carsten_denzel_katherine = Carsten, Denzel und Katherine

option-difficulty = Schwierigkeit
    .help = Wo starten die Stadtviertelmarker deiner Gegner im Solospiel? 4 ist der schwere Modus.
    .markers_0 = Marker beginnen auf 0 (wie in der Anleitung)
    .markers_1 = Marker beginnen auf 1
    .markers_2 = Marker beginnen auf 2
    .markers_3 = Marker beginnen auf 3
    .markers_4 = Marker beginnen auf 4 (schwer, wie in der Anleitung)
    .markers_5 = Marker beginnen auf 5
    .markers_6 = Marker beginnen auf 6
    .markers_7 = Marker beginnen auf 7
    .markers_8 = Marker beginnen auf 8
    .markers_9 = Marker beginnen auf 9
    .markers_10 = Marker beginnen auf 10


## Die Regeln

rules-goal =
    Du arbeitest für die Gesellschaft, die aus dem runden Circleville eine eckige Stadt macht. Du trägst alte Straßen
    ab, baust neue, reißt die Gebäude der 20 **Bereiche** ab und baust sie dort wieder auf, wo ein Bereich vollendet
    ist. Wird ein Bereich vollendet, bekommt die meisten Punkte, wer dort am meisten gearbeitet hat. Am Ende werden die
    vier **Stadtviertel** der neuen Stadt und die **Errungenschaften** gewertet. Wer die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels

rules-setup =
    - Ein Bereich ist von Anfang an vollendet: in der ersten Partie 10, sonst 1, 10, 15 oder 20. Dort stehen alle
      Bauleiter.
    - Jeder andere Bereich hat rote Felder (alte Straßen), blaue Felder (neue Straßen) und Gebäude auf ihren Symbolen. Zwei
      naturfarbene Gebäude stehen auf der **Gebäudeleiste**, die 12 Plätze hat.
    - Jeder Spieler hat 50 Marker, ein Tableau mit vier Spalten auf Level 1, einen Bauleiter in der Stadt, einen
      Assistenten auf dem grünen Rondellfeld mit dem Schornstein und auf jeder der vier Stadtviertelleisten einen Stadtviertelmarker auf 0.
    - Ausrüstung: Pro Spieler liegen drei Plättchen offen aus; zu zweit bleibt Plättchen 22 in der Schachtel.
    - Auf der Jahresleiste liegt für jeden Bereich, der noch vollendet wird, ein **Jahresbonusplättchen** in zufälliger
      Reihenfolge; das letzte ist immer das für 3 Siegpunkte. Neben manchen Jahren liegt eine **Errungenschaft**.
    - An jedem der acht Rondellfelder liegt ein Stapel aus vier **Aktionsscheiben**, daneben wartet der **Reservestapel**,
      die übrigen 28 Scheiben sind im Beutel. Verborgen ist nur die Reihenfolge der Scheiben im Beutel.
    - Der Startspieler wird ausgelost.
    .title = Aufbau

rules-turn =
    Dein Zug hat vier Schritte:

    1. Zieh deinen **Assistenten** auf dem Rondell.
    2. Führe **zwei Aktionen** aus: eine in der Farbe des Feldes, eine in der Farbe der obersten Scheibe seines
      Stapels, in beliebiger Reihenfolge.
    3. Wenn du magst, bezahle eine **Bonusaktion**.
    4. Leg diese **Aktionsscheibe** auf dein Tableau, auf den niedrigsten freien Platz ihrer Spalte. Damit steigt der
      Level dieser Farbe.

    Jede deiner Aktionen ist entweder die **Basisaktion** ihrer Farbe oder eine **alternative Aktion** bis höchstens zu
    deinem Level in dieser Farbe. In jeder Aktion darf dein Bauleiter einen Schritt gehen. Nach jeder Aktion werden
    vollendete Bereiche gewertet. Jahresbonusplättchen und Ausrüstung kannst du nutzen, bis du deinen Zug beendest.
    .title = Dein Zug

rules-rondel =
    Zieh im Uhrzeigersinn auf ein Feld, höchstens bis zum **zweiten unbesetzten**. Felder mit Assistenten anderer
    Spieler zählen nicht mit; du darfst dort aber anhalten, wenn sie nicht hinter dem zweiten unbesetzten Feld liegen.
    Du musst ziehen.

    _Beispiel:_ Andere Assistenten stehen auf den Feldern 2 und 4, deiner auf Feld 1. Du darfst auf 2, 3, 4 oder 5 ziehen.

    Ist der Stapel deines Feldes leer, hast du nur eine Aktion und bekommst keine Scheibe. Nimmst du die letzte Scheibe
    eines Stapels, rückt der Reservestapel nach, und vier Scheiben aus dem Beutel bilden einen neuen, solange es welche
    gibt. Ist die Spalte der Scheibe auf deinem Tableau voll, kommt die Scheibe aus dem Spiel.
    .title = Schritt 1: das Rondell

rules-basic =
    Der **Wert** einer Basisaktion steht neben ihrem Level: Rot und Blau 2, 2, 3, 3, 4; Orange und Grün 1, 1, 2, 2, 3 auf
    Level 1 bis 5.

    - **Rot: Straßen abtragen.** Leg entsprechend viele Marker auf rote Felder des Bereichs, in dem dein Bauleiter
      steht.
    - **Blau: Straßen bauen.** Dasselbe auf blauen Feldern.
    - **Orange: Gebäude abreißen.** Nimm entsprechend viele Gebäude des Bereichs, in Farben deiner Wahl, und leg auf
      jedes Symbol einen Marker. Am Ende der Aktion kommen sie in einer Reihenfolge deiner Wahl rechts auf die
      Gebäudeleiste. Ist die Leiste voll, kannst du nicht abreißen.
    - **Grün: Gebäude bauen.** Stell entsprechend viele Gebäude vom linken Ende der Gebäudeleiste auf freie Bauplätze des
      vollendeten Gebiets, in dem dein Bauleiter steht. Leg auf das linke Feld jedes Gebäudes einen Marker; für jeden
      rückt dein Stadtviertelmarker ein Feld vor.

    Wo die Aktion beginnt, musst du ihren ganzen Wert nutzen, soweit Platz ist. Bleibt etwas übrig und gehst du deinen
    Schritt, darfst du den Rest im nächsten Bereich nutzen oder verfallen lassen. Mit zwei Schritten oder dem flexiblen
    Bauleiter darf dein Bauleiter auch durch einen Bereich gehen, ohne dort zu arbeiten; der Rest bleibt dir. Hast du in
    einem Bereich gearbeitet und verlässt du ihn, obwohl dort noch Platz ist, verfällt der Rest.

    Mit der Option „{ option-split.free }“ darfst du jeden Bereich verlassen, obwohl dort noch Platz ist, und der Rest
    bleibt dir.

    Hast du **keine Marker mehr**, verzichte auf den Rest oder nimm eigene Marker von roten oder blauen Feldern
    unfertiger Bereiche und leg sie in dieser Aktion neu. Das geht auch für die zusätzlichen Marker von Ausrüstung 9
    und 10. Die Felder, von denen du sie nimmst, sind dann wieder offen.
    .title = Basisaktionen

rules-supervisor =
    In jeder Aktion darf dein Bauleiter **einen Schritt** gehen: davor, mittendrin oder danach. Ein Schritt führt über
    eine Straße in einen benachbarten Bereich. Über Kreuzungen darfst du nicht gehen.

    Benachbarte vollendete Bereiche **eines Viertels** bilden ein **Gebiet** (in der Anleitung „großer vollendeter Bereich“):
    Darin brauchst du keinen Schritt und darfst überall Aktionen ausführen. Ein Gebiet heißt nach seinem Bereich mit der kleinsten Nummer. Gebiete
    verschiedener Viertel bleiben getrennt; ein Schritt führt vom einen ins andere.
    .title = Der Bauleiter

rules-alternate =
    Statt einer Basisaktion darfst du eine alternative Aktion ausführen, wenn dein Level in der Farbe reicht. Deinen
    üblichen Schritt darfst du trotzdem gehen.

    - **Level 1: Bauleiter ziehen**, bis zu drei weitere Schritte.
    - **Level 2: Ausrüstung nehmen.** Neben deinem Tableau ist Platz für drei Plättchen, Ausrüstung und Errungenschaften
      zusammen. Sind alle drei Plätze belegt, gib zuerst Ausrüstung zurück; andere dürfen sie dann nehmen.
    - **Level 3: verschönern.** Leg einen Marker auf das leere Verschönerungssymbol eines Bereichs im Gebiet deines
      Bauleiters; dein Stadtviertelmarker rückt ein Feld vor.
    - **Level 4: verbessern.** Leg einen Marker auf das leere zweite Feld neben einem Gebäude im Gebiet deines
      Bauleiters; dein Stadtviertelmarker rückt ein Feld vor.
    - **Level 5: Errungenschaft beanspruchen.** Nimm eine aus dem Errungenschaftsbereich. Liegt sie dort in der Reihe mit
      der Farbe deiner Aktion oder auf dem vierfarbigen Feld, bekommst du sofort 2 Punkte. Sind alle Plätze belegt, gib
      zuerst Ausrüstung zurück. Errungenschaften bleiben immer bei dir: Mit dreien kannst du
      weder Ausrüstung noch eine weitere Errungenschaft nehmen.
    .title = Alternative Aktionen

rules-sections =
    Ein Bereich ist vollendet, wenn alle seine roten und blauen Felder Marker haben und alle seine Gebäude abgerissen
    sind. Prüft das nach jeder Aktion. Sind mehrere zugleich vollendet, wählt der aktive Spieler die Reihenfolge.

    1. **Punkte.** Alle Spieler mit Markern dort bekommen Punkte nach ihrem Platz: Zuerst zählen die meisten Marker, bei
      Gleichstand mehr Marker auf Gebäudesymbolen, dann die Reihenfolge im Uhrzeigersinn ab dem aktiven Spieler. Zu
      zweit bekommt der zweite Platz den dritten Wert.
    2. **Jahresbonusplättchen.** Der aktive Spieler nimmt das nächste.
    3. **Errungenschaft.** Liegt eine neben diesem Jahr, legt er sie auf einen freien Platz im Errungenschaftsbereich.
    4. **Aufräumen.** Alle Marker gehen zurück, das Bereichsplättchen wird gelegt, Bauleiter bleiben stehen. Wer
      Erster ist, legt einen Marker auf das Feld neben der Nummer und rückt auf der Stadtviertelleiste ein Feld vor.
    .title = Einen Bereich vollenden

rules-year_tiles =
    Jedes Jahresbonusplättchen darfst du einmal nutzen: jederzeit in deinem Zug, auch gleich, nachdem du es bekommen
    hast, nur nicht, solange vollendete Bereiche noch zu werten sind. Dreh das genutzte Plättchen um und leg es am Ende
    des Zuges auf eine Spalte deiner Wahl mit freiem Platz; dort zählt es wie eine Aktionsscheibe. Ohne freien Platz
    kommt es aus dem Spiel. Ungenutzte sind am Ende je 1 Punkt wert.

    - **{ year-tile-new_plot }:** Leg es auf einen beliebigen vollendeten Bereich, mit deinem Marker auf seinem rechten
      Feld; dein Stadtviertelmarker rückt ein Feld vor. Wer dort baut, bekommt das linke Feld. Das Plättchen
      bleibt in der Stadt.
    - **{ year-tile-new_equipment }:** Nimm eine verfügbare Ausrüstung; sind alle Plätze belegt, gib vorher eine zurück.
    - **{ year-tile-flexible_supervisor }:** Dein Bauleiter geht in einen beliebigen Bereich, zusätzlich zum üblichen Schritt.
    - **{ year-tile-flexible_assistant }:** In Schritt 1 zieht dein Assistent auf ein beliebiges Feld oder bleibt
      stehen.
    - **{ year-tile-level_five }:** Eine deiner Aktionen zählt als Level 5.
    - **{ year-tile-raze_structure }:** Ein beliebiges Gebäude eines beliebigen unfertigen Bereichs kommt ans Ende
      der Gebäudeleiste, dein Marker kommt auf sein Symbol. Das ist keine Aktion.
    - **{ year-tile-build_structure }:** Ein beliebiges Gebäude der Gebäudeleiste kommt auf einen beliebigen freien Bauplatz, mit einem
      Marker von dir; dein Stadtviertelmarker rückt ein Feld vor. Das ist keine Aktion.
    - **{ year-tile-three_points }:** immer das letzte; es bringt sofort Punkte und löst das Ende aus.
    .title = Jahresbonusplättchen

rules-equipment =
    Ausrüstung wirkt nur in deinen eigenen Zügen, sobald du sie hast und so oft sie passt. Du musst sie nicht nutzen.

    - **1:** { equipment-beautify_again }. Höchstens zwei Marker pro Bereich.
    - **2:** { equipment-flip_stack }.
    - **3:** { equipment-extra_supervisor_step }.
    - **4:** { equipment-swap_year_bonus } (nicht gegen das letzte).
    - **5, 6, 7, 8:** Die rote, blaue, orange oder grüne Spalte zählt, als läge dort eine Scheibe mehr, bis Level 5.
    - **9, 10:** Bis zu 2 zusätzliche Marker in jeder roten (9) oder blauen (10) Basisaktion.
    - **11:** Reißt du ein silbernes oder goldenes Gebäude ab, kommen zwei Marker auf sein Symbol.
    - **12:** Baust du ein silbernes oder goldenes Gebäude, belegen deine Marker beide Felder daneben.
    - **13:** { equipment-assistant_three }.
    - **14:** { equipment-bonus_for_three }.
    - **15:** { equipment-assistant_back }.
    - **16:** { equipment-finish_roads_cube }.
    - **17:** { equipment-swap_upcoming }.
    - **18:** { equipment-swap_tile }. Die Scheibe, die du bekommst, braucht einen freien Platz in ihrer Spalte. Auch die Scheibe,
      die du gerade in Schritt 4 genommen hast, kannst du tauschen. Die Farben deiner Aktionen ändern sich nicht.
    - **19:** { equipment-swap_queue }.
    - **20, 21:** Rote und blaue (20), orange und grüne (21) Aktionen dürfen den Level einer der beiden Farben
      nutzen.
    - **22:** { equipment-sole_worker_double }. Nicht zu zweit.
    .title = Ausrüstung

rules-achievements =
    - **1 bis 4:** 1 Punkt pro naturfarbenem Gebäude in einem Viertel; **5 bis 8** braune, **9 bis 12** silberne, **13
      bis 16** goldene Gebäude: je 2 Punkte. Egal, wer sie gebaut hat.
    - **17:** 1 Punkt pro naturfarbenem Gebäude mit deinem Marker daneben; **18** braune, **19** silberne, **20**
      goldene: je 2 Punkte.
    - **21:** 1 Punkt pro Verschönerungssymbol mit deinem Marker.
    - **22:** 1 Punkt pro Aktionsscheibe auf deinem Tableau; umgedrehte Jahresbonusplättchen zählen nicht.
    - **23:** 3 Punkte für jede deiner Errungenschaften, diese eingeschlossen.
    .title = Errungenschaften

rules-bonus =
    Nach deinen beiden Aktionen darfst du **eine** Bonusaktion ausführen, wenn in jeder Spalte deines Tableaus mindestens eine
    Scheibe liegt: Die oberste jeder Spalte kommt aus dem Spiel, auch umgedrehte Jahresbonusplättchen. Dann führst du eine Aktion
    in beliebiger Farbe auf ihrem neuen Level aus, Basisaktion oder alternative Aktion, mit dem üblichen Schritt.
    .title = Schritt 3: eine Bonusaktion

rules-end =
    Wer den letzten Bereich vollendet, löst das Ende aus. Die Runde wird zu Ende gespielt, so dass alle gleich viele Züge
    hatten. Dann führen alle, beginnend mit dem Startspieler, **eine letzte Aktion** in beliebiger Farbe auf ihrem Level aus.
    Ein Schritt und Jahresbonusplättchen sind dabei wie sonst erlaubt; Rondell und Aktionsscheibe entfallen.

    Gibt es nirgends mehr Aktionsscheiben, wird das Ende auch ausgelöst, wenn niemand mehr einen Marker legen kann oder
    wenn **vier Runden in Folge** niemand einen Marker legt, ein Gebäude bewegt oder ein Plättchen nimmt oder nutzt; die vierte
    wird angekündigt, wenn sie beginnt. Nach 60 Runden wird das Ende auf jeden Fall ausgelöst; das wird drei Runden
    vorher angekündigt.
    .title = Ende des Spiels

rules-scoring =
    - Dein Stadtviertelmarker rückt auf der Leiste des Viertels, in dem dein Bauleiter steht, ein Feld vor.
    - Jedes Viertel bringt 9, 6, 3 und 1 Punkte nach dem Platz auf seiner Leiste; zu zweit 9 und 3. Ein Stadtviertelmarker auf 0 bringt nichts.
      Bei Gleichstand entscheiden mehr Marker auf Verschönerungssymbolen des Viertels; wer noch immer gleichauf liegt, teilt
      sich die Punkte dieser Plätze, aufgerundet.
    - Dazu kommen die Punkte für Errungenschaften und 1 Punkt pro ungenutztem Jahresbonusplättchen.

    Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden mehr Aktionsscheiben auf dem Tableau. Ist auch das
    gleich, teilt ihr euch den Sieg. Das Wertungsblatt zeigt jederzeit den Stand, als wäre jetzt Schluss.
    .title = Wertung

rules-solo =
    Im Solospiel trittst du gegen einen, zwei oder drei von vier **Gegnern** an: Bertha, Carsten, Denzel und Katherine.
    In der Anleitung heißen sie Solospieler. Sie spielen automatisch, Schritt für Schritt, und erklären, was sie tun. Du bist Startspieler, sie folgen in
    alphabetischer Reihenfolge. Das ist anders:

    - Sechs Ausrüstungsplättchen liegen aus, Plättchen 22 bleibt in der Schachtel. Jeder Gegner hat 50 Marker, einen Assistenten
      und auf jeder Stadtviertelleiste einen Stadtviertelmarker, aber keinen Bauleiter in der Stadt. Auf welchem Feld die
      Stadtviertelmarker beginnen, bestimmt die **Schwierigkeit**.
    - Die Gegner führen die Schritte 1, 2 und 4 aus (unten als 1 bis 3 nummeriert), nie eine Bonusaktion in Schritt 3. Wenn du ziehst, sind Felder mit ihren Assistenten wie sonst besetzt; die Gegner selbst zählen jedes Feld mit, auch besetzte.
    - Jeder Gegner hat einen festen **Level**, für jeden Zug ein **Viertel**, eine Reihenfolge der Bereichsnummern und eine der
      Gebäudefarben. Sie führen eine Aktion im ersten Bereich aus, in dem etwas zu tun ist, dann im nächsten, dann im
      Uhrzeigersinn in den anderen Vierteln, bis ihr Wert verbraucht ist. Einen Bauleiter brauchen sie dafür nicht, und sie
      bauen ein beliebiges Gebäude der Gebäudeleiste.
    - Ist eine Aktion gar nicht möglich, bekommt der Gegner stattdessen Punkte. Gehen ihm die Marker aus, solange noch etwas
      zu tun ist, legt er, was er hat, und bekommt diese Punkte auch.
    - Erledigt ein Gegner die letzte Arbeit in einem Bereich, wird wie sonst gewertet; Jahresbonusplättchen und Errungenschaft
      kommen aber gegen Punkte in die Schachtel.
    - Gegen einen einzigen Gegner bringt der zweite Platz den dritten Wert, in Bereichen und Vierteln.
    - Als letzte Aktion bekommen sie 3 Punkte. Am Ende bringt ihnen nur ihr Platz in den Vierteln
      Punkte. Liegst du mit einem von ihnen gleichauf an der Spitze, zählen die Aktionsscheiben auf seinem Tableau so wie deine.
    .title = Solospiel

rules-bertha =
    Berthas Bauleiter geht eine Leiste aus vier Feldern hinunter, jedes mit einem Viertel und einer Farbe: der Farbe der Scheibe,
    die dort liegt, sonst der gedruckten. Höchste Bereichsnummer zuerst; Gebäude: silbern, braun, naturfarben, golden;
    Level 3.

    1. Ihr Assistent zieht auf das nächste Feld, dessen oberste Scheibe die Farbe neben ihrem Bauleiter hat; gibt es
       keines, zieht er ein Feld weit.
    2. Sie arbeitet im Viertel ihres Feldes: zuerst die Farbe des Rondellfelds, dann die der Scheibe. Eine unmögliche Aktion
       bringt 3 Punkte, eine fehlende Scheibe 5.
    3. Die Scheibe ersetzt die neben ihrem Bauleiter, der ein Feld hinuntergeht. Verlässt er das letzte, verbessert sie ein
       Gebäude und verschönert einen Bereich, und zwar im Viertel der Farbe neben ihrem **Marker auf der Bonusaktionsleiste**; was
       nicht möglich ist, bringt je 1 Punkt. Dieser Marker rückt ein Feld hinunter, der Bauleiter zurück nach oben.

    Vollendet sie einen Bereich, legt sie das Jahresbonusplättchen für 1 Punkt in die Schachtel und die Errungenschaft für 2.
    Der Marker auf der Bonusaktionsleiste ist einer ihrer 50.
    .title = Bertha

rules-carsten =
    Carstens Bauleiter geht auf einem Ring aus vier Feldern, jedes mit einem Viertel und einer Farbe. Niedrigste
    Bereichsnummer zuerst; Gebäude: golden, silbern, braun, naturfarben; Level 1.

    1. Sein Assistent zieht ein Feld.
    2. Er vergleicht die Farben des Rondellfelds, der Scheibe dort und seines eigenen Feldes. **Drei verschiedene**: je eine
       Aktion, in dieser Reihenfolge. **Ein Paar**: zuerst die Aktion der einzelnen Farbe. Bei einem roten Paar nimmt er dann
       die niedrigste verfügbare Ausrüstung (solange er weniger als drei hat) und bekommt 3 Punkte; bei einem blauen verbessert
       er ein Gebäude; bei einem orangen verschönert er einen Bereich; bei einem grünen rückt sein Bauleiter ein Feld weiter,
       und er bekommt 3 Punkte. **Drei gleiche**: Die niedrigste
       Errungenschaft dieser Farbe im Errungenschaftsbereich kommt in die Schachtel; gibt es keine, bekommt er
       stattdessen 10 Punkte. Das vierfarbige Feld zählt dabei für jede Farbe. Eine unmögliche Aktion bringt 1 Punkt,
       die eines Paars 2. Eine fehlende Scheibe bringt 5; die beiden anderen Farben zählen trotzdem.
    3. Die Scheibe ersetzt die neben seinem Bauleiter, der ein Feld weitergeht.

    Vollendet er einen Bereich, legt er das Jahresbonusplättchen für 1 Punkt in die Schachtel und die Errungenschaft für 2.
    .title = Carsten

rules-denzel =
    Denzels Tableau hat für jede Farbe eine Spalte. Niedrigste Bereichsnummer zuerst; Gebäude: braun, naturfarben, golden,
    silbern; Level 1.

    1. Sein Assistent zieht auf das nächste Feld mit der Farbe obenauf, von der er am wenigsten Scheiben hat; gibt es
       keines, zieht er ein Feld weit.
    2. Er arbeitet im Viertel der Farbe des Rondellfelds (Rot 1, Blau 2, Orange 3, Grün 4): zweimal diese Farbe, dann die der
       Scheibe. Eine unmögliche Aktion bringt 3 Punkte, eine fehlende Scheibe 5.
    3. Die Scheibe kommt in ihre Spalte. Mit der **dritten Scheibe** einer Farbe vollendet er sofort den Bereich, in
      den er seinen letzten Marker gelegt hat, egal was dort noch zu tun ist; ist er schon vollendet, den nächsthöheren
      desselben Viertels. Er bekommt die Punkte des ersten Platzes doppelt, die anderen bekommen
      Punkte ab dem zweiten Platz; das Jahresbonusplättchen
      bringt ihm 1 Punkt, die Errungenschaft 2; er legt einen Marker neben die Nummer. Gebäude, die dort noch stehen,
      kommen in seiner Reihenfolge auf die Gebäudeleiste; was keinen Platz hat, baut er sofort. Gibt es keinen solchen
      Bereich oder hat er in diesem Zug nichts getan, bekommt er 8 Punkte. Dann kommen die drei Scheiben aus dem Spiel.
    .title = Denzel

rules-katherine =
    Katherines Bauleiter geht um ein Raster aus acht Feldern, mit vier Stationen: Jede hat ein Viertel und eine **Reihe** aus
    zwei oder vier Feldern, in den Farben der Scheiben, die dort liegen, sonst in den gedruckten. Höchste Bereichsnummer
    zuerst; Gebäude: naturfarben, golden, silbern, braun; Level 1.

    1. Ihr Assistent zieht zwei Felder.
    2. Sie führt für jedes Feld ihrer Reihe eine Aktion aus, beginnend mit dem Feld neben ihrem Bauleiter. Die Farben des Rondells zählen nicht. Eine
       unmögliche Aktion bringt 3 Punkte.
    3. Die Scheibe ersetzt die auf dem Feld neben ihrem Bauleiter, und er geht zur nächsten Station. Erreicht er
       die **markierte Station**, entfernt sie für jede der beiden Farben dieser Reihe die niedrigste Errungenschaft dieser Farbe
       aus dem Errungenschaftsbereich; gibt es keine, bekommt sie stattdessen 5 Punkte. Das vierfarbige Feld zählt
       dabei für jede Farbe.

    Vollendet sie einen Bereich, legt sie das Jahresbonusplättchen für 1 Punkt in die Schachtel und die Errungenschaft für 4.
    .title = Katherine

rules-reconstructed =
    Den gedruckten Spielplan haben wir nicht gesehen. Die Regeln, die Wirkung aller Plättchen und der Umfang des
    Materials stammen aus der Anleitung. **Rekonstruiert**, passend zu allem Bekannten, sind: bei den meisten Bereichen die Zahl der roten und blauen Felder, die Farben der Gebäude und die Siegpunkte; die Bauplätze aller Bereiche, das erste Viertel des Stadtplans, die
    Reihenfolge der Farben auf dem Rondell, einige Werte der Tableaus, die Jahre mit Errungenschaften, die Reihen des
    Errungenschaftsbereichs, wie viele Jahresbonusplättchen es von jeder Art gibt, welche Farbe oder welches Viertel zu manchen Nummern gehört,
    die Punkte für den vierten Platz in einem Viertel und im Solospiel die Viertel von Rot, Orange und Grün und der Aufbau der Gegnertableaus.

    „Mein Exemplar“ in der Lobby zeigt jeden Wert und woher wir ihn kennen, im Terminal zeigt das
    `townwright components circleville`. Wenn du das Spiel besitzt, kannst du die Werte korrigieren.
    .title = Was rekonstruiert ist


## Was geschehen ist

event-went = { $seat } zieht den Assistenten auf Feld { $space }.
event-flipped = { $seat } dreht den Stapel um.
event-swapped_stack = { $seat } tauscht den Stapel mit dem Reservestapel.
event-began = { $seat } führt die { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Basisaktion aus (Wert { $value }).
event-began_alternate = { $seat } nutzt { $colour } für eine alternative Aktion: { $kind }.
event-paid = { $seat } bezahlt eine Bonusaktion.
event-stepped = { $seat } zieht den Bauleiter in Bereich { $section }.
event-placed = { $count ->
    [one] { $seat } legt einen Marker auf ein { $colour ->
        [Rot] rotes
       *[other] blaues
    } Feld in Bereich { $section }.
   *[other] { $seat } legt { $count } Marker auf { $colour ->
        [Rot] rote
       *[other] blaue
    } Felder in Bereich { $section }.
}
event-razed = { $cubes ->
    [one] { $seat } reißt ein { $structure } in Bereich { $section } ab.
   *[other] { $seat } reißt ein { $structure } in Bereich { $section } ab und legt { $cubes } Marker auf sein Symbol.
}
event-queued = { $count ->
    [one] Neu auf der Gebäudeleiste: { $structure }.
   *[other] Neu auf der Gebäudeleiste: { $count }× { $structure }.
}
event-built = { $cubes ->
    [0] { $seat } baut ein { $structure } in Bereich { $section }, ohne Marker.
    [one] { $seat } baut ein { $structure } in Bereich { $section }.
   *[other] { $seat } baut ein { $structure } in Bereich { $section } mit { $cubes } Markern.
}
event-beautified = { $seat } verschönert Bereich { $section }.
event-improved = { $seat } verbessert ein { $structure } in Bereich { $section }.
event-equipped = { $seat } nimmt Ausrüstung { $equipment }.
event-returned = { $seat } gibt Ausrüstung { $equipment } zurück.
event-claimed = { $points ->
    [0] { $seat } beansprucht Errungenschaft { $achievement }.
   *[other] { $seat } beansprucht Errungenschaft { $achievement } und bekommt { $points } Punkte für die passende Farbe.
}
event-lifted = { $seat } nimmt in Bereich { $section } einen Marker von einem { $colour ->
    [Rot] roten
   *[other] blauen
} Feld. Das Feld ist wieder offen.
event-extra_cube = { $seat } legt einen zusätzlichen Marker in Bereich { $section }.
event-completed = { $seat } vollendet Bereich { $section }.
event-scored = { $seat } belegt in Bereich { $section } den { $place ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] vierten
    } Platz und bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-swapped_year = { $seat } tauscht das Jahresbonusplättchen gegen ein späteres: { $tile }.
event-got_year_tile = { $seat } nimmt das Jahresbonusplättchen „{ $tile }“.
event-got_three_points = { $seat } nimmt das letzte Jahresbonusplättchen und bekommt { $points } Punkte.
event-laid = { $seat } legt Errungenschaft { $achievement } { $row ->
        [Rot] in die rote Reihe
        [Blau] in die blaue Reihe
        [Orange] in die orange Reihe
        [vierfarbig] auf das vierfarbige Feld
       *[other] in die grüne Reihe
    } des Errungenschaftsbereichs.
event-first_place = { $seat } legt einen Marker neben die Nummer von Bereich { $section } und rückt in Viertel { $quadrant } ein Feld vor.
event-exchanged_tile = { $seat } tauscht eine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe gegen die { $got ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } an Feld { $space }.
event-exchanged_queue = { $seat } tauscht die Gebäude auf den Plätzen { $first } und { $second } der Gebäudeleiste.
event-used = { $seat } nutzt das Jahresbonusplättchen „{ $tile }“.
event-new_plot = { $seat } legt einen neuen Bauplatz in Bereich { $section }.
event-took_tile = { $seat } legt eine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe auf das Tableau.
event-lost_tile = Die Spalte ist voll: Die { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe von { $seat } kommt aus dem Spiel.
event-no_tile = Der Stapel ist leer: keine Aktionsscheibe für { $seat }.
event-refilled = { $count ->
    [one] Eine Scheibe aus dem Beutel bildet den neuen Reservestapel.
   *[other] { $count } Scheiben aus dem Beutel bilden den neuen Reservestapel.
}
event-put = { $seat } legt ein genutztes Jahresbonusplättchen auf die { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Spalte.
event-discarded = { $seat } hat keinen freien Platz mehr: Jedes übrige genutzte Jahresbonusplättchen kommt aus dem Spiel.
event-ending = Der letzte Bereich ist vollendet: Das löst das Ende aus, dies ist die letzte Runde.
event-stalemate = { $rounds } Runden lang ist nichts geschehen: Das löst das Ende aus.
event-no_place_left = Es gibt keine Aktionsscheiben mehr, und niemand kann noch einen Marker legen: Das löst das Ende aus.
event-last_idle_round = { $rounds } Runden lang ist nichts geschehen. Wenn in dieser Runde niemand einen Marker legt, ein Gebäude bewegt oder ein Plättchen nimmt oder nutzt, wird das Ende ausgelöst.
event-round_limit = { $rounds } Runden sind gespielt, mehr geht nicht: Das löst das Ende aus.
event-last_rounds = Noch { $rounds } Runden, diese eingeschlossen: Nach Runde { $limit } wird das Ende ausgelöst.
event-final = Alle führen eine letzte Aktion aus.
event-finished = Die Partie ist zu Ende.
event-sought_colour = Neben dem Bauleiter von { $seat } liegt { $colour }: Der Assistent zieht auf Feld { $space }, das nächste mit { $colour } obenauf.
event-found_no_colour = Neben dem Bauleiter von { $seat } liegt { $colour }, aber auf keinem Stapel liegt { $colour } obenauf: Der Assistent zieht ein Feld weiter, auf Feld { $space }.
event-sought_rarest = { $count ->
    [0] { $seat } hat keine Scheibe in { $colour }: Der Assistent zieht auf Feld { $space }, das nächste mit { $colour } obenauf.
   *[other] Von { $colour } hat { $seat } am wenigsten ({ $count }): Der Assistent zieht auf Feld { $space }, das nächste mit { $colour } obenauf.
}
event-found_no_rarest = Die Farbe, von der { $seat } am wenigsten hat, liegt nirgends obenauf: Der Assistent zieht ein Feld weiter, auf Feld { $space }.
event-walked = { $steps ->
    [one] Der Assistent von { $seat } zieht ein Feld weiter, auf Feld { $space }.
   *[other] Der Assistent von { $seat } zieht { $steps } Felder weiter, auf Feld { $space }.
}
event-supervisor_shows = { $seat } arbeitet in Viertel { $quadrant }: Dort steht der Bauleiter auf dem Tableau.
event-space_shows = { $seat } arbeitet in Viertel { $quadrant }: Die Farbe des Rondellfelds ist { $colour }.
event-all_different = { $seat } hat lauter verschiedene Farben: je eine Aktion.
event-pair = { $seat } hat ein Paar: { $colour }. Es kommt zuletzt.
event-triple = { $seat } hat drei gleiche Farben: { $colour }.
event-takes_basic = { $highest ->
    [1] { $seat } führt die { $colour ->
            [Rot] rote
            [Blau] blaue
            [Orange] orange
           *[other] grüne
        } Basisaktion auf Level { $level } in Viertel { $quadrant } aus, höchste Bereichsnummer zuerst.
   *[0] { $seat } führt die { $colour ->
            [Rot] rote
            [Blau] blaue
            [Orange] orange
           *[other] grüne
        } Basisaktion auf Level { $level } in Viertel { $quadrant } aus, niedrigste Bereichsnummer zuerst.
}
event-takes_improve = { $highest ->
    [1] { $seat } will in Viertel { $quadrant } ein Gebäude verbessern, höchste Bereichsnummer zuerst.
   *[0] { $seat } will in Viertel { $quadrant } ein Gebäude verbessern, niedrigste Bereichsnummer zuerst.
}
event-takes_beautify = { $highest ->
    [1] { $seat } will in Viertel { $quadrant } einen Bereich verschönern, höchste Nummer zuerst.
   *[0] { $seat } will in Viertel { $quadrant } einen Bereich verschönern, niedrigste Nummer zuerst.
}
event-carried_on = { $seat } macht in Viertel { $quadrant } weiter.
event-impossible = { $points ->
    [one] Das geht nirgends: { $seat } bekommt stattdessen 1 Punkt.
   *[other] Das geht nirgends: { $seat } bekommt stattdessen { $points } Punkte.
}
event-out_of_cubes = { $points ->
    [one] { $seat } hat keine Marker mehr und bekommt 1 Punkt.
   *[other] { $seat } hat keine Marker mehr und bekommt { $points } Punkte.
}
event-missed_tile = Am Feld von { $seat } liegt keine Aktionsscheibe: { $seat } bekommt { $points } Punkte für die verpasste Aktion.
event-returned_year = { $points ->
    [one] { $seat } legt das Jahresbonusplättchen „{ $tile }“ in die Schachtel und bekommt 1 Punkt.
   *[other] { $seat } legt das Jahresbonusplättchen „{ $tile }“ in die Schachtel und bekommt { $points } Punkte.
}
event-returned_goal = { $seat } legt Errungenschaft { $achievement } in die Schachtel und bekommt { $points } Punkte.
event-removed_goal = { $seat } entfernt Errungenschaft { $achievement } aus dem Errungenschaftsbereich: die niedrigste, die zu { $colour } passt.
event-no_goal = Keine ausliegende Errungenschaft passt zu { $colour }: { $seat } bekommt { $points } Punkte.
event-pair_points = { $seat } bekommt { $points } Punkte für das Paar.
event-laid_tile = { $old ->
    [-1] { $seat } legt die Aktionsscheibe auf das Tableau: { $colour }.
   *[other] { $seat } legt die Aktionsscheibe auf das Tableau: { $colour } ersetzt { $old }; die alte Scheibe kommt aus dem Spiel.
}
event-moved_on = Der Bauleiter von { $seat } zieht auf dem Tableau weiter zu Viertel { $quadrant }.
event-left_track = Der Bauleiter von { $seat } verlässt das letzte Feld: zwei Bonusaktionen in Viertel { $quadrant }, denn neben dem Marker auf der Bonusaktionsleiste liegt { $colour }.
event-back_to_top = Der Marker auf der Bonusaktionsleiste von { $seat } rückt auf Feld { $space }, der Bauleiter zurück nach oben.
event-third_tile = { $seat } hat die dritte Scheibe in { $colour }.
event-early = { $seat } vollendet Bereich { $section } vorzeitig.
event-no_section = { $seat } findet keinen Bereich zum Vollenden und bekommt { $points } Punkte.
event-idle = { $seat } hat in diesem Zug keine Aktion ausgeführt und bekommt { $points } Punkte.
event-gone = Für ein { $structure } gibt es keinen Bauplatz mehr: Es kommt aus dem Spiel.
event-tiles_left = Die drei Scheiben von { $seat } in { $colour } kommen aus dem Spiel.
event-reached_mark = { $seat } erreicht die markierte Station und sucht zwei Errungenschaften zum Entfernen.
event-final_points = { $seat } bekommt { $points } Punkte als letzte Aktion.

# Dafür hat der Verlauf kein Ereignis, oder es sagt zu wenig.
decision-end_action = { $seat } beendet die Aktion.
decision-bonus_keeping = { $seat } bezahlt eine Bonusaktion und behält die Scheibe in { $colour }.
decision-use_plot = { $seat } nutzt das Jahresbonusplättchen „{ year-tile-new_plot }“ in Bereich { $section }.
decision-use_supervisor = { $seat } nutzt das Jahresbonusplättchen „{ year-tile-flexible_supervisor }“: in Bereich { $section }.
decision-use_assistant = { $seat } nutzt das Jahresbonusplättchen „{ year-tile-flexible_assistant }“: auf Feld { $space }.
decision-use_raze = { $seat } nutzt das Jahresbonusplättchen „{ year-tile-raze_structure }“: ein { $structure } in Bereich { $section }.
decision-use_build = { $seat } nutzt das Jahresbonusplättchen „{ year-tile-build_structure }“: das Gebäude auf Platz { $place } der Gebäudeleiste.


## Züge in einem Satz: was jemand getan hat, nach dem Namen

did-went = zieht auf Rondellfeld { $space }
did-placed = legt { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } in { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
did-razed = reißt { $times ->
        [one] ein { $structure }
       *[other] { $times } Gebäude
    } in { $listed ->
        [one] Bereich { $list }
       *[other] den Bereichen { $list }
    } ab
did-built = baut { $times ->
        [one] ein { $structure }
       *[other] { $times } Gebäude
    } in { $listed ->
        [one] Bereich { $list }
       *[other] den Bereichen { $list }
    }
did-beautified = verschönert { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
did-improved = verbessert ein { $structure } in Bereich { $section }
did-equipped = nimmt Ausrüstung { $list }
did-claimed = { $points ->
    [0] beansprucht Errungenschaft { $achievement }
    [one] beansprucht Errungenschaft { $achievement } (+1 Punkt)
   *[other] beansprucht Errungenschaft { $achievement } (+{ $points } Punkte)
}
did-completed = vollendet { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
did-scored = { $points ->
    [one] bekommt 1 Punkt
   *[other] bekommt { $points } Punkte
}
did-got_year_tile = nimmt das Jahresbonusplättchen „{ $tile }“
did-used = nutzt „{ $tile }“
did-added_plot = legt einen neuen Bauplatz in { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
did-exchanged = tauscht eine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe gegen die { $got ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } an Feld { $space }
did-paid = bezahlt eine Bonusaktion


# Warum die Partie zu Ende ist.
ended-ending = Der letzte Bereich wurde vollendet. Die Runde wurde zu Ende gespielt, dann kam für alle die letzte Aktion.
ended-stalemate = Es gab keine Aktionsscheiben mehr, und { $rounds } Runden lang hat niemand einen Marker gelegt, ein Gebäude bewegt oder ein Plättchen genommen oder genutzt. Das hat das Ende ausgelöst.
ended-no_place_left = Es gab keine Aktionsscheiben mehr, und niemand konnte noch einen Marker legen. Das hat das Ende ausgelöst.
ended-round_limit = { $rounds } Runden waren gespielt, mehr gibt es nicht. Das hat das Ende ausgelöst.


## Pläne: was man in einem Zug tun soll, in Tipps

plan-went = zieh auf Rondellfeld { $space }
plan-placed = leg { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } in { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
plan-razed = reiß { $times ->
        [one] ein { $structure }
       *[other] { $times } Gebäude
    } in { $listed ->
        [one] Bereich { $list }
       *[other] den Bereichen { $list }
    } ab
plan-built = bau { $times ->
        [one] ein { $structure }
       *[other] { $times } Gebäude
    } in { $listed ->
        [one] Bereich { $list }
       *[other] den Bereichen { $list }
    }
plan-beautified = verschönere { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
plan-improved = verbessere ein { $structure } in Bereich { $section }
plan-equipped = nimm Ausrüstung { $list }
plan-claimed = { $points ->
    [0] beanspruche Errungenschaft { $achievement }
    [one] beanspruche Errungenschaft { $achievement } (+1 Punkt)
   *[other] beanspruche Errungenschaft { $achievement } (+{ $points } Punkte)
}
plan-completed = vollende { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
plan-got_year_tile = nimm das Jahresbonusplättchen „{ $tile }“
plan-used = nutze „{ $tile }“
plan-added_plot = leg einen neuen Bauplatz in { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    }
plan-exchanged = tausche eine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe gegen die { $got ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } an Feld { $space }
plan-paid = bezahle eine Bonusaktion
prepares-completed = { $listed ->
        [one] Bereich { $list }
       *[other] die Bereiche { $list }
    } vollenden
prepares-claimed = Errungenschaft { $achievement } beanspruchen
prevents-completed = Sonst könnte { $seat } Bereich { $section } vor dir vollenden.
prevents-claimed = Sonst könnte { $seat } Errungenschaft { $achievement } vor dir beanspruchen.


## Züge: was man tun kann, in Tipps und in der Liste der Möglichkeiten

move-assistant = Zieh deinen Assistenten auf Feld { $space }.
move-flip_stack = Dreh den Stapel um.
move-swap_stack = Tausche den Stapel mit dem Reservestapel.
move-basic = Führe die { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Basisaktion aus (Wert { $value }).
move-alternate = Nutze { $colour } für eine alternative Aktion: { $kind }.
move-bonus = Bezahle eine Bonusaktion.
move-bonus_keeping = Bezahle eine Bonusaktion und behalte die Scheibe in { $colour }.
move-step = Zieh deinen Bauleiter in Bereich { $section }.
move-place = { $count ->
    [one] Leg einen Marker auf ein { $colour ->
        [Rot] rotes
       *[other] blaues
    } Feld in Bereich { $section }.
   *[other] Leg { $count } Marker auf { $colour ->
        [Rot] rote
       *[other] blaue
    } Felder in Bereich { $section }.
}
move-raze = { $cubes ->
    [one] Reiß ein { $structure } in Bereich { $section } ab.
   *[other] Reiß ein { $structure } in Bereich { $section } ab und leg { $cubes } Marker auf sein Symbol.
}
move-build = { $cubes ->
    [0] Bau ein { $structure } in Bereich { $section }, ohne Marker.
    [one] Bau ein { $structure } in Bereich { $section }.
   *[other] Bau ein { $structure } in Bereich { $section } mit { $cubes } Markern.
}
move-build_new = Bau ein { $structure } auf dem neuen Bauplatz in Bereich { $section }.
move-beautify = Verschönere Bereich { $section }.
move-improve = Verbessere ein { $structure } in Bereich { $section }.
move-take = Nimm Ausrüstung { $tile }.
move-return = Gib Ausrüstung { $tile } zurück.
move-claim = Beanspruche Errungenschaft { $tile }.
move-lift = Nimm einen Marker von einem { $colour ->
    [Rot] roten
   *[other] blauen
} Feld in Bereich { $section }.
move-end_action = Beende die Aktion.
move-queue = Stell als Nächstes ein { $structure } auf die Gebäudeleiste.
move-extra_cube = Leg einen zusätzlichen Marker in Bereich { $section }.
move-complete = Werte zuerst Bereich { $section }.
move-take_year = Nimm das Jahresbonusplättchen.
move-swap_year = Tausche das Jahresbonusplättchen gegen das von { NUMBER($year, useGrouping: 0) }.
move-lay = Leg die Errungenschaft { $row ->
        [Rot] in die rote Reihe
        [Blau] in die blaue Reihe
        [Orange] in die orange Reihe
        [vierfarbig] auf das vierfarbige Feld
       *[other] in die grüne Reihe
    } des Errungenschaftsbereichs.
move-exchange_tile = Tausche eine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Aktionsscheibe gegen die { $got ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } an Feld { $space }.
move-exchange_queue = Tausche die Gebäude auf den Plätzen { $first } und { $second } der Gebäudeleiste.
move-use_plot = Nutze das Jahresbonusplättchen „{ year-tile-new_plot }“ in Bereich { $section }.
move-use_equipment = Nutze das Jahresbonusplättchen „{ year-tile-new_equipment }“.
move-use_supervisor = Nutze das Jahresbonusplättchen „{ year-tile-flexible_supervisor }“: Zieh in Bereich { $section }.
move-use_assistant = Nutze das Jahresbonusplättchen „{ year-tile-flexible_assistant }“: Zieh auf Feld { $space }.
move-use_five = Nutze das Jahresbonusplättchen „{ year-tile-level_five }“.
move-use_raze = Nutze das Jahresbonusplättchen „{ year-tile-raze_structure }“: ein { $structure } in Bereich { $section }.
move-use_build = Nutze das Jahresbonusplättchen „{ year-tile-build_structure }“: das Gebäude auf Platz { $place } der Gebäudeleiste.
move-column = Leg ein genutztes Jahresbonusplättchen auf deine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Spalte.
move-carry_on = Weiter.


## Warum eine Aktion nicht möglich ist

no-such-section = Einen Bereich { $value } gibt es nicht. Die Bereiche gehen von { $low } bis { $high }.
no-such-space = Ein Feld { $value } gibt es nicht. Die Rondellfelder gehen von { $low } bis { $high }.
no-such-place = Einen Platz { $value } gibt es nicht. Die Plätze gehen von { $low } bis { $high }.
no-such-first = Einen Platz { $value } hat die Gebäudeleiste nicht. Die Plätze gehen von { $low } bis { $high }.
no-such-second = Einen Platz { $value } hat die Gebäudeleiste nicht. Die Plätze gehen von { $low } bis { $high }.
no-such-year = { $value } steht nicht auf der Jahresleiste. Sie geht von { $low } bis { $high }.
no-such-plot = Einen Bauplatz { $value } gibt es nicht. Die Bauplätze gehen von { $low } bis { $high }.
no-such-colour = „{ $value }“ ist keine Farbe. Farben: { $names }.
no-such-structure = Gebäude „{ $value }“ gibt es nicht. Gebäude: { $names }.
no-such-row = „{ $value }“ ist keine Reihe des Errungenschaftsbereichs. Reihen: { $names }.
no-such-kind = „{ $value }“ ist keine alternative Aktion. Alternative Aktionen: { $names }.
no-such-equipment = Eine Ausrüstung { $value } gibt es nicht. Die Plättchen gehen von 1 bis { $high }.
no-such-achievement = Eine Errungenschaft { $value } gibt es nicht. Die Plättchen gehen von 1 bis { $high }.

now-assistant = Zieh zuerst deinen Assistenten.
now-choose = Wähle zuerst eine Aktion.
now-end = Du hast keine Aktion mehr: Beende deinen Zug.
now-end-bonus = Du hast keine Aktion mehr: Führe eine Bonusaktion aus oder beende deinen Zug.
now-act = Beende zuerst deine laufende Aktion.
now-order = Wähle zuerst, in welcher Reihenfolge die abgerissenen Gebäude auf die Gebäudeleiste kommen.
now-roads = Entscheide zuerst über den zusätzlichen Marker oder beende die Aktion.
now-complete = Werte zuerst die vollendeten Bereiche.
now-year = Nimm zuerst das Jahresbonusplättchen.
now-table = Leg zuerst die Errungenschaft in den Errungenschaftsbereich.
now-equip = Wähle zuerst die Ausrüstung.
now-build = Bau zuerst das Gebäude deines Jahresbonusplättchens.
now-finish = Deine Aktionen und Schritt 4 sind erledigt: Nutze ein Jahresbonusplättchen oder Ausrüstung oder beende deinen Zug.
now-column = Leg zuerst deine genutzten Jahresbonusplättchen auf Spalten.
now-opponent = { $seat } ist am Zug und spielt automatisch.
only-opponents-carry-on = Automatisch spielen nur die Gegner im Solospiel; du hast die Wahl.
lifted-first = Leg zuerst den Marker hin, den du aufgenommen hast.
five-first = Führe zuerst die Aktion aus, die als Level 5 zählt.
bonus-first = Du hast eine Bonusaktion bezahlt: Führe sie zuerst aus.
returned-first = Du hast Ausrüstung zurückgegeben: Nimm zuerst das Plättchen, für das jetzt Platz ist.

no-year-tile = Du hast kein ungenutztes Jahresbonusplättchen „{ $tile }“.
no-equipment = Dir fehlt die Ausrüstung dafür („{ $effect }“).
once-per-turn = Das geht nur einmal pro Zug, und du hast es schon getan.
space-too-far = Feld { $space } ist zu weit: Zieh { $ways ->
    [both] im Uhrzeigersinn oder dagegen
   *[one] im Uhrzeigersinn
} höchstens { $free } { $free ->
    [one] unbesetztes Feld
   *[other] unbesetzte Felder
} weiter.
stack-too-late = Das geht nur nach dem Ziehen des Assistenten und vor der ersten Aktion.
stack-is-empty = In diesem Stapel liegt keine Scheibe.
no-permit = In { $colour } hast du keine Aktion mehr.
other-value = Deine Aktion in { $colour } kann auf ihrem Level nicht den Wert { $value } haben.
nothing-in-reach = In Reichweite deines Bauleiters gibt es für diese Aktion nichts zu tun.
queue-is-full = Die Gebäudeleiste ist voll. Erst muss jemand bauen.
queue-is-empty = Die Gebäudeleiste ist leer. Es gibt nichts zu bauen.
level-too-low = Dein Level in { $colour } ist { $level }; diese Aktion braucht Level { $needed }.
slots-full = Auf deinen { $slots } Plätzen liegen Errungenschaften, und die bleiben dort.
none-left-equipment = Es gibt keine verfügbare Ausrüstung.
none-left-achievement = Der Errungenschaftsbereich ist leer.
nothing-to-beautify = In Reichweite ist kein freies Verschönerungssymbol.
nothing-to-improve = In Reichweite ist kein Gebäude mit freiem zweitem Feld.
no-bonus-now = Nach deiner letzten Aktion gibt es keine Bonusaktion.
actions-left = Du hast noch Aktionen. Führe sie zuerst aus; deinen Bauleiter kannst du immer ziehen.
one-bonus = Pro Zug geht nur eine Bonusaktion.
columns-empty = Eine Bonusaktion kostet eine Scheibe aus jeder Spalte, und eine von deinen ist leer.
columns-too-few = Mit deiner Ausrüstung kostet eine Bonusaktion je eine Scheibe aus { $columns } Spalten, aber so viele Spalten mit Scheiben hast du nicht.
keep-the-empty-column = Eine deiner Spalten ist leer. Deshalb musst du mit den { $columns } anderen bezahlen und kannst keine ihrer Scheiben behalten.
no-action-left = Du hast keine Aktion mehr, die auf Level 5 steigen könnte.
stands-there = Dein Bauleiter steht schon in Bereich { $section }.
not-adjacent = Zwischen Bereich { $section } und Bereich { $here } liegt keine Straße.
named-by-lowest = Bereich { $section } gehört zu einem vollendeten Gebiet. Nenne dessen kleinste Nummer, { $lowest }.
units-due-place = { $units ->
    [one] Leg hier zuerst noch einen Marker.
   *[other] Leg hier zuerst noch { $units } Marker.
}
units-due-raze = { $units ->
    [one] Reiß hier zuerst noch ein Gebäude ab.
   *[other] Reiß hier zuerst noch { $units } Gebäude ab.
}
units-due-build = { $units ->
    [one] Bau hier zuerst noch ein Gebäude.
   *[other] Bau hier zuerst noch { $units } Gebäude.
}
no-steps-left = Dein Bauleiter hat in dieser Aktion keinen Schritt mehr.
no-squares = Bereich { $section } hat kein offenes { $colour ->
    [Rot] rotes
   *[other] blaues
} Feld.
no-cubes = Du hast keinen Marker mehr.
other-number = Du musst so viele Marker legen, wie Aktion und Bereich erlauben: Deine Aktion hat noch { $units }, der Bereich hat Platz für { $room }, du hast { $cubes }.
other-action-basic = Du führst gerade die { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Basisaktion aus, und dabei geht das nicht.
other-action = Du führst gerade eine andere Aktion aus: { $kind }.
none-standing = In Bereich { $section } steht kein { $structure }.
no-units = Der Wert deiner Aktion ist aufgebraucht.
rest-dropped = { $units ->
    [one] Du hast in einem Bereich aufgehört, in dem noch Platz war: Der letzte Marker oder das letzte Gebäude dieser Aktion ist verfallen.
   *[other] Du hast in einem Bereich aufgehört, in dem noch Platz war: Die letzten { $units } Marker oder Gebäude dieser Aktion sind verfallen.
}
two-cubes-need-equipment = Zwei Marker gehen nur bei silbernen und goldenen Gebäuden, mit der Ausrüstung dafür und zwei Markern in deinem Vorrat.
year-tile-places-one = Mit dem Jahresbonusplättchen legst du nur einen Marker. Zwei gehen nur mit einer Bauaktion.
raze-in-order = Reiß alle fälligen Gebäude ab, in der Reihenfolge naturfarben, braun, silbern, golden.
no-new-plot = Einen freien neuen Bauplatz { $plot } gibt es nicht.
not-completed = Bereich { $section } ist nicht vollendet.
supervisor-elsewhere = Dein Bauleiter steht nicht im Gebiet von Bereich { $section }.
no-free-plot = Bereich { $section } hat keinen freien Bauplatz.
icon-is-taken = Auf dem Verschönerungssymbol von Bereich { $section } ist für dich kein Platz mehr.
action-done = Mehr ist mit dieser Aktion nicht möglich.
plot-is-empty = Auf Bauplatz { $plot } von Bereich { $section } steht kein Gebäude.
two-cubes-there = Neben dem Gebäude auf Bauplatz { $plot } von Bereich { $section } liegen schon zwei Marker.
alike-plot = Ein früherer Bauplatz von Bereich { $section } hat das gleiche Gebäude vom selben Erbauer. Nimm den.
just-returned = Ausrüstung { $tile } hast du gerade zurückgegeben. Nimm eine andere.
tile-is-taken = Ausrüstung { $tile } gehört { $seat }.
tile-not-in-play = Ausrüstung { $tile } ist in dieser Partie nicht dabei.
return-first = Deine Plätze sind belegt. Gib zuerst Ausrüstung zurück.
not-yours = Ausrüstung { $tile } gehört dir nicht.
slots-free = Du hast einen freien Platz und musst nichts zurückgeben.
achievement-is-taken = Errungenschaft { $tile } gehört { $seat }.
achievement-not-there = Errungenschaft { $tile } liegt nicht im Errungenschaftsbereich.
no-road-squares = Straßenfelder gibt es nur in Rot und Blau, nicht in { $colour }.
cubes-left = { $cubes ->
    [one] Du hast noch einen Marker in deinem Vorrat.
   *[other] Du hast noch { $cubes } Marker in deinem Vorrat.
}
no-cube-there = In Bereich { $section } liegt kein Marker von dir auf einem { $colour ->
    [Rot] roten
   *[other] blauen
} Feld.
nothing-to-place = Hier ist kein Feld für einen aufgenommenen Marker.
do-it-first = Diese Aktion ist hier möglich, führe sie also zuerst aus: { $kind }.
none-razed = Aus dieser Aktion muss kein { $structure } mehr auf die Gebäudeleiste.
roads-unfinished = Die Straßen von Bereich { $section } hat deine Aktion nicht fertiggestellt.
not-finished = Bereich { $section } ist jetzt nicht zu werten.
year-not-possible = Das Jahresbonusplättchen von { $year } kannst du nicht nehmen: Es muss ein späteres von anderer Art sein und nicht das letzte.
row-is-full = { $row ->
    [Rot] In der roten Reihe ist kein Platz frei.
    [Blau] In der blauen Reihe ist kein Platz frei.
    [Orange] In der orangen Reihe ist kein Platz frei.
    [vierfarbig] Das vierfarbige Feld ist belegt.
   *[other] In der grünen Reihe ist kein Platz frei.
}
no-tile-there = In deiner { $colour ->
        [Rot] roten
        [Blau] blauen
        [Orange] orangen
       *[other] grünen
    } Spalte liegt auf Platz { $place } keine Scheibe.
year-tile-there = Ein umgedrehtes Jahresbonusplättchen kannst du nicht tauschen.
same-colour = Beide Scheiben haben dieselbe Farbe, { $colour }.
column-is-full = Deine { $colour ->
        [Rot] rote
        [Blau] blaue
        [Orange] orange
       *[other] grüne
    } Spalte ist voll.
alike-tile = Eine frühere Scheibe dieser Spalte ist genau gleich. Nimm die.
not-in-queue = { $count ->
    [one] Auf der Gebäudeleiste steht nur ein Gebäude.
   *[other] Auf der Gebäudeleiste stehen nur { $count } Gebäude.
}
same-structure = Beide Gebäude haben dieselbe Farbe.
first-before-second = Nenne den Platz weiter links zuerst.
alike-in-queue = Das Gebäude links davon hat dieselbe Farbe. Nimm das.
no-plot-anywhere = In der Stadt ist kein Bauplatz frei.
columns-in-order = Leg alle genutzten Jahresbonusplättchen, für die Platz ist, in der Reihenfolge Rot, Blau, Orange, Grün.


## Korrigiertes Material

components-not-an-object = Korrekturen müssen ein JSON-Objekt mit den abweichenden Werten sein.
components-other-game = Diese Korrekturen gehören zu einem anderen Spiel.
components-unknown = „{ $name }“ lässt sich nicht korrigieren.
components-not-a-list = „{ $name }“ muss eine Liste sein.
components-no-such-id = In { $name } gibt es kein „{ $id }“.
components-bad-road = { $road } ist keine Straße. Schreib „between“ mit einer Liste aus zwei Bereichsnummern bis { $last }.
components-out-of-range = { $what }: { $value } ist keine ganze Zahl von { $low } bis { $high }.
components-bad-structures = Gib für Bereich { $section } an, wie viele Gebäude jeder Farbe er hat: { $names }.
components-bad-box = { $what }: Hier gehören { $places } Werte hin, einer für jeden Platz.
components-rising-box = { $what }: Ein späterer Platz kann nicht mehr bringen als ein früherer.
components-other-tiles = Nummern darfst du tauschen, aber alle Plättchen müssen da sein: { $name }.
components-equipment = Ausrüstung
components-achievements = Errungenschaften
components-bad-values = { $what }: Hier gehören { $levels } Werte hin, einer für jeden Level.
components-falling-values = { $what }: Ein höherer Level kann nicht weniger wert sein.
components-bad-rondel = Das Rondell hat { $spaces } Felder, gleich viele in jeder Farbe.
components-start-not-green = Das erste Rondellfeld, auf dem die Assistenten beginnen, muss grün sein.
components-structure-count = Die Bereiche haben zusammen { $found }× „{ $structure }“, es gibt aber { $count }.
components-start-structures = Bereich { $section } kann der Startbereich sein, braucht also genau die zwei naturfarbenen Gebäude, die dann auf der Leiste stehen.
components-year-count = Es gibt { $count } Jahresbonusplättchen, davon genau eines für 3 Siegpunkte; die Liste hat { $found }.
components-bad-years = Die Jahre mit Errungenschaften müssen eine Liste von Jahren von { $first } bis { $last } sein.
components-too-many-years = Nenne jedes Jahr nur einmal und nicht mehr Jahre, als der Errungenschaftsbereich Plätze hat: { $found } genannt, { $slots } Plätze.
components-road-twice = Die Straße zwischen { $a } und { $b } ist doppelt genannt, oder sie führt von einem Bereich zu sich selbst.
components-town-in-parts = Die Straßen verbinden nicht alle Bereiche.
components-quadrant-count = Viertel { $quadrant } hat { $found } statt fünf Bereiche.
components-quadrant-in-parts = Die Bereiche von Viertel { $quadrant } hängen nicht zusammen.
components-bad-track = Tableau von { $name }: Hier gehören { $count } Felder hin, jedes mit einem Viertel und einer Farbe, jedes Viertel einmal.
components-bad-cells = Tableau von { $name }: Hier gehören zwei Zeilen mit vier Farben hin.
components-bad-stops = Tableau von { $name }: Hier gehören { $count } Stationen hin, jede mit einem Viertel und einer Reihe aus zwei oder vier verschiedenen Feldern von 1 bis { $last }, jedes Viertel einmal.
components-bad-mark = Tableau von { $name }: Die markierte Station muss eine Zahl von 1 bis { $count } sein.
components-bad-colours = Jede Farbe muss für ein eigenes Viertel stehen.
components-against-rulebook = Die Anleitung sagt: { $what }

fact-neighbours = Die Nachbarn von Bereich { $section } sind genau { $sections }.
fact-adjacent = Zwischen diesen Bereichen liegt eine Straße: { $sections }.
fact-apart = Diese Bereiche treffen sich nur an einer Kreuzung: { $sections }.
fact-quadrant = Bereich { $section } liegt in Viertel { $quadrant }.
fact-structures = Bereich { $section } hat mindestens { $least } davon: { $structure }.
fact-squares = { $least ->
    [one] Bereich { $section } hat mindestens 1 { $colour ->
        [Rot] rotes
       *[other] blaues
    } Feld.
   *[other] Bereich { $section } hat mindestens { $least } { $colour ->
        [Rot] rote
       *[other] blaue
    } Felder.
}
fact-work = { $cubes } Marker vollenden Bereich { $section }.
fact-points = { $points ->
    [one] Platz { $place } in Bereich { $section } bringt 1 Punkt.
   *[other] Platz { $place } in Bereich { $section } bringt { $points } Punkte.
}
fact-value = { $colour } auf Level { $level } ist { $value } wert.
fact-end = { $points ->
    [one] Platz { $place } in einem Viertel bringt 1 Punkt.
   *[other] Platz { $place } in einem Viertel bringt { $points } Punkte.
}
fact-slots = Von diesen Plätzen hat der Errungenschaftsbereich mindestens { $least }: { $row }.
fact-colour_quadrant = { $colour } steht für Viertel { $quadrant }.
fact-bertha_space = Feld { $space } von Berthas Leiste gehört zu Viertel { $quadrant }.
fact-katherine_line = Die Reihe von Viertel { $quadrant } auf Katherines Tableau hat { $cells } Felder.
fact-katherine_mark = Die Reihe der markierten Station auf Katherines Tableau hat { $cells } Felder, und diese Station folgt nicht auf Viertel 4.

component-quadrant = Bereich { $section }, Viertel
component-squares = Bereich { $section }, { $colour ->
    [Rot] rote
   *[other] blaue
} Felder
component-structures = Bereich { $section }, { $structure }
component-all-structures = Bereich { $section }, Gebäude
component-points = Bereich { $section }, Siegpunkte
component-plots = Bereich { $section }, Bauplätze
component-road = Straße
component-rondel = Rondell, im Uhrzeigersinn ab dem Schornstein
component-values = Tableau, Werte von { $colour }
component-value = Tableau, { $colour } auf Level { $level }
component-end = Siegpunkte eines Viertels am Ende
component-years = Jahre mit einer Errungenschaft
component-slots = Errungenschaftsbereich, { $row }
component-year-tile = Jahresbonusplättchen „{ $tile }“
component-equipment = Ausrüstung { $tile }
component-achievement = Errungenschaft { $tile }
component-colour-quadrant = Solo, Viertel von { $colour }
component-solo-space = Tableau von { $name }, Feld { $space }
component-solo-cells = Tableau von { $name }, Felder Zeile für Zeile
component-solo-stop = Tableau von { $name }, Station { $stop }
component-solo-mark = Tableau von { $name }, markierte Station

provenance-rulebook = Anleitung
provenance-derived = erschlossen
provenance-public = öffentlich
provenance-reconstructed = rekonstruiert
provenance-ours = von uns
provenance-confirmed = bestätigt
provenance-owner = korrigiert

why-cover = auf der Titelseite: für 1 bis 4 Spieler
why-basics = die vier Basisaktionen
why-list = in der Materialliste
why-queue = in den Regeln fürs Abreißen und im Aufbau
why-start = im Aufbau; 10 für die erste Partie
why-blocks = die Anleitung nennt die Viertel mancher Bereiche; sie bilden Fünferblöcke
why-half_turn = das erste Viertel ist das dritte, um 180° gedreht
why-pace = passt zur Spieldauer, die die 64 Aktionsscheiben vorgeben
why-start_tile = bei jedem Startbereich bleiben zwei naturfarbene Gebäude übrig
why-by_work = hängt von der Arbeit im Bereich ab: bis 6 Marker, 7 bis 8 oder mehr als 8
why-plots = acht pro Viertel; drei in einem Startbereich, damit die Gebäudeleiste das Spiel nie blockiert
why-spread = die bekannten Summen, gleichmäßig verteilt
why-example = ein Beispiel sagt es
why-least_one = ein Beispiel braucht mindestens eines
why-least_two = ein Beispiel braucht mindestens zwei
why-least_three = ein Beispiel braucht mindestens drei
why-one_to_three = ein Beispiel braucht ein bis drei offene
why-brown_and_natural = in einem Beispiel wird ein braunes abgerissen; das naturfarbene ist rekonstruiert
why-brown_alone = in einem Beispiel reißt jemand ein braunes ab und geht dann in einen anderen Bereich
why-two_fill = in einem Beispiel füllen zwei Marker sie
why-bands = die einzigen Anordnungen in drei Ringen, die zu allem passen, was die Anleitung über Nachbarn sagt
why-least_one_colour = ein Beispiel braucht mindestens eines; die Farbe ist rekonstruiert
why-first_and_third = ein Beispiel nennt den ersten und den dritten Platz
why-six_cubes = in einem Beispiel vollenden sechs Marker den Bereich
why-one_or_two = ein Beispiel braucht eines oder zwei; die Farben sind rekonstruiert
why-first_three = ein Beispiel nennt die ersten drei Plätze
why-both_natural = in einem Beispiel werden beide naturfarbenen abgerissen
why-golden_alone = in einem Beispiel wird das goldene abgerissen; wir nehmen an, dass es das einzige ist
why-spaces = acht Felder in vier Farben, laut einer Rezension; die Reihenfolge ist rekonstruiert
why-smokestack = das grüne Feld mit dem Schornstein
why-step_one = in den Regeln für Schritt 1
why-levels = Level 1 ist von Anfang an gefüllt, Level 5 ist der höchste
why-pattern = alle bekannten Werte folgen einem Muster: eins mehr auf Level 3 und 5
why-alternates = in den Regeln für alternative Aktionen
why-end_box = ein Beispiel nennt die ersten drei Plätze; der vierte ist rekonstruiert
why-final_scoring = in den Regeln für die Schlusswertung
why-two_players = zu zweit wird der zweite Wert übergangen, in Bereichen und Vierteln
why-setup = im Aufbau
why-beside = nur neben manchen Jahren; so viele, wie der Errungenschaftsbereich Plätze hat
why-orange_slots = ein Beispiel nennt ein zweites oranges Feld
why-one_slot = ein vierfarbiges Feld
why-like_orange = wie Orange
why-year_counts = 19 Plättchen insgesamt, sieben andere Arten, mehrere neue Bauplätze
why-last_tile = eines, immer das letzte
why-tile = die Anleitung erklärt das Plättchen
why-tile_colour = die Anleitung erklärt das Plättchen; welche Nummer welche Farbe hat, ist rekonstruiert
why-tile_quadrant = die Anleitung erklärt das Plättchen; welche Nummer welches Viertel hat, ist rekonstruiert
why-solo = in den Regeln für das Solospiel
why-descending = vier Felder mit je einem Viertel; die Reihenfolge ist rekonstruiert: von hoch nach niedrig, wie Bertha arbeitet
why-fourth_space = ein Beispiel nennt sein Viertel; die Farbe ist rekonstruiert
why-ring = vier Felder im Ring; die Reihenfolge ist rekonstruiert
why-colour_left = die einzige Spielerfarbe, die übrig ist
why-colour_order = ein Beispiel nennt Blau; die anderen folgen der Reihenfolge der Farben
why-cells = zwei Zeilen zu vier, damit sich Reihen aus zwei und vier Feldern abwechseln; die Farben sind rekonstruiert
why-stops = eine auf jeder Seite des Rasters; welches Viertel auf welcher Seite liegt, ist rekonstruiert
why-four_cells = in einem Beispiel führt Katherine dort vier Aktionen aus; welche Felder es sind, ist rekonstruiert
why-mark = dort werden zwei Errungenschaften entfernt, und die Station nach Viertel 4 ist in einem Beispiel nicht markiert
why-rounds = eine Grenze, die keine echte Partie erreicht
why-facts = jeder Spielplan muss zu diesen Fakten passen
why-owner = jemand, der das Spiel besitzt, sagt es


## Fragen

ask-assistant = Wohin zieht dein Assistent?
ask-choose = Welche Aktion zuerst? Du hast { $first } und { $second }.
ask-choose-twice = Welche Aktion zuerst? Du hast zweimal { $colour }.
ask-choose-last = Welche Aktion führst du aus? Du hast noch { $colour }.
ask-end = Du hast keine Aktion mehr. Zug beenden?
ask-end-bonus = Du hast keine Aktion mehr. Bonusaktion ausführen oder Zug beenden?
ask-end-final = Deine letzte Aktion ist ausgeführt. Zug beenden?
ask-bonus = Welche Bonusaktion führst du aus? Jede Farbe auf ihrem neuen Level.
ask-final = Welche letzte Aktion führst du aus? Jede Farbe auf ihrem Level.
ask-red = { $units ->
    [0] Alle Marker sind gelegt. Was jetzt? Dein Bauleiter ist in Bereich { $section }.
    [one] Leg noch 1 Marker auf ein rotes Feld. Dein Bauleiter ist in Bereich { $section }.
   *[other] Leg noch { $units } Marker auf rote Felder. Dein Bauleiter ist in Bereich { $section }.
}
ask-blue = { $units ->
    [0] Alle Marker sind gelegt. Was jetzt? Dein Bauleiter ist in Bereich { $section }.
    [one] Leg noch 1 Marker auf ein blaues Feld. Dein Bauleiter ist in Bereich { $section }.
   *[other] Leg noch { $units } Marker auf blaue Felder. Dein Bauleiter ist in Bereich { $section }.
}
ask-orange = { $units ->
    [0] Der Abriss ist erledigt. Was jetzt? Dein Bauleiter ist in Bereich { $section }.
    [one] Reiß noch 1 Gebäude ab. Dein Bauleiter ist in Bereich { $section }.
   *[other] Reiß noch { $units } Gebäude ab. Dein Bauleiter ist in Bereich { $section }.
}
ask-green = { $units ->
    [0] Der Bau ist erledigt. Was jetzt? Dein Bauleiter ist in Bereich { $section }.
    [one] Bau noch 1 Gebäude. Dein Bauleiter ist in Bereich { $section }.
   *[other] Bau noch { $units } Gebäude. Dein Bauleiter ist in Bereich { $section }.
}
ask-move = Wohin zieht dein Bauleiter? Er ist in Bereich { $section }.
ask-beautify = Welchen Bereich verschönerst du? Dein Bauleiter ist in Bereich { $section }.
ask-improve = Welches Gebäude verbesserst du? Dein Bauleiter ist in Bereich { $section }.
ask-end-action = Mehr geht in dieser Aktion nicht. Beenden?
ask-after = Die Aktion ist erledigt. Einen Schritt aus Bereich { $section } gehen oder die Aktion beenden?
ask-equipment = Welche Ausrüstung nimmst du?
ask-achievement = Welche Errungenschaft beanspruchst du?
ask-return = Deine Plätze sind belegt. Welche Ausrüstung gibst du zurück?
ask-lifted = Wohin kommt der aufgenommene Marker?
ask-order = Welches abgerissene Gebäude kommt als Nächstes auf die Gebäudeleiste?
ask-roads = Einen zusätzlichen Marker in einen Bereich mit fertigen Straßen legen?
ask-complete = Welchen vollendeten Bereich wertest du als Nächstes?
ask-year = Das Jahresbonusplättchen ({ $tile }) nehmen oder vorher tauschen?
ask-table = Wohin im Errungenschaftsbereich legst du Errungenschaft { $achievement }?
ask-build = Wo baust du dieses Gebäude: { $structure }?
ask-finish = Vor dem Zugende noch ein Jahresbonusplättchen oder Ausrüstung nutzen?
ask-column = Auf welche Spalte legst du das genutzte Jahresbonusplättchen?
ask-opponent = { $seat } spielt automatisch.


## Was man vor einer Wahl wissen sollte

one-action = eine Aktion: { $colour }
two-actions = Aktionen: { $first } und { $second }
year-tile-named = { $tile }
structure-named = { $structure }


## Beschriftungen der Zeichnung

label-town = Stadt: freie rote (R) und blaue (B) Felder; stehende Gebäude: n naturfarben, b braun, s silbern, g golden; Marker der Spieler
label-rondel = Rondell
label-upcoming = Reservestapel
label-bag = Beutel
label-if-ended = wäre jetzt Schluss: { $points }
label-queue = Gebäudeleiste
label-empty = leer
label-tracks = Stadtviertelleisten, mit Bonus für Bauleiter
label-quadrant = Viertel { $number }
label-years = Jahresleiste
label-table = Errungenschaftsbereich
label-unclaimed = Verfügbare Ausrüstung
label-cubes = Marker
label-equipment = Ausrüstung
label-achievements = Errungenschaften
label-year-tiles = Jahresbonusplättchen
label-supervisor = Bauleiter
label-round = Runde { $number }
notice-last_idle_round = Wenn in dieser Runde nichts geschieht, wird das Ende ausgelöst.
notice-last_rounds = Nach Runde { $limit } wird das Ende ausgelöst.
label-opponent-order-highest = höchste Bereichsnummer zuerst
label-opponent-order-lowest = niedrigste Bereichsnummer zuerst
label-last-turn = Letzter Zug: { $tasks } (Viertel { $quadrant })
label-no-turn = noch kein Zug
label-extra-marker = Bonusmarker
label-marked = markiert
label-worked-last = zuletzt in Bereich { $section }
label-columns = Scheiben
task-improve = verbessern
task-beautify = verschönern
task-equipment = Ausrüstung
task-advance = Bauleiter weiter
task-triple = drei gleiche
task-missed = keine Scheibe
task-extra_improve = Bonus: verbessern
task-extra_beautify = Bonus: verschönern
task-removal = Errungenschaft entfernen
task-early = vorzeitig vollenden
label-reconstructed = Viele Werte dieses Spielplans sind rekonstruiert; mehr dazu in den Regeln.

## Stellungen, die es nicht geben kann

position-seats = Angegebene Spieler: { $found }, am Tisch sitzen aber { $seats }.
supervisor-nowhere = Für { $seat } fehlt das Viertel, in dem der Bauleiter steht: 1 bis 4.
opponents-have-none = Gegner im Solospiel haben keinen Bauleiter in der Stadt und keine Errungenschaften, Jahresbonusplättchen oder Gebäude: Lass das bei { $seat } weg.
achievement-twice = Errungenschaft { $tile } ist doppelt genannt, aber es gibt sie nur einmal.
too-many-achievements = { $seat } hat zu viele Errungenschaften: Neben dem Tableau ist nur Platz für { $most }.
too-many-year-tiles = Es gibt nur { $most } Jahresbonusplättchen, die man behalten kann.
too-many-action-tiles = Es gibt nur { $most } Aktionsscheiben.
mat-is-full = Auf dem Tableau von { $seat } ist nur Platz für { $most } Aktionsscheiben.
too-many-cubes = Die Stadtviertelmarker von { $seat } stehen für { $found } Marker in der Stadt; es gibt nur { $most }.
no-such-source = Punkte auf der Siegpunkteleiste können nicht von „{ $what }“ kommen. Sie kommen von: { $known }.
source-twice = Bei { $seat } ist eine Punktequelle doppelt genannt.
too-many-points = { $seat } kann aus einer Quelle nicht mehr als { $most } Punkte haben.
marker-too-low = { $seat } hat { $cubes ->
        [one] 1 Marker
       *[other] { $cubes } Marker
    } auf Verschönerungssymbolen in Viertel { $quadrant }, auf dessen Leiste aber erst { $space } erreicht.
twice-too-often = { $seat } hat zu wenige Marker auf den Verschönerungssymbolen in Viertel { $quadrant } für so viele Symbole mit zwei Markern.
icons-are-full = Viertel { $quadrant } hat { $icons } Verschönerungssymbole mit Platz für je zwei Marker. Das reicht für diese Marker nicht.
too-many-structures = In der Stadt steht { $found }× „{ $structure }“, es gibt aber nur { $most }.
quadrant-is-full = In Viertel { $quadrant } ist kein Platz für so viele Gebäude.
too-few-structures = { $seat } hat Marker neben { $cubes } dieser Gebäude, in der Stadt { $found ->
    [one] steht aber nur eines
   *[other] stehen aber nur { $found }
}: { $structure }.
squares-are-full = { $cubes } Marker liegen neben Gebäuden, die nur Platz für { $squares } haben: { $structure }.
