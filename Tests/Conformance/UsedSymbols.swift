import KeelScene

/// The symbols that public SwiftUI apps use, as counted over 440 names in 2026: front ends must distinguish them.
public enum UsedSymbols {
  public static let names: [String] =
    """
    plus xmark magnifyingglass star chevron.right chevron.left trash arrow.right star.fill clock
    exclamationmark.triangle.fill gear xmark.circle.fill 1.circle 2.circle 3.circle photo ellipsis
    checkmark.circle.fill arrow.left mic.fill folder checkmark arrow.down.circle square.and.arrow.up bookmark
    cloud.sleet.fill checkmark.circle arrow.clockwise chevron.down arrow.right.circle person.3 calendar
    arrow.2.squarepath suit.heart.fill cloud.snow.fill heart.fill camera.badge.ellipsis bell.fill box.truck
    shippingbox paintpalette mic doc.richtext camera.aperture plus.circle.fill checkmark.seal.fill photo.badge.plus
    text.bubble link at person cloud.moon.rain.fill cloud.sun.rain.fill person.crop.circle slider.horizontal.3
    ellipsis.circle fork.knife lock pencil doc.on.doc forward.fill hourglass.tophalf.fill circle.fill clock.fill
    infinity hand.thumbsup eye sun.max.fill xmark.circle bell list.bullet.below.rectangle trophy building.2
    chevron.forward camera line.horizontal.3.decrease.circle bird questionmark.circle sun.min circle house
    arrow.down person.fill trash.fill line.3.horizontal.decrease.circle list.bullet paperplane
    line.horizontal.3.decrease message.fill timer sparkles wifi moon person.circle arrow.left.circle
    circle.lefthalf.fill sun.min.fill envelope signpost.right.fill paintpalette.fill atom sun.max info.circle.fill
    cloud.fill cloud.drizzle.fill square.and.pencil pause.fill play.fill arrowshape.turn.up.left
    person.crop.circle.badge.xmark tag face.smiling heart number person.badge.plus quote.bubble swift minus
    suit.heart calendar.badge.exclamationmark cloud.heavyrain.fill cube.fill flag person.2.fill
    hand.point.right.fill globe paintbrush rectangle.and.pencil.and.ellipsis archivebox.circle video.fill
    eyedropper.full wand.and.stars phone eye.slash globe.americas.fill exclamationmark.circle.fill plus.circle
    star.circle arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill textformat plus.bubble square
    moon.circle.fill bubble.right dot.radiowaves.right captions.bubble info.circle bubble.left.and.text.bubble.right
    photo.on.rectangle.angled chart.bar lock.rotation safari exclamationmark.bubble lock.fill minus.circle.fill
    exclamationmark.triangle person.fill.badge.plus cart hourglass.bottomhalf.fill pencil.circle questionmark
    wallet.pass cup.and.saucer.fill minus.circle cloud.moon.bolt.fill cloud.sun.bolt.fill cloud.fog.fill battery.100
    arrow.up.left 4.circle 5.circle 6.circle 7.circle gearshape.fill paintbrush.pointed.fill x.circle network
    antenna.radiowaves.left.and.right moon.fill phone.arrow.down.left cube.transparent comb.fill person.circle.fill
    bolt.fill sunrise.fill sunset.fill cloud.bolt.fill tortoise hare exclamationmark.circle archivebox pin.fill
    camera.fill square.and.arrow.down arrow.up.arrow.down qrcode.viewfinder chart.line.uptrend.xyaxis
    person.badge.key.fill cloud.sun sun.max.circle.fill mappin.and.ellipse text.alignleft person.2
    multiply.circle.fill rectangle.stack arrow.triangle.2.circlepath person.badge.minus bubble.left.and.bubble.right
    badge.plus.radiowaves.right checkmark.shield arrowshape.turn.up.left.fill quote.opening speaker speaker.slash
    tray.full person.crop.circle.badge.exclamationmark poweroutlet.type.b.fill pencil.line arrow.forward message
    checkmark.seal circle.grid.2x2.fill book.fill bag.fill power house.fill line.horizontal.3 speaker.wave.2.fill
    square.and.arrow.up.fill arrow.up text.justify arrow.counterclockwise.circle wrench eye.fill gobackward
    arrow.swap text.badge.plus drop.fill sunrise sunset bird.fill map chevron.up doc play.circle chart.bar.xaxis
    bell.badge.fill arrow.up.right.square hammer.fill arrow.up.right arrow.down.left arrow.down.right
    arrow.down.to.line.alt arrow.right.to.line.alt arrow.left.to.line.alt arrow.up.to.line.alt arrow.up.circle.fill
    arrow.down.circle.fill arrow.left.circle.fill arrow.right.circle.fill questionmark.circle.fill tag.fill
    arrow.up.and.down.circle.fill a.circle.fill b.circle.fill c.circle.fill d.circle.fill e.circle.fill 18.circle
    20.circle 50.circle xmark.octagon list.bullet.rectangle.fill camera.macro arrow.left.and.right house.circle
    building.2.crop.circle applelogo gift.fill yosemite hand.wave.fill skew paintbrush.fill hand.point.up
    phone.arrow.up.right phome.and.waveform.fill phone.badge.plus checkmark.square square.and.arrow.up.circle
    smoke.fill 1.square.fill 2.square.fill 3.square.fill doc.text.fill circle.righthalf.fill leaf.arrow.circlepath
    hand.thumbsup.fill folder.badge.questionmark bell.slash arrowshape.turn.up.right.fill
    square.and.arrow.up.circle.fill gobackward.5 goforward.5 rectangle.portrait.on.rectangle.portrait
    person.crop.circle.fill.badge.checkmark questionmark.diamond person.crop.square pencil.and.outline snowflake
    diamond.fill octagon.fill hexagon.fill pentagon.fill server.rack waveform.path hand.draw
    platter.filled.bottom.iphone doc.plaintext hifispeaker keyboard list.bullet.rectangle.portrait
    bell.and.waves.left.and.right internaldrive poweroutlet.type.b xmark.seal.fill pin.slash pin cube
    selection.pin.in.out pencil.and.list.clipboard paperplane.fill suitcase party.popper book.closed
    text.badge.checkmark text.badge.minus text.badge.star pencil.and.scribble arrowshape.turn.up.left.circle.fill
    arrow.uturn.right faxmachine tray.fill chart.bar.fill quote.bubble.fill exclamationmark.bubble.fill
    line.3.horizontal.decrease sidebar.right square.grid.2x2 person.crop.circle.badge.moon
    person.crop.circle.badge.xmark.fill speaker.slash.fill laptopcomputer.trianglebadge.exclamationmark airplane
    location.fill flame circle.grid.2x2 rectangle.3.offgrid.fill cart.fill display rectangle.grid.2x2 eyeglasses
    laptopcomputer filemenu.and.selection speaker.wave.1.fill bag backward.fill bookmark.fill stop.fill speaker.fill
    arrow.up.message airplayaudio rectangle.stack.fill dot.radiowaves.left.and.right fiberchannel circle.grid.cross
    crown.fill delete.left key.fill slider.vertical.3 phone.fill menubar.rectangle filemenu.and.cursorarrow
    person.3.fill books.vertical.fill list.bullet.rectangle gamecontroller plus.app video hands.clap.fill
    exclamationmark.octagon square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.filled
    square.grid.3x3.topright.filled square.grid.3x3.middleright.filled square.grid.3x3.bottomright.filled
    square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomleft.filled square.grid.3x3.middleleft.filled
    square.grid.3x3.middle.filled iphone rectangle.stack.badge.play.fill highlighter
    chevron.left.forwardslash.chevron.right list.clipboard.fill square.fill.on.square.fill drop.triangle.fill
    hand.thumbsdown zzz arrow.left.arrow.right storefront leaf person.3.sequence play.rectangle.fill
    list.bullet.circle.fill play.square.fill wand.and.stars.inverse music.quarternote.3 music.note.list music.note
    moon.circle viewfinder seal rhombus.fill shield pentagon safari.fill text.justify.left book hand.raised.fill
    rectangle.on.rectangle microphone.fill cloud.hail.fill cloud.sun.fill humidity wind arrow.up.right.circle
    list.star chart.pie calendar.badge.clock
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The symbols among these that have no meaning in this package: a trademark, a place and a misspelling.
  public static let unknown: Set<String> = ["applelogo", "yosemite", "phome.and.waveform.fill"]
}
