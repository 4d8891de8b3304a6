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
    accessibility | preferences-desktop-accessibility
    arrow.down.right.and.arrow.up.left | view-restore
    arrow.triangle.2.circlepath.camera | camera-switch
    arrow.up.left.and.arrow.down.right | view-fullscreen
    arrowshape.turn.up.left.2 | mail-reply-all
    backward.end | media-skip-backward
    battery.100.bolt battery.100percent.bolt | battery-full-charging
    bold | format-text-bold
    candybarphone | phone-old
    circle.grid.3x3 | input-dialpad
    clipboard doc.on.clipboard | edit-paste
    computermouse | input-mouse
    decrease.indent | format-indent-less
    display.2 | video-joined-displays
    dot.radiowaves.up.forward | application-rss+xml
    eject | media-eject
    envelope.open | mail-read
    externaldrive | drive-removable-media
    faceid | auth-face
    figure.and.child.holdinghands | preferences-system-parental-controls
    flask | applications-science
    forward.end | media-skip-forward
    gauge speedometer | power-profile-performance
    increase.indent | format-indent-more
    ipod | multimedia-player-apple-ipod-touch
    italic | format-text-italic
    macwindow.badge.plus | window-new
    moon.stars | preferences-desktop-screensaver
    opticaldiscdrive | drive-optical
    paperclip | mail-attachment
    phone.down | call-stop
    photo.artframe | preferences-desktop-wallpaper
    puzzlepiece puzzlepiece.extension | application-x-addon
    record.circle | media-record
    rectangle.portrait.and.arrow.right | system-log-out
    rectangle.split.2x1 square.split.2x1 | view-dual
    recordingtape | media-tape
    repeat | media-playlist-repeat
    repeat.1 | media-playlist-repeat-song
    restart | system-reboot
    rosette | application-certificate
    rotate.left | object-rotate-left
    rotate.right | object-rotate-right
    scanner | scanner
    scope | find-location
    sdcard | media-flash
    shuffle | media-playlist-shuffle
    simcard | auth-sim
    strikethrough | format-text-strikethrough
    text.aligncenter | format-justify-center
    text.alignright | format-justify-right
    textformat.abc.dottedunderline | tools-check-spelling
    tornado | weather-tornado
    touchid | auth-fingerprint
    underline | format-text-underline
    videoprojector | display-projector
    web.camera | camera-web
    """
}
