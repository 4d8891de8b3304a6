/// The entry by which a desktop lists a program with windows, where its author has written none.
struct DesktopEntry {
  let control: Control
  /// True if an icon with the name of the program is in the package.
  let hasIcon: Bool

  var text: String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(control["Title"] ?? Self.title(of: control.program))
    Comment=\(control.summary)
    Exec=\(control.program) --front-end desktop
    \(hasIcon ? "Icon=\(control.program)\n" : "")Terminal=false
    StartupNotify=true
    Categories=Utility;

    """
  }

  /// Returns the words of a name as a title: `Reading List` for `reading-list`.
  static func title(of program: String) -> String {
    program.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
