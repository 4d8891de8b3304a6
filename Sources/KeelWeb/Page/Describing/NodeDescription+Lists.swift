internal import KeelInteraction
internal import KeelScene

/// Lists, their sections and rows.
extension NodeDescription {
  func list(_ list: ListElement) -> Markup {
    var parts: [Markup] = []
    // The list of a page has its refresh button in the page's head, so that the button does not move the contents.
    let isOfPage = tree.page(aroundList: id).map { tree.pageList(of: $0) == id } ?? false
    if !isOfPage, let button = refreshButton(of: list) { parts.append(button) }
    parts.append(Markup("div", "sections", .nodes(.rest)))
    var markup = Markup("div", "list \(list.style.rawValue)", parts).with("data-n", String(list.rowCount))
    if list.selection == .multiple { markup.addClass("many") }
    if list.isEditing { markup.addClass("editing") }
    if list.hidesBackground { markup.addClass("bare-list") }
    if let target = list.scrollTarget {
      markup["data-j"] = "\(target.row) \(target.takesFocus ? 1 : 0) \(target.serial)"
    }
    return markup
  }

  /// Returns the button that refreshes the list, or `nil` if the list has no refresh action.
  func refreshButton(of list: ListElement) -> Markup? {
    guard list.refresh != .unavailable else { return nil }
    var button = Markup(
      "button", "refresh", [picture(Symbol("arrow.clockwise")), Markup("span", text: word(.refresh))]
    )
    .with("type", "button").acting("r").with("title", word(.refresh))
    if list.refresh == .active {
      button["aria-busy"] = "true"
      button.addClass("busy")
    }
    return button.with("disabled", if: !isEnabled || list.refresh == .active)
  }

  func section(_ section: SectionElement) -> Markup {
    var parts: [Markup] = []
    if section.hasHeaderChild {
      parts.append(
        Markup("div", "sectionhead own", .nodes(.header)).with("id", name("t")).with("role", "heading")
          .with("aria-level", "2"))
    } else if section.showsHeader {
      let title = Markup("h2", "title", text: line(section.header)).with("id", name("t"))
      parts.append(
        Markup(
          "div", "sectionhead",
          section.isBusy
            ? [title, Markup("span", "spinner").with("role", "progressbar").with("aria-label", word(.inProgress))]
            : [title]))
    }
    var rows = Markup("ul", "rows", .nodes(.rest)).with("role", "list").with("data-n", String(section.rowCount))
      .with("data-w", String(section.windowStart))
      .with("aria-labelledby", section.header.isEmpty && !section.hasHeaderChild ? nil : name("t"))
    if let flow = section.flow {
      rows.addClass("flow")
      rows.addStyle(flow.css)
      if let group = flow.group {
        rows.addClass("tiled")
        rows["data-t"] = group.places(along: flow.axis)
      }
    }
    let isAcross = section.flow?.axis == .horizontal
    if isAcross { rows.addClass("h") }
    parts.append(rows)
    if section.hasFooterChild {
      parts.append(Markup("div", "sectionfoot own", .nodes(.footer)))
    } else if section.showsFooter {
      parts.append(Markup("p", "sectionfoot", text: paragraph(section.footer)))
    }
    var markup = Markup("div", isAcross ? "section scroll x" : "section", parts)
    if section.flow?.group != nil { markup.addClass("measured") }
    return markup
  }

  func row(_ row: RowElement) -> Markup {
    guard let rowParts = RowParts(of: node, in: tree) else { return Markup("li", "row") }
    var face: [Markup] = []
    if rowParts.check != .none {
      face.append(Markup("span", rowParts.check == .on ? "mark on" : "mark", [picture(Symbol("checkmark"))]))
    }
    if let image = row.image { face.append(rowPicture(image)) }
    if rowParts.content.isEmpty { face += texts(row) }
    for part in rowParts.trailing {
      switch part {
      case .mark(let mark):
        face.append(
          picture(mark.symbol, "m").with("role", "img").with("aria-label", SafeText.line(mark.label)).without(
            "aria-hidden"))
      case .badge(let badge): face.append(Markup("span", "badge", text: line(badge)))
      case .check: face.append(picture(Symbol("checkmark"), "m tick"))
      // The style sheet draws the mark of a row that leads to a page, by the row's class.
      case .accessory, .disclosure: break
      }
    }
    let isPressed = row.isSelectable
    var parts: [Markup] = []
    if rowParts.showsDeletion {
      parts.append(edge("delete", "X", .deleteRow, "minus.circle.fill", row))
    }
    if row.expansion != .none {
      parts.append(
        Markup("button", "fold", [picture(Symbol("chevron.right"))]).with("type", "button").acting("t", as: .disclosure)
          .with("aria-expanded", row.expansion == .expanded ? "true" : "false").with("aria-labelledby", name("t"))
          .with("disabled", if: !isEnabled))
    }
    if !rowParts.content.isEmpty {
      if isPressed { parts.append(pressable(Markup("button", "hit"), row).with("aria-labelledby", name("c"))) }
      if !face.isEmpty { parts.append(Markup("span", "face", face)) }
      var own = Markup("div", "own", .nodes(.content)).with("id", name("c"))
      paintText(&own, row.textColor)
      parts.append(own)
    } else if isPressed {
      parts.append(pressable(Markup("button", "main", face), row))
    } else {
      parts.append(Markup("div", "main", face))
    }
    if !rowParts.accessories.isEmpty { parts.append(Markup("div", "tools", .nodes(.accessories))) }
    if !rowParts.actions.isEmpty || (row.canDelete && !rowParts.showsDeletion) {
      parts.append(
        named(
          Markup("button", "actions", [picture(Symbol("ellipsis"))]).with("type", "button").acting("A")
            .with("aria-haspopup", "menu").with("disabled", if: !isEnabled), "A", .actionsFor, row))
    }
    if rowParts.showsHandle { parts.append(edge("move", "M", .moveRow, "line.3.horizontal", row)) }
    var markup = Markup("li", "row", parts)
    if row.hasDisclosure { markup.addClass("leads") }
    if !isEnabled { markup.addClass("off") }
    if row.isSelected { markup.addClass("on") }
    if row.secondaryPlacement == .below { markup.addClass("below") }
    addLook(row.look, to: &markup)
    if row.indentation > 0 { markup.addStyle("--deep:\(min(row.indentation, 50))") }
    if !rowParts.actions.isEmpty {
      markup["data-a"] = actionList(rowParts.actions)
      markup["data-y"] = symbolNames(of: rowParts.actions)
    }
    if row.canDelete { markup["data-del"] = "" }
    if row.canMove { markup["data-move"] = "" }
    return markup
  }

  private func addLook(_ look: RowLook, to markup: inout Markup) {
    if let background = look.background {
      markup.addStyle("background:" + background.css)
      if background.isSheer { markup.addClass("sheer") }
    }
    if let insets = look.insets {
      markup.addClass("inset")
      markup.addStyle(
        "--block:\(insets.top.css) \(insets.bottom.css);--line:\(insets.leading.css) \(insets.trailing.css)")
    }
    if !look.hasSeparators { markup.addClass("lineless") }
  }

  /// Names a tool of the row after its action and the row. If the row has content of its own instead of a text, the name
  /// refers to that content, so that it follows changes of the content.
  private func named(_ markup: Markup, _ part: String, _ verb: SystemWord, _ row: RowElement) -> Markup {
    let title = tree.titleOfRow(id)
    guard title.isEmpty, row.contentChildCount > 0 else {
      return markup.with("aria-label", word(verb, title.isEmpty ? word(.row) : SafeText.line(title)))
    }
    // The words before the name of the row are those of the tool itself, and the words after it are in an element.
    var markup = markup
    var names: [String] = []
    for piece in settings.words.parts(of: verb) {
      switch piece {
      case .value: names.append(name("c"))
      case .text(let words) where names.isEmpty:
        names.append(name(part))
        markup["id"] = name(part)
        markup["aria-label"] = trimmed(words)
      case .text(let words):
        names.append(name(part + "2"))
        guard case .elements(let parts) = markup.content else { break }
        let ending = Markup("span", "unseen", text: trimmed(words)).with("id", name(part + "2"))
        markup.content = .elements(parts + [ending])
      }
    }
    return markup.with("aria-labelledby", names.joined(separator: " "))
  }

  private func edge(_ kind: String, _ event: String, _ verb: SystemWord, _ symbol: String, _ row: RowElement) -> Markup
  {
    named(
      Markup("button", "edge " + kind, [picture(Symbol(symbol))]).with("type", "button").acting(event)
        .with("disabled", if: !isEnabled), event, verb, row)
  }

  private func pressable(_ markup: Markup, _ row: RowElement) -> Markup {
    var markup = leading(
      markup.with("type", "button").acting("o"), to: node.attributes.address, isEnabled: isEnabled)
    // A selected row is one of several, and a press does not deselect it.
    if row.isSelected || row.hasCheckmark { markup["aria-current"] = "true" }
    if !words.label.isEmpty { markup["aria-label"] = SafeText.line(words.label) }
    return markup
  }

  private func texts(_ row: RowElement) -> [Markup] {
    var text = Markup("span", "t", text: line(row.text)).with("id", name("t"))
    text.addClass(row.font.classes)
    text.addStyle(row.font.css)
    paintText(&text, row.textColor)
    guard !row.secondaryText.isEmpty else { return [text] }
    var second = Markup("span", "s", text: line(row.secondaryText))
    paintText(&second, row.secondaryColor, unless: .secondaryLabel)
    return [Markup("span", "texts", [text, second])]
  }
}

extension Markup {
  consuming func without(_ name: String) -> Markup {
    self[name] = nil
    return self
  }
}

extension ScenePaint {
  /// True if the background of the paint is visible. For a row this is the page, and not the card of its section.
  fileprivate var isSheer: Bool {
    switch self {
    case .color(.translucent, _), .material: true
    case .color(_, let opacity): opacity < 1
    case .gradient: false
    }
  }
}
