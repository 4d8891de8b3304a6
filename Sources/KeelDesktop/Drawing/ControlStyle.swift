#if Desktop
import CKeelGtk
import KeelScene

/// The looks that a program has chosen for a control, as a style sheet of its widget.
@MainActor final class ControlStyle {
  private var provider: UnsafeMutablePointer<GtkCssProvider>?
  private var shown = ""

  isolated deinit {
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  /// Shows the look of a button.
  func show(_ look: ControlLook?, font: SceneFont?, onButton button: Widget) {
    var rules = font.map(Self.rules) ?? ""
    var others = ""
    if let color = look?.foreground.flatMap(Self.css) { rules += " color: \(color);" }
    if let color = look?.background.flatMap(Self.css) {
      rules += " background-color: \(color); background-image: none;"
      others = """
         *:hover { background-image: image(alpha(currentColor, 0.1)); }
         *:active { background-image: image(alpha(currentColor, 0.2)); }
        """
    }
    if let shape = look?.shape { rules += " border-radius: \(Self.radius(of: shape))px;" }
    if let insets = look?.insets {
      let isMirrored = gtk_widget_get_direction(button) == GTK_TEXT_DIR_RTL
      let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      let sides = [insets.top, right, insets.bottom, left].map { "\(max(0, $0))px" }.joined(separator: " ")
      rules += " padding: \(sides); min-width: 0; min-height: 0;"
    }
    show(rules.isEmpty ? "" : "* {\(rules) }" + others, on: button)
  }

  /// Shows the look of the text of a field or of a title.
  ///
  /// - Parameter node: The CSS node that receives the rules. Name it if the widget has inner nodes: a relative font size
  ///   that applies to all nodes would be applied at each level.
  func show(_ look: ControlLook?, onText text: Widget, node: String = "*") {
    var rules = look?.font.map(Self.rules) ?? ""
    if let color = look?.foreground.flatMap(Self.css) { rules += " color: \(color);" }
    show(rules.isEmpty ? "" : "\(node) {\(rules) }", on: text)
  }

  /// Shows the colour of a placeholder.
  func show(placeholder color: SceneColor?, on label: Widget) {
    show(color.flatMap(Self.css).map { "* { color: \($0); opacity: 1; }" } ?? "", on: label)
  }

  private func show(_ rules: String, on widget: Widget) {
    guard rules != shown else { return }
    shown = rules
    if provider == nil, let new = gtk_css_provider_new() {
      provider = new
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(widget), OpaquePointer(new), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    gtk_css_provider_load_from_data(provider, rules, -1)
  }

  private static func rules(_ font: SceneFont) -> String {
    var rules = " font-size: \(font.pointSize / TextAttributes.body)em;"
    if let weight = font.weight ?? (font.style == .headline ? .semibold : nil) {
      rules += " font-weight: \(weight.pango.rawValue);"
    }
    if font.isMonospaced { rules += " font-family: monospace;" }
    if font.isItalic { rules += " font-style: italic;" }
    if font.hasMonospacedDigits { rules += " font-feature-settings: \"tnum\";" }
    if font.tracking != 0 { rules += " letter-spacing: \(font.tracking)px;" }
    return rules
  }

  private static func radius(of shape: ShapeKind) -> Double {
    switch shape {
    case .rectangle: 0
    case .rounded(let radius): max(0, radius)
    case .capsule, .circle, .ellipse: 9_999
    }
  }

  /// Returns a colour for a style sheet; those of text are the widget's own.
  private static func css(_ color: SceneColor) -> String? {
    if let known = Palette.color(color) {
      func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
      return "rgba(\(part(known.red)), \(part(known.green)), \(part(known.blue)), \(known.alpha))"
    }
    return "alpha(@theme_fg_color, \(Palette.textOpacity(color)))"
  }
}
#endif
