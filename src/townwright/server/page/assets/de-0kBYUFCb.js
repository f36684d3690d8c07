var e=`title = Die Paläste von Carrara
tagline = Kaufe Marmor von der Drehscheibe, baue in sechs Städten Italiens und werte sie vor den anderen.
option-stock = Münzen, Bausteine und Objekte
    .help = Liegen Münzen, Bausteine und Objekte wie in der Schachtel hinter einem Sichtschutz, oder dürfen alle sie sehen? Mitzählen könnte man sie so oder so.
    .hidden = hinter dem Sichtschutz
    .open = für alle sichtbar
option-set = Material
    .help = Mit welchem Material spielt ihr?
    .base = Grundspiel`;export{e as default};