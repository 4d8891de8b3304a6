#if Desktop
import CKeelGtk
import KeelScene

/// The symbolic icons of the desktop's theme for the names of SF Symbols.
@MainActor enum Icons {
  /// A symbol as GTK shows it.
  enum Icon {
    /// An icon of the theme.
    case named(String)
    /// A drawing of Keel's, which browsers have, too. It belongs to the process.
    case drawn(OpaquePointer)
  }

  /// Returns the icon of the theme for exactly that symbol, otherwise Keel's drawing of it, otherwise an icon of the theme
  /// for something near.
  static func icon(of symbol: Symbol) -> Icon {
    if symbol.picture != nil, let drawing = DrawnSymbol.paintable(of: symbol) { return .drawn(drawing) }
    if symbol.name == "wifi", symbol.variableValue != nil { return .named(signal(of: symbol)) }
    if let own = exact(symbol.name) { return .named(own) }
    if let drawing = DrawnSymbol.paintable(of: symbol) { return .drawn(drawing) }
    return .named(name(of: symbol.name))
  }

  /// Returns the name of an icon that the theme has: for that symbol, or for something near. For places of GTK that take
  /// only names.
  static func name(of symbol: String) -> String {
    if let known = known[symbol] { return known }
    let name = candidates(for: symbol).first(where: exists) ?? "application-x-executable-symbolic"
    remember(name, as: symbol, in: &known)
    return name
  }

  /// Returns the name of the icon for the strength of a signal.
  private static func signal(of symbol: Symbol) -> String {
    let level =
      switch symbol.variableValue ?? 1 {
      case ..<0.13: "none"
      case ..<0.38: "weak"
      case ..<0.63: "ok"
      case ..<0.88: "good"
      default: "excellent"
      }
    return "network-wireless-signal-\(level)-symbolic"
  }

  private static var known: [String: String] = [:]
  private static var knownExact: [String: String?] = [:]

  /// A program has few symbols, unless it makes their names.
  private static func remember<Name>(_ name: Name, as symbol: String, in table: inout [String: Name]) {
    if table.count >= 1_000 { table.removeAll() }
    table[symbol] = .some(name)
  }

  private static func exists(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// Returns the name of the theme's icon that shows what the symbol does; `nil` if there is none. The theme's symbols are
  /// filled.
  private static func exact(_ symbol: String) -> String? {
    if let known = knownExact[symbol] { return known }
    let outline = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    let found = (icons[symbol] ?? icons[outline] ?? ThemeSymbols.icons[outline]).map { $0 + "-symbolic" }
    let exact = found.flatMap { exists($0) ? $0 : nil }
    remember(exact, as: symbol, in: &knownExact)
    return exact
  }

  /// The names to try: that of the whole symbol, then those without its last parts ("fill", "circle").
  private static func candidates(for symbol: String) -> [String] {
    var names: [String] = []
    var parts = symbol.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if let icon = icons[name] ?? near[name] ?? ThemeSymbols.icons[name] { names.append(icon + "-symbolic") }
      parts.removeLast()
    }
    return names
  }

  private static func table(_ text: String) -> [String: String] {
    var icons: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard sides.count == 2, let icon = sides[1].first else { continue }
      for symbol in sides[0] { icons[symbol] = icon }
    }
    return icons
  }

  /// The icons that show what the symbol does.
  private static let icons = table(
    """
    plus | list-add
    minus | list-remove
    xmark multiply | window-close
    checkmark | object-select
    checkmark.circle | emblem-ok
    chevron.right chevron.forward | go-next
    chevron.left chevron.backward | go-previous
    chevron.down | go-down
    chevron.up | go-up
    chevron.up.chevron.down | pan-down
    arrow.clockwise arrow.triangle.2.circlepath | view-refresh
    delete.left | edit-clear
    exclamationmark.triangle | dialog-warning
    ellipsis | view-more-horizontal
    nosign | action-unavailable
    star | non-starred
    star.fill | starred
    heart | emote-love
    wifi | network-wireless-signal-excellent
    wifi.slash | network-wireless-offline
    wifi.exclamationmark | network-wireless-no-route
    cellularbars | network-cellular-signal-excellent
    personalhotspot | network-wireless-hotspot
    link | insert-link
    battery.100 | battery-level-100
    battery.75 | battery-level-70
    battery.50 | battery-level-50
    battery.25 | battery-level-20
    battery.0 | battery-level-0
    desktopcomputer display | video-display
    printer | printer
    keyboard | input-keyboard
    gamecontroller | input-gaming
    power | system-shutdown
    sidebar.left | sidebar-show
    sidebar.right | sidebar-show-right
    text.alignleft | format-justify-left
    person person.crop.circle | avatar-default
    face.smiling | face-smile
    eye | view-reveal
    eye.slash | view-conceal
    lock.open | changes-allow
    key | dialog-password
    gear gearshape | emblem-system
    trash | user-trash
    magnifyingglass | system-search
    house | user-home
    bell | preferences-system-notifications
    folder | folder
    doc.on.doc square.on.square | edit-copy
    calendar | x-office-calendar
    pencil square.and.pencil | document-edit
    scissors | edit-cut
    pin | view-pin
    bookmark | user-bookmarks
    envelope | mail-unread
    phone | call-start
    play | media-playback-start
    pause | media-playback-pause
    stop | media-playback-stop
    forward | media-skip-forward
    backward | media-skip-backward
    speaker | audio-volume-muted
    speaker.wave.1 | audio-volume-low
    speaker.wave.2 | audio-volume-medium
    speaker.wave.3 | audio-volume-high
    mic | audio-input-microphone
    headphones | audio-headphones
    camera | camera-photo
    video | camera-video
    photo | image-x-generic
    sun.max sun | weather-clear
    moon | weather-clear-night
    cloud | weather-overcast
    cloud.sun | weather-few-clouds
    cloud.rain | weather-showers
    cloud.snow snowflake | weather-snow
    cloud.fog | weather-fog
    cloud.bolt | weather-storm
    wind | weather-windy
    airplane | airplane-mode
    tv | tv
    terminal | utilities-terminal
    """)

  /// Icons for something near, for places of GTK that take only names, and for symbols without a drawing.
  private static let near = table(
    """
    arrow.right arrow.forward | go-next
    arrow.left arrow.backward | go-previous
    arrow.up | go-up
    arrow.down | go-down
    arrow.counterclockwise arrow.uturn.left arrow.uturn.backward | edit-undo
    arrow.uturn.right arrow.uturn.forward | edit-redo
    arrow.up.arrow.down | view-sort-ascending
    square.and.arrow.up | send-to
    square.and.arrow.down | document-save
    info | help-about
    questionmark | dialog-question
    exclamationmark | dialog-warning
    circle.grid.2x2 square.grid.2x2 square.grid.3x3 rectangle.3.offgrid rectangle.grid.2x2 | view-grid
    circle square rectangle app capsule | checkbox
    rectangle.stack square.stack rectangle.on.rectangle | view-paged
    number textformat.123 | view-list-ordered
    textformat.abc | format-text-plaintext
    hand.tap hand.point.up cursorarrow | input-touchpad
    switch.2 | switch-on
    list.bullet list line.3.horizontal | open-menu
    line.3.horizontal.decrease | view-list
    slider.horizontal.3 | preferences-other
    network globe | network-workgroup
    laptopcomputer | computer
    iphone ipad | phone
    server.rack internaldrive | drive-harddisk
    bolt | weather-storm
    tablecells | view-grid
    textformat | font-x-generic
    text.justify | format-justify-fill
    person.2 person.3 | system-users
    lock | system-lock-screen
    doc | text-x-generic
    archivebox tray | folder-download
    clock timer alarm stopwatch | preferences-system-time
    paintbrush paintpalette | applications-graphics
    hammer wrench | applications-engineering
    mappin map location | mark-location
    flag | emblem-important
    tag | user-bookmarks
    paperplane | document-send
    message bubble.right bubble.left text.bubble | user-available
    book | accessories-dictionary
    music.note | audio-x-generic
    chart.bar chart.pie chart.line.uptrend.xyaxis | x-office-presentation
    drop humidity | weather-showers-scattered
    cart bag | package-x-generic
    shippingbox | package-x-generic
    fork.knife cup.and.saucer | emoji-food
    leaf tree | emoji-nature
    lightbulb | display-brightness
    """)
}
#endif
