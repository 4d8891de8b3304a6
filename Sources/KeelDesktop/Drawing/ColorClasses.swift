#if Desktop
import CKeelGtk
import KeelScene

/// A class of GTK's styles for each colour that a symbol has: symbols take their colour from the style of their widget.
@MainActor enum ColorClasses {
  private static let prefix = "keel-color-"
  /// The greatest number of colours. A symbol in any further colour has that of the text. Each new colour parses all
  /// rules again.
  private static let limit = 500
  private static var numbers: [SceneColor: Int] = [:]
  private static let provider: UnsafeMutablePointer<GtkCssProvider>? = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return nil }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return provider
  }()

  /// Sets the colour of a widget. It inherits its colour for `nil` and for the colours of text.
  static func set(_ color: SceneColor?, on widget: Widget) {
    var name: String?
    if let color, Palette.color(color) != nil { name = Self.name(of: color) }
    guard !numbers.isEmpty else { return }
    for old in widget.classes where old.hasPrefix(prefix) && old != name { widget.setClass(old, false) }
    if let name { widget.setClass(name) }
  }

  /// Updates the classes to the current style, light or dark.
  static func reload() {
    guard let provider, !numbers.isEmpty else { return }
    let rules = numbers.compactMap { color, number -> String? in
      guard let shown = Palette.color(color) else { return nil }
      let parts = [shown.red, shown.green, shown.blue].map { "\(Int(($0 * 255).rounded()))" }
      return ".\(prefix)\(number) { color: rgba(\(parts.joined(separator: ", ")), \(shown.alpha)); }"
    }
    gtk_css_provider_load_from_data(provider, rules.joined(separator: "\n"), -1)
  }

  private static func name(of color: SceneColor) -> String? {
    if let number = numbers[color] { return "\(prefix)\(number)" }
    guard numbers.count < limit else { return nil }
    numbers[color] = numbers.count
    reload()
    return numbers[color].map { "\(prefix)\($0)" }
  }
}
#endif
