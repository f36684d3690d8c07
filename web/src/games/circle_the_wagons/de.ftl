### Circle the Wagons on the page, in German. Python does not use these messages.

page-places = legt eine Karte
page-card-to-place = Noch zu legen, Karte { $number }: { $card }
page-circle = Kreis
page-circle-left = noch { $left } von { $count } Karten
page-town-of = Stadt von { $name }
page-largest-groups = Größte Gebiete
page-choose-start = Wähle die Startkarte.
page-choose-start-help = Dort fängt { $name } an.
page-start-here = Hier anfangen
page-start-card = Startkarte
page-choose-card = Wähle eine Karte.
page-take-this = Diese Karte nehmen?
page-skipping = { $count ->
    [0] Du überspringst keine Karte.
    [one] Du überspringst eine Karte; { $name } muss sie legen.
   *[other] Du überspringst { $count } Karten; { $name } muss sie legen.
}
page-take = Nehmen
page-to-name = an { $name }
page-next-card = Nächste
page-you-take = Du nimmst
page-gets-in-order = { $name } bekommt
page-to-place = Zu legen
page-to-place-by = { $name } muss legen
page-place-card = { $count ->
    [one] Leg diese Karte.
   *[other] Leg diese Karte, die erste von { $count }.
}
page-card-in-circle = { $skipped ->
    [0] Karte { $card }: { $squares }
    [one] Karte { $card }: { $squares }. Eine Karte ginge an { $name }.
   *[other] Karte { $card }: { $squares }. { $skipped } Karten gingen an { $name }.
}
page-score-how = Leg die Karten beider Städte und wähle die drei Wertungskarten.
