/// The names of SF Symbols that Keel does not draw itself, and the icons of the freedesktop.org theme that show the same.
///
/// A line contains the names of a picture, which are synonyms, and after the bar the name of an icon. Only icons that show
/// what the name says are in the table: a symbol is drawn as itself or as a placeholder, never as something else. Icons
/// have one weight, so a name and the same name with `fill` look the same.
package enum ThemeSymbols {
  /// The icons by the names of pictures.
  package static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: "|")
      guard sides.count == 2, let icon = sides[1].split(separator: " ").first else { continue }
      for name in sides[0].split(separator: " ") { icons[String(name)] = String(icon) }
    }
    return icons
  }()

  /// The names of all icons, which are the only ones that front ends look for.
  package static let all = Set(icons.values)

  private static let table = """
    arrow.triangle.2.circlepath.camera | camera-switch
    arrowshape.turn.up.left.2 | mail-reply-all
    battery.100.bolt battery.100percent.bolt | battery-full-charging
    candybarphone | phone-old
    clipboard doc.on.clipboard | edit-paste
    computermouse | input-mouse
    decrease.indent | format-indent-less
    display.2 | video-joined-displays
    dot.radiowaves.up.forward | application-rss+xml
    externaldrive | drive-removable-media
    faceid | auth-face
    figure.and.child.holdinghands | preferences-system-parental-controls
    flask | applications-science
    increase.indent | format-indent-more
    ipod | multimedia-player-apple-ipod-touch
    macwindow.badge.plus | window-new
    opticaldiscdrive | drive-optical
    photo.artframe | preferences-desktop-wallpaper
    square.split.2x1 | view-dual
    recordingtape | media-tape
    restart | system-reboot
    rosette | application-certificate
    scanner | scanner
    sdcard | media-flash
    simcard | auth-sim
    textformat.abc.dottedunderline | tools-check-spelling
    tornado | weather-tornado
    touchid | auth-fingerprint
    videoprojector | display-projector
    web.camera | camera-web
    """
}
