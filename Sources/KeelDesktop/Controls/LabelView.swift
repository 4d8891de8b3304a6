#if Desktop
import CKeelGtk
import KeelScene

/// A text.
@MainActor final class LabelView: NodeView {
  /// True if GTK's layout of the text has been cut to the height of the view.
  private var isCut = false

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_label_new(nil))
    Signal.ask(widget.object, "activate-link") { [weak front] arguments in
      if let run = Int(arguments.text(0)) { front?.send(.followLink(id, run: run)) }
      return true
    }
    _ = refresh()
  }

  /// Shows the links of a text. Their addresses are the numbers of their runs: the program opens links, and not GTK.
  private func showLinks(_ label: LabelElement) {
    guard label.runs.contains(where: { $0.link != nil }) else { return }
    let parts = label.runs.enumerated().map { number, run in
      let text = SafeText.markup(TextSymbols.characters(of: run))
      return run.link == nil ? text : "<a href=\"\(number)\">\(text)</a>"
    }
    gtk_label_set_markup(widget.opaque, parts.joined())
  }

  /// GTK follows the link with the focus.
  override func openChoices() -> Bool { false }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .label(let label) = element else { return false }
    Self.show(label, on: widget)
    showLinks(label)
    let name = attributes.accessibility.label
    widget.setName(name.isEmpty ? SafeText.paragraph(label.text) : name)
    widget.setHidden(attributes.accessibility.isHidden)
    widget.setTooltip(attributes.help)
    return true
  }

  /// Shows a text on a label of GTK, never as markup.
  static func show(_ label: LabelElement, on widget: Widget) {
    let target = widget.opaque
    let isOneLine = label.lineLimit == 1
    gtk_label_set_text(target, shown(label))
    // The lines that do not fit are cut, and never painted over what is below.
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_label_set_wrap(target, (!isOneLine).g)
    gtk_label_set_wrap_mode(target, label.lineBreak == .wrapCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    gtk_label_set_ellipsize(target, ellipsis(of: label))
    gtk_label_set_lines(target, label.lineLimit > 1 ? Int32(clamping: label.lineLimit) : -1)
    gtk_label_set_xalign(target, Float(label.alignment.partBefore))
    gtk_label_set_justify(target, label.alignment.justification)
    if label.runs.contains(where: { $0.symbol != nil }) { TextSymbols.prepare(widget) }
    let attributes = TextAttributes(label, on: widget)
    gtk_label_set_attributes(target, attributes.list)
    attributes.release()
    for name in Set(Self.classes.map(\.1)) {
      widget.setClass(name, Self.classes.contains { $0 == label.color && $1 == name })
    }
  }

  /// The colours that follow the theme by themselves.
  private static let classes: [(SceneColor, String)] = [
    (.secondaryLabel, "dim-label"), (.tertiaryLabel, "dim-label"), (.tint, "accent"), (.red, "error"),
    (.primary, Style.primary), (.secondaryLabel, Style.secondary), (.tertiaryLabel, Style.secondary),
  ]

  /// True for colours that a class of the theme has.
  static func hasClass(_ color: SceneColor) -> Bool { classes.contains { $0.0 == color } }

  private static func shown(_ label: LabelElement) -> String {
    label.runs.isEmpty
      ? SafeText.paragraph(label.text) : label.runs.map(TextSymbols.characters).joined()
  }

  private static func ellipsis(of label: LabelElement) -> PangoEllipsizeMode {
    switch label.lineBreak {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .clip: PANGO_ELLIPSIZE_NONE
    case .truncateTail, .wrapWords, .wrapCharacters: label.lineLimit == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END
    }
  }

  // MARK: Sizes

  /// Returns the size of the lines of a text that fit. Pango is asked: a label does not say how much of a width it uses.
  static func size(of label: LabelElement, _ widget: Widget, in proposal: LayoutProposal) -> SceneSize {
    guard let layout = layout(of: label, widget, in: proposal.width) else { return SceneSize() }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var used: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &used, &height)
    let most = label.lineLimit == 1 ? proposal.width.map { max(0, $0) } ?? .infinity : .infinity
    let shown = PangoLines.height(of: layout, fitting: proposal.height, limit: label.lineLimit)
    return SceneSize(
      width: min(Double(used), most),
      height: max(min(Double(height), shown), PangoLines.height(of: layout, lines: label.reservedLines)))
  }

  /// Returns the distances of the first and the last baseline from the top.
  static func baselines(
    of label: LabelElement, _ widget: Widget, _ size: SceneSize
  ) -> (first: Double, last: Double)? {
    guard let layout = layout(of: label, widget, in: size.width) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return PangoLines.baselines(of: layout, fitting: size.height, limit: label.lineLimit)
  }

  private static func layout(of label: LabelElement, _ widget: Widget, in width: Double?) -> OpaquePointer? {
    guard let layout = gtk_widget_create_pango_layout(widget, shown(label)) else { return nil }
    pango_layout_set_attributes(layout, gtk_label_get_attributes(widget.opaque))
    PangoLines.set(spacing: label.lineSpacing, of: layout)
    if let width, width.isFinite, label.lineLimit != 1 {
      pango_layout_set_wrap(layout, label.lineBreak == .wrapCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, Int32(min(max(0, width.rounded(.down)), 100_000)) * PANGO_SCALE)
    }
    return layout
  }

  /// Cuts the text after the lines that fit. GTK's label has no spacing of lines and no greatest height.
  override func wasPlaced() {
    guard case .label(let label)? = front.tree.element(of: id), label.lineLimit != 1,
      let layout = gtk_label_get_layout(widget.opaque)
    else { return }
    PangoLines.set(spacing: label.lineSpacing, of: layout)
    if isCut {
      pango_layout_set_ellipsize(layout, Self.ellipsis(of: label))
      pango_layout_set_height(layout, label.lineLimit == 0 ? -1 : -Int32(clamping: label.lineLimit))
    }
    let room = gtk_widget_get_height(widget)
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    isCut = height > room
    gtk_label_set_yalign(widget.opaque, isCut || label.reservedLines > 0 ? 0 : 0.5)
    guard isCut, label.lineBreak != .clip else { return }
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, room * PANGO_SCALE)
  }
}

extension SceneAlignment {
  /// The alignment of lines in GTK, which mirrors it where text runs from right to left.
  var justification: GtkJustification {
    switch self {
    case .leading, .fill: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }
}
#endif
