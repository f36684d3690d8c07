var e=`title = Squaring Circleville
tagline = Tear down a round town, build a square one, and leave your mark on every section.
option-start = Start section
    .help = Which section is completed at the beginning? The rulebook suggests section 10 for a first game.
    .section_10 = Section 10
    .section_1 = Section 1
    .section_15 = Section 15
    .section_20 = Section 20
option-split = Splitting a basic action
    .help = May a step in the middle of a basic action leave a section that still has room?
    .strict = only what found no room goes on
    .free = split it freely`;export{e as default};