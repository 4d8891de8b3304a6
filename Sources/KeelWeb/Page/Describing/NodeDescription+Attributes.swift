internal import KeelLayout
internal import KeelScene

/// The parts of a description that depend on the node's attributes and not on its element.
extension NodeDescription {
  /// Completes the markup with the node's identity, its texts, and its position in its parent.
  func finished(_ plain: consuming Markup) -> Markup {
    var markup = plain
    markup.attributes.insert(.init(name: "id", value: name()), at: 0)
    let attributes = node.attributes
    if !attributes.isPlain { addMore(attributes, to: &markup) }
    if let tint = attributes.tint { markup.addStyle("--tint:" + tint.css) }
    addPlacement(to: &markup)
    addGrowth(to: &markup)
    return markup
  }

  /// Adds attributes that most nodes do not have.
  private func addMore(_ attributes: Attributes, to markup: inout Markup) {
    addWords(to: &markup)
    if !attributes.help.isEmpty { markup["title"] = SafeText.line(attributes.help) }
    if !attributes.badge.isEmpty { markup["data-badge"] = line(attributes.badge) }
    if let command = attributes.keyCommand, command.isForPages {
      markup["data-key"] = command.pageName
      markup["aria-keyshortcuts"] = SafeText.line(command.ariaName)
    }
    switch attributes.geometry {
    case .none: break
    case .size: markup["data-g"] = "s"
    case .place: markup["data-g"] = "p"
    case .frame: markup["data-g"] = "f"
    case .insets: markup["data-g"] = "i"
    case .scroll: markup["data-g"] = "c"
    }
    if let direction = attributes.layoutDirection { markup["dir"] = direction == .rightToLeft ? "rtl" : "ltr" }
    addActions(to: &markup)
  }

  private func addWords(to markup: inout Markup) {
    if !words.identifier.isEmpty { markup["data-id"] = SafeText.line(words.identifier) }
    if words.isHidden { markup["aria-hidden"] = "true" }
    if !words.language.isEmpty { markup["lang"] = SafeText.line(words.language) }
    if words.isLive { markup["aria-live"] = "polite" }
    if !words.hint.isEmpty { markup["title"] = SafeText.line(words.hint) }
    if !words.error.isEmpty { markup["data-error"] = SafeText.line(words.error) }
    if words.isSelected { markup["aria-current"] = "true" }
    if markup["role"] == nil, markup.tag == "div" || markup.tag == "span" || markup.tag == "p" {
      if words.isHeader {
        markup["role"] = "heading"
        markup["aria-level"] = "2"
      } else if words.isAdjustable {
        markup["role"] = "spinbutton"
        markup["tabindex"] = "0"
        markup.act("v", as: .adjustable)
        markup["aria-valuetext"] = SafeText.line(words.value.isEmpty ? words.label : words.value)
        // The texts contain the value; assistive technology requires a number besides.
        markup["aria-valuenow"] = String(
          words.value.prefix(12).prefix { $0.isASCII && $0.isNumber }.isEmpty
            ? "0" : words.value.prefix(12).prefix { $0.isASCII && $0.isNumber })
      } else if words.isImage {
        markup["role"] = "img"
      } else if words.isButton || words.isLink {
        markup["role"] = words.isButton ? "button" : "link"
        markup["tabindex"] = "0"
        markup.act("a", as: words.isButton ? .button : .link)
      } else if !words.label.isEmpty {
        markup["role"] = isText ? "img" : "group"
      }
    }
    // Descriptions that contain a control have already set the name there.
    if !words.label.isEmpty, markup["aria-label"] == nil, !namesPart {
      markup["aria-label"] = SafeText.line(words.label)
      markup["aria-labelledby"] = nil
    }
  }

  private var isText: Bool {
    switch node.element {
    case .label, .image: true
    // A picture for assistive technology has no parts, so one with a table is a group.
    case .drawing(let drawing): drawing.table == nil
    default: false
    }
  }

  /// True if the name belongs to a part of the element and not to the whole.
  private var namesPart: Bool {
    switch node.element {
    case .textField(let field): field.isSecure
    case .row, .slider, .picker, .datePicker, .menu, .stepper, .progress, .gauge, .activityIndicator, .disclosure:
      true
    default: false
    }
  }

  /// Adds the position in a grid, and hides children that are not displayed where only one is.
  private func addPlacement(to markup: inout Markup) {
    guard let parent else { return }
    switch parent.element {
    case .navigation:
      tree.note(.place)
      if parent.children.last != id { markup["hidden"] = "" }
    case .tabs(let tabs):
      tree.note([.parent, .place])
      guard let tab = tree.tabParts(of: parent.id)?.tab(ofPage: id) else { break }
      if markup["role"] == nil || markup.tag == "div" {
        markup["role"] = "tabpanel"
        // Outside of a page, the panel contains the landmarks of the window, and a name of the panel would be outside of
        // every landmark.
        if isWithinPage { markup["aria-labelledby"] = "k" + parent.id.wire + "-t\(tab)" }
      }
      if tab != tabs.selectedIndex { markup["hidden"] = "" }
    case .split:
      // Panes share the width.
      tree.note([.parent, .siblings])
      guard let split = tree.splitParts(of: parent.id) else { break }
      let index = self.index
      markup.addClass("pane")
      if index == split.panes.count - 1 { markup.addClass("last") }
      if !split.shown(in: .regular).contains(index) { markup.addClass("wide-off") }
      if !split.shown(in: .compact).contains(index) { markup.addClass("compact-off") }
      addWidth(ofPane: index, of: split, to: &markup)
    case .gridRow(let row):
      tree.note([.parent, .list])
      let index = self.index
      let span = row.span(ofCell: index)
      markup.addStyle(index == 0 ? "grid-column:1/span \(span)" : "grid-column:span \(span)")
      let columns = parent.children.indices.prefix(index).reduce(0) { $0 + row.span(ofCell: $1) }
      guard case .grid(let grid)? = tree.parent(of: parent.id).flatMap({ tree[$0] })?.element else { return }
      // A flexible cell is as wide as its column.
      if let alignment = grid.columnAlignments[columns], !tree.growth(of: id).contains(.horizontal) {
        markup.addStyle("justify-self:" + alignment.css)
      }
      if let alignment = row.alignment { markup.addStyle("align-self:" + alignment.css) }
    case .grid: if case .gridRow = node.element {} else { markup.addStyle("grid-column:1/-1") }
    default: break
    }
  }
}

extension KeyCommand {
  /// False for commands with Super, which browsers do not report to pages.
  var isForPages: Bool { !modifiers.contains(.super) }

  /// The name that the script compares: `C-`, `A-`, then the character.
  var pageName: String {
    (modifiers.contains(.control) ? "C-" : "") + (modifiers.contains(.alternate) ? "A-" : "") + String(input)
  }

  /// The name for assistive technology.
  var ariaName: String {
    (modifiers.contains(.control) ? "Control+" : "") + (modifiers.contains(.alternate) ? "Alt+" : "") + String(input)
  }
}
