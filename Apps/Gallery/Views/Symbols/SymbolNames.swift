extension SymbolsModel {
  /// The names of all symbols that Keel draws, related ones beside each other. Many of them also have filled, enclosed
  /// and struck forms: `star.fill`, `bell.slash`, `person.circle`.
  public static let names: [String] =
    """
    plus minus equal divide percent number at xmark checkmark chevron.right chevron.left chevron.down chevron.up
    chevron.up.chevron.down chevron.left.forwardslash.chevron.right arrow.right arrow.left arrow.up arrow.down
    arrow.up.right arrow.up.left arrow.down.right arrow.down.left arrow.left.and.right arrow.up.and.down
    arrow.up.arrow.down arrow.left.arrow.right arrow.swap arrow.clockwise arrow.counterclockwise
    arrow.triangle.2.circlepath arrow.2.squarepath arrow.up.to.line arrow.down.to.line arrow.left.to.line
    arrow.right.to.line arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.right
    arrow.up.message arrowtriangle.right.and.line.vertical.and.arrowtriangle.left gobackward goforward gobackward.5
    goforward.5 square.and.arrow.up square.and.arrow.down delete.left infinity
    info questionmark exclamationmark exclamationmark.triangle ellipsis nosign asterisk zzz
    circle circle.fill square square.fill rectangle capsule triangle diamond rhombus pentagon hexagon octagon seal
    shield circle.lefthalf circle.righthalf star star.fill star.leadinghalf heart heart.fill circle.grid.2x2
    circle.grid.cross square.grid.2x2 square.grid.3x3 rectangle.grid.1x2 rectangle.grid.2x2 rectangle.3.offgrid
    rectangle.on.rectangle
    rectangle.portrait.on.rectangle.portrait square.on.square rectangle.stack selection.pin.in.out viewfinder
    qrcode.viewfinder skew square.grid.3x3.topleft square.grid.3x3.topmiddle square.grid.3x3.topright
    square.grid.3x3.middleleft square.grid.3x3.middle square.grid.3x3.middleright square.grid.3x3.bottomleft
    square.grid.3x3.bottommiddle square.grid.3x3.bottomright
    wifi wifi.exclamationmark cellularbars dot.radiowaves.right dot.radiowaves.left.and.right
    antenna.radiowaves.left.and.right badge.plus.radiowaves.right network globe globe.americas personalhotspot link
    battery.100 battery.75 battery.50 battery.25 battery.0 desktopcomputer display laptopcomputer iphone ipad
    server.rack internaldrive printer faxmachine keyboard gamecontroller poweroutlet.type.b power bolt airplayaudio
    fiberchannel sidebar.left sidebar.right menubar.rectangle filemenu.and.selection filemenu.and.cursorarrow
    laptopcomputer.trianglebadge.exclamationmark platter.filled.bottom.iphone slider.horizontal.3
    slider.vertical.3 line.3.horizontal line.3.horizontal.decrease list.bullet list.number list.star
    list.bullet.rectangle list.bullet.rectangle.portrait list.bullet.below.rectangle list.clipboard tablecells
    text.alignleft text.justify textformat text.quote quote.opening
    person person.2 person.3 person.crop.circle person.crop.square face.smiling hand.raised hand.wave hand.point.up
    hand.point.right hand.thumbsup hand.thumbsdown hand.draw hands.clap eye eyeglasses
    lock lock.open lock.rotation key gear gearshape trash magnifyingglass house building.2 storefront bell
    bell.and.waves.left.and.right folder doc doc.text doc.plaintext doc.richtext doc.on.doc archivebox tray
    tray.full shippingbox box.truck cube cube.transparent gift bag cart suitcase wallet.pass creditcard calendar
    clock timer alarm stopwatch hourglass hourglass.tophalf hourglass.bottomhalf pencil pencil.line
    pencil.and.outline pencil.and.scribble square.and.pencil rectangle.and.pencil.and.ellipsis
    pencil.and.list.clipboard highlighter paintbrush paintbrush.pointed paintpalette eyedropper wand.and.stars
    scissors hammer wrench comb pin mappin mappin.and.ellipse map location safari signpost.right flag bookmark tag
    paperplane envelope phone phone.arrow.up.right phone.arrow.down.left message bubble.right bubble.left
    text.bubble captions.bubble bubble.left.and.bubble.right bubble.left.and.text.bubble.right printer.dotmatrix
    book book.closed books.vertical newspaper party.popper trophy crown dice fork.knife cup.and.saucer hifispeaker
    play pause stop forward backward speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 mic headphones camera
    camera.aperture camera.macro video photo photo.on.rectangle music.note music.note.list music.quarternote.3
    waveform waveform.path chart.bar chart.bar.xaxis chart.pie chart.line.uptrend.xyaxis
    sun.max sun.min sunrise sunset moon cloud cloud.rain cloud.drizzle cloud.heavyrain cloud.sleet cloud.snow
    cloud.hail cloud.fog cloud.bolt cloud.sun cloud.sun.rain cloud.sun.bolt cloud.moon cloud.moon.rain
    cloud.moon.bolt smoke snowflake wind humidity drop flame leaf leaf.arrow.circlepath tree bird tortoise hare
    ladybug pawprint atom swift airplane car bus tram bicycle figure.walk bed.double tv lightbulb graduationcap
    briefcase stethoscope cross pills dollarsign eurosign function sum x.squareroot plusminus plus.forwardslash.minus
    apps.iphone terminal ant sparkles
    checklist rectangle.portrait.and.arrow.right paperclip shuffle repeat repeat.1 eject bold italic underline
    strikethrough text.aligncenter text.alignright forward.end backward.end film ticket theatermasks figure.run
    figure.stand dumbbell cross.case bandage ear brain hand.tap icloud cpu applewatch banknote chart.xyaxis.line
    clock.arrow.circlepath gauge thermometer moon.stars sparkle cloud.bolt.rain mountain.2 water.waves fish cat dog
    camera.viewfinder rectangle.split.2x1 rectangle.split.3x1 square.split.2x2 square.stack square.stack.3d.up
    doc.text.magnifyingglass plus.magnifyingglass minus.magnifyingglass eraser scribble lasso rotate.left rotate.right
    crop arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrow.triangle.branch
    arrow.turn.down.right arrow.turn.up.right square.and.arrow.up.on.square square.dashed circle.dashed
    circle.inset.filled circle.grid.3x3 app command option shift return cursorarrow tent umbrella tshirt sunglasses
    birthday.cake wineglass mug carrot sofa building.columns megaphone envelope.open phone.down quote.closing
    textformat.size list.dash medal flag.checkered target scope puzzlepiece suit.spade suit.diamond
    suit.club powerplug accessibility arrowtriangle.right arrowtriangle.left arrowtriangle.up arrowtriangle.down
    chevron.compact.down chevron.compact.up chevron.right.2 chevron.left.2 greaterthan lessthan record.circle
    metronome
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
