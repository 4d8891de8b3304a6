#if Desktop
import CKeelGtk
import KeelScene

/// The symbolic icons of the desktop's theme for the names of SF Symbols.
@MainActor enum Icons {
  /// Returns the name of an icon that the theme has.
  static func name(of symbol: String) -> String {
    if let known = known[symbol] { return known }
    let name = candidates(for: symbol).first(where: exists) ?? "application-x-executable-symbolic"
    known[symbol] = name
    return name
  }

  /// Returns the name of the icon for a symbol with a value, as the strength of a signal.
  static func name(of symbol: Symbol) -> String {
    guard symbol.name == "wifi", let value = symbol.variableValue else { return name(of: symbol.name) }
    let level =
      switch value {
      case ..<0.13: "none"
      case ..<0.38: "weak"
      case ..<0.63: "ok"
      case ..<0.88: "good"
      default: "excellent"
      }
    return "network-wireless-signal-\(level)-symbolic"
  }

  private static var known: [String: String] = [:]

  private static func exists(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// The names to try: that of the whole symbol, then those without its last parts ("fill", "circle").
  private static func candidates(for symbol: String) -> [String] {
    var names: [String] = []
    var parts = symbol.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if let icon = icons[name] ?? ThemeSymbols.icons[name] { names.append(icon + "-symbolic") }
      parts.removeLast()
    }
    return names
  }

  private static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard sides.count == 2, let icon = sides[1].first else { continue }
      for symbol in sides[0] { icons[symbol] = icon }
    }
    return icons
  }()

  private static let table = """
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
    arrow.right arrow.forward | go-next
    arrow.left arrow.backward | go-previous
    arrow.up | go-up
    arrow.down | go-down
    arrow.clockwise arrow.triangle.2.circlepath | view-refresh
    arrow.counterclockwise arrow.uturn.left arrow.uturn.backward | edit-undo
    arrow.uturn.right arrow.uturn.forward | edit-redo
    arrow.up.arrow.down | view-sort-ascending
    square.and.arrow.up | send-to
    square.and.arrow.down | document-save
    delete.left | edit-clear
    info | help-about
    questionmark | dialog-question
    exclamationmark | dialog-warning
    exclamationmark.triangle | dialog-warning
    ellipsis | view-more-horizontal
    nosign | action-unavailable
    star | non-starred
    star.fill | starred
    heart | emote-love
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
    wifi | network-wireless-signal-excellent
    wifi.slash | network-wireless-offline
    wifi.exclamationmark | network-wireless-no-route
    cellularbars | network-cellular-signal-excellent
    network globe | network-workgroup
    personalhotspot | network-wireless-hotspot
    link | insert-link
    battery.100 | battery-level-100
    battery.75 | battery-level-70
    battery.50 | battery-level-50
    battery.25 | battery-level-20
    battery.0 | battery-level-0
    desktopcomputer display | video-display
    laptopcomputer | computer
    iphone ipad | phone
    server.rack internaldrive | drive-harddisk
    printer | printer
    keyboard | input-keyboard
    gamecontroller | input-gaming
    power | system-shutdown
    bolt | weather-storm
    sidebar.left | sidebar-show
    sidebar.right | sidebar-show-right
    tablecells | view-grid
    textformat | font-x-generic
    text.alignleft | format-justify-left
    text.justify | format-justify-fill
    person person.crop.circle | avatar-default
    person.2 person.3 | system-users
    face.smiling | face-smile
    eye | view-reveal
    eye.slash | view-conceal
    lock | system-lock-screen
    lock.open | changes-allow
    key | dialog-password
    gear gearshape | emblem-system
    trash | user-trash
    magnifyingglass | system-search
    house | user-home
    bell | preferences-system-notifications
    folder | folder
    doc | text-x-generic
    doc.on.doc square.on.square | edit-copy
    archivebox tray | folder-download
    calendar | x-office-calendar
    clock timer alarm stopwatch | preferences-system-time
    pencil square.and.pencil | document-edit
    paintbrush paintpalette | applications-graphics
    scissors | edit-cut
    hammer wrench | applications-engineering
    pin | view-pin
    mappin map location | mark-location
    flag | emblem-important
    bookmark | user-bookmarks
    tag | user-bookmarks
    paperplane | document-send
    envelope | mail-unread
    phone | call-start
    message bubble.right bubble.left text.bubble | user-available
    book | accessories-dictionary
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
    music.note | audio-x-generic
    chart.bar chart.pie chart.line.uptrend.xyaxis | x-office-presentation
    sun.max sun | weather-clear
    moon | weather-clear-night
    cloud | weather-overcast
    cloud.sun | weather-few-clouds
    cloud.rain | weather-showers
    cloud.snow snowflake | weather-snow
    cloud.fog | weather-fog
    cloud.bolt | weather-storm
    wind | weather-windy
    drop humidity | weather-showers-scattered
    airplane | airplane-mode
    tv | tv
    terminal | utilities-terminal
    cart bag | package-x-generic
    shippingbox | package-x-generic
    fork.knife cup.and.saucer | emoji-food
    leaf tree | emoji-nature
    lightbulb | display-brightness
    """
}
#endif
