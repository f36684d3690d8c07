var e=`title = Squaring Circleville
tagline = Reiß eine runde Stadt ab, bau eine eckige auf und hinterlass in jedem Bereich deine Spuren.
option-start = Startbereich
    .help = Welcher Bereich ist am Anfang schon vollendet? Für die erste Partie schlägt die Anleitung Bereich 10 vor.
    .section_10 = Bereich 10
    .section_1 = Bereich 1
    .section_15 = Bereich 15
    .section_20 = Bereich 20
option-split = Basisaktion aufteilen
    .help = Darf ein Schritt mitten in einer Basisaktion einen Bereich verlassen, der noch Platz hat?
    .strict = nur was keinen Platz fand, geht weiter
    .free = frei aufteilen`;export{e as default};