### Was in der ersten Lektion des Marktes gesagt wird, auf Deutsch.

note-offer = Ein Stein liegt im Angebot. Wer am Ende die meisten Steine ausgelegt hat, gewinnt.
note-swap = Ein Tausch kostet zwei Steine deiner Hand, dafür legst du den angebotenen aus. Tausche und zahle Koralle und Diamant.
note-free = Der Rest der Partie gehört dir.
