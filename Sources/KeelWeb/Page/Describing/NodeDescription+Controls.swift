internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Buttons, switches and text fields.
extension NodeDescription {
  /// Adds the name of a control: its accessibility label, the fallback, the text of the row around it, or the
  /// system word for its kind.
  func named(_ markup: Markup, _ fallback: String) -> Markup {
    var markup = markup
    if !words.label.isEmpty {
      markup["aria-label"] = SafeText.line(words.label)
    } else if !fallback.isEmpty {
      markup["aria-label"] = line(fallback)
    } else if let titleRow {
      // A row with custom content does not display its text.
      if titleRow.row.contentChildCount == 0 {
        markup["aria-labelledby"] = "k" + titleRow.id.wire + "-t"
      } else {
        markup["aria-label"] = line(titleRow.row.text)
      }
    } else if !nameWord.isEmpty {
      markup["aria-label"] = nameWord
    }
    return markup
  }

  /// The system word for the kind of control; empty for elements without one.
  var nameWord: String { node.element.nameWord.map(word) ?? "" }

  func button(_ button: ButtonElement) -> Markup {
    if button.hasLabelChild, button.style.isBare { return bareButton(button) }
    var markup: Markup
    if button.hasLabelChild {
      markup = Markup("button", "btn", .nodes(.label)).with("aria-label", pictureName)
    } else if button.style == .detail {
      markup = Markup("button", "btn", [picture(button.image ?? Symbol("info.circle"))])
      if words.label.isEmpty {
        markup["aria-label"] = button.title.isEmpty ? nameWord : line(button.title)
      }
    } else if let image = button.image {
      markup = Markup("button", "btn", [picture(image)])
      if button.title.isEmpty {
        if words.label.isEmpty { markup["aria-label"] = SafeText.line(image.words) }
      } else {
        markup.content = .elements([picture(image), Markup("span", text: line(button.title))])
      }
    } else {
      markup = Markup("button", "btn", text: line(button.title))
    }
    markup.addClass(button.style.rawValue)
    if let font = button.font {
      markup.addClass(font.classes)
      markup.addStyle(font.css)
    }
    if let look = button.look {
      paint(&markup, look)
      if look.alignment == .leading || look.alignment == .trailing {
        markup.addStyle("justify-content:" + (look.alignment == .leading ? "start" : "end"))
      }
    }
    if isInMenu { markup["role"] = "menuitem" }
    return pressable(markup, button)
  }

  private func pressable(_ plain: Markup, _ button: ButtonElement) -> Markup {
    var markup = plain
    markup["type"] = "button"
    markup.act("a")
    if button.role == .destructive { markup.addClass("destructive") }
    if button.takesEscape { markup["data-cancel"] = "" }
    if button.takesReturn { markup["data-default"] = "" }
    if button.isBusy {
      markup.addClass("busy")
      markup["aria-busy"] = "true"
    }
    return leading(markup, to: node.attributes.address, isEnabled: isEnabled && !button.isBusy)
  }

  /// Describes a button that adds nothing to its label: the box of a view, which responds to presses.
  ///
  /// If the view contains controls, a button behind them covers it, because a button cannot contain another one.
  private func bareButton(_ button: ButtonElement) -> Markup {
    let classes = "box tap " + button.style.rawValue
    var markup: Markup
    if tree.controls(in: node).isEmpty {
      markup = pressable(Markup("button", classes, .nodes(.label)).with("aria-label", pictureName), button)
    } else {
      var hit = pressable(Markup("button", "hit"), button)
      if words.label.isEmpty {
        hit["aria-labelledby"] = name("c")
      } else {
        hit["aria-label"] = SafeText.line(words.label)
      }
      markup = Markup("div", classes, [hit, Markup("div", "box inner", .nodes(.label)).with("id", name("c"))])
    }
    addRatioOfContent(to: &markup)
    addDrawingOrder(to: &markup)
    return markup
  }

  /// The name of a button without a label of its own, after the pictures in it; `nil` for none.
  private var pictureName: String? { words.label.isEmpty ? tree.pictureName(in: node).map(SafeText.line) : nil }

  func toggle(_ toggle: ToggleElement) -> Markup {
    var parts: [Markup] = []
    if let image = toggle.image { parts.append(picture(image)) }
    if !toggle.title.isEmpty { parts.append(Markup("span", "title", text: line(toggle.title))) }
    var markup: Markup
    switch toggle.style {
    case .button:
      markup = Markup("button", "btn bordered", parts).with("aria-pressed", toggle.isOn ? "true" : "false")
    case .switch:
      markup = Markup("button", "toggle", parts + [Markup("span", "track")])
      // A switch is green in every theme, unless the program chooses a tint.
      if node.attributes.tint != nil { markup.addClass("tinted") }
    case .checkbox:
      markup = Markup("button", "check", [Markup("span", "box")] + parts)
    }
    if toggle.style != .button || isInMenu {
      markup["role"] = isInMenu ? "menuitemcheckbox" : toggle.style == .switch ? "switch" : "checkbox"
      markup["aria-checked"] = toggle.isOn ? "true" : "false"
      markup["aria-pressed"] = nil
    }
    if let look = toggle.look { paint(&markup, look) }
    markup["type"] = "button"
    markup.act("t")
    if toggle.title.isEmpty || !words.label.isEmpty { markup = named(markup, "") }
    return markup.with("disabled", if: !isEnabled)
  }

  func textField(_ field: TextFieldElement) -> Markup {
    let secret = field.isSecure && !field.text.isEmpty
    // Browsers know the selection only in fields for any text.
    let type = field.isSecure ? "password" : field.selection == nil ? inputType(field.contentType) : "text"
    var markup = Markup("input", "field").with("type", type)
    // The text of a secure field is never sent to the page, only whether the field is empty.
    markup.value = secret ? "" : FieldText.shown(field.text, isMultiline: false)
    markup["placeholder"] = secret ? "••••••••" : line(field.placeholder)
    if secret { markup["data-secret"] = "" }
    markup["autocomplete"] = completion(field.contentType)
    addKeyboard(for: field.contentType, field.returnAction, to: &markup)
    // Password managers look for fields in forms. This form is never submitted.
    if field.isSecure || field.contentType == .username { markup["form"] = PageFrame.secretForm }
    markup.act("x")
    if field.border != .automatic { markup.addClass("b-" + field.border.rawValue) }
    if let look = field.look { paint(&markup, look) }
    if !field.restorationIdentifier.isEmpty { markup["data-own"] = SafeText.line(field.restorationIdentifier) }
    if let interest = field.selection { ask(&markup, interest, field.text, isMultiline: false) }
    if field.selectionRequest > 0 { markup["data-whole"] = String(field.selectionRequest) }
    // Not disabled, because a browser removes the focus from disabled elements.
    if !field.isEditable { markup["aria-disabled"] = "true" }
    markup = named(markup, field.placeholder).with("readonly", if: !field.isEditable).with("disabled", if: !isEnabled)
    return field.isSecure || field.clearButton != .none ? withButtons(markup, field) : markup
  }

  /// Asks the page for the selection of a text, and requests one (`selections.js`).
  private func ask(_ markup: inout Markup, _ interest: SelectionInterest, _ text: String, isMultiline: Bool) {
    let request = interest.request.map { FieldText.shown($0, of: text, isMultiline: isMultiline) }
    markup["data-z"] = "\(interest.serial)" + (request.map { " \($0.lowerBound) \($0.upperBound)" } ?? "")
  }

  /// Adds what the program has chosen in place of a control's usual look.
  func paint(_ markup: inout Markup, _ look: ControlLook) {
    if let font = look.font {
      markup.addClass(font.classes)
      markup.addStyle(font.css)
    }
    if let background = look.background { markup.addStyle("background:" + background.css) }
    if let foreground = look.foreground { markup.addStyle("color:" + foreground.css) }
    if let placeholder = look.placeholder { markup.addStyle("--faint:" + placeholder.css) }
    if let alignment = look.alignment {
      // An inline style, which overrides the alignment of fields in rows.
      let word =
        switch alignment {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        case .fill: "justify"
        }
      markup.addStyle("text-align:" + word)
    }
    if let shape = look.shape { markup.addStyle(shape.css) }
    if let insets = look.insets { markup.addStyle(insets == SceneInsets() ? "padding:0" : insets.css) }
  }

  /// Adds the attributes that select an on-screen keyboard and its Return key.
  private func addKeyboard(
    for type: TextFieldElement.ContentType, _ action: TextFieldElement.ReturnAction, to markup: inout Markup
  ) {
    if type == .number { markup["inputmode"] = "decimal" }
    // The type of most fields selects the keyboard. Editors have none, and some fields have that of any text.
    if inputType(type) != "text", [nil, "text"].contains(markup["type"]) { markup["inputmode"] = inputType(type) }
    if type == .emailAddress || type == .url || type == .username {
      markup["autocapitalize"] = "none"
      markup["spellcheck"] = "false"
    }
    switch action {
    case .default: break
    case .done, .go, .next, .search, .send: markup["enterkeyhint"] = action.rawValue
    case .join: markup["enterkeyhint"] = "go"
    }
  }

  /// Adds the buttons in a field: one that shows a secret while it is on, and the clear button.
  private func withButtons(_ input: Markup, _ field: TextFieldElement) -> Markup {
    var parts = [input]
    if field.isSecure {
      let button = Markup("button", "reveal", [picture(Symbol("eye")), picture(Symbol("eye.slash"))])
        .with("type", "button").acting("R").with("aria-pressed", "false").with("aria-label", word(.showSecret))
      parts.append(button.with("disabled", if: !isEnabled))
    }
    if field.clearButton == .shown, isEnabled {
      // It never has the focus, which stays in the field: keys delete the text.
      var button = Markup("span", "reveal", [picture(Symbol("xmark.circle.fill"))])
        .with("role", "button").acting("a").with("aria-label", word(.clearText))
      // The style sheet shows one button, and none in a field whose secret the page does not know.
      if field.isSecure { button.addStyle("display:grid;inset-inline-end:2.75rem") }
      parts.append(button)
    }
    if field.isSecure, field.clearButton != .none { parts[0].addStyle("padding-inline-end:5.5rem") }
    return Markup("span", field.isSecure ? "inlaid secret" : "inlaid", parts)
  }

  private func inputType(_ type: TextFieldElement.ContentType) -> String {
    switch type {
    case .emailAddress: "email"
    case .url: "url"
    case .plain, .password, .newPassword, .username, .number, .address, .name: "text"
    }
  }

  private func completion(_ type: TextFieldElement.ContentType) -> String {
    switch type {
    case .password: "current-password"
    case .newPassword: "new-password"
    case .username: "username"
    case .emailAddress: "email"
    case .url: "url"
    case .address: "street-address"
    case .name: "name"
    case .plain, .number: "off"
    }
  }

  func textEditor(_ editor: TextEditorElement) -> Markup {
    var markup = Markup("textarea", editor.lines == nil ? "field editor" : "field")
    if editor.border != .automatic { markup.addClass("b-" + editor.border.rawValue) }
    if let lines = editor.lines { grow(&markup, with: editor.text, lines) }
    markup.value = FieldText.shown(editor.text, isMultiline: true)
    markup["placeholder"] = line(editor.placeholder)
    markup["autocomplete"] = completion(editor.contentType)
    addKeyboard(for: editor.contentType, editor.returnAction, to: &markup)
    markup.act("x", as: .editor)
    if let interest = editor.selection { ask(&markup, interest, editor.text, isMultiline: true) }
    if let look = editor.look { paint(&markup, look) }
    if !editor.restorationIdentifier.isEmpty { markup["data-own"] = SafeText.line(editor.restorationIdentifier) }
    // The least height of the style sheet does not apply in a frame with a fixed height.
    if hasFixedHeight { markup.addStyle("min-block-size:0") }
    return named(markup, editor.placeholder).with("readonly", if: !editor.isEditable)
      .with("disabled", if: !isEnabled)
  }

  /// Lets the height of an editor follow its text. Browsers that cannot do that by themselves count its line breaks.
  private func grow(_ markup: inout Markup, with text: String, _ lines: ClosedRange<Int>) {
    // The padding and the border that the style sheet gives a field.
    func height(_ lines: Int) -> String { "calc(\(lines)lh + 1rem + 2px)" }
    let (least, most) = (min(lines.lowerBound, 1000), min(lines.upperBound, 1000))
    markup.addStyle("display:block;resize:none;field-sizing:content;line-height:1.45")
    markup.addStyle("min-block-size:max(2.75rem,\(height(least)))")
    if most < 1000 { markup.addStyle("max-block-size:max(2.75rem,\(height(most)))") }
    let written = text.utf8.prefix(20_000).count { $0 == UInt8(ascii: "\n") } + 1
    markup["rows"] = String(min(max(least, written), most))
  }

  /// True if a frame around the node has a fixed height, with only boxes, backgrounds and overlays between them.
  private var hasFixedHeight: Bool {
    tree.note(.room)
    var next = tree.entry(of: id)?.parent
    while let around = next {
      switch around.element {
      case .box(let box): if box.frame.isFixed(along: .vertical) { return true }
      case .layers, .firstFit, .arranged: break
      default: return false
      }
      next = around.parent
    }
    return false
  }

  func link(_ link: LinkElement) -> Markup {
    var parts: [Markup] = []
    if let image = link.image { parts.append(picture(image)) }
    parts.append(Markup("span", text: line(link.title.isEmpty ? link.destination : link.title)))
    var markup = Markup("a", "link", parts)
    lead(&markup, to: link.destination)
    markup.act("a", as: .link)
    if isInMenu { markup["role"] = "menuitem" }
    if !isEnabled {
      markup["href"] = nil
      markup["role"] = "link"
      markup["aria-disabled"] = "true"
    }
    return markup
  }

  func menu(_ menu: MenuElement) -> Markup {
    let title = line(menu.title)
    if menu.isSection {
      var parts: [Markup] = []
      if !title.isEmpty { parts.append(Markup("span", "heading", text: title).with("aria-hidden", "true")) }
      return Markup("div", "menugroup", parts + [Markup("div", "items", .nodes(.rest)).with("role", "presentation")])
        .with("role", "group").with("aria-label", title.isEmpty ? nil : title)
    }
    var face: [Markup] = []
    if let image = menu.image { face.append(picture(image)) }
    if !title.isEmpty { face.append(Markup("span", "title", text: title)) }
    let picture = menu.image.map { SafeText.line($0.words) } ?? word(.more)
    let name = words.label.isEmpty ? (title.isEmpty ? picture : nil) : SafeText.line(words.label)
    func opener(_ classes: String, _ content: [Markup]) -> Markup {
      Markup("button", classes, content).with("type", "button").with("aria-haspopup", "menu")
        .with("aria-expanded", "false").with("aria-controls", self.name("m")).acting("m")
        .with("disabled", if: !isEnabled)
    }
    let classes = "btn \(menu.style.rawValue)" + (menu.role == .destructive ? " destructive" : "")
    var parts: [Markup] = []
    if isInMenu {
      parts.append(opener("sub", face).with("role", "menuitem").with("aria-label", name))
    } else if menu.hasPrimaryAction {
      parts.append(
        Markup("button", classes, face).with("type", "button").acting("a").with("aria-label", name)
          .with("disabled", if: !isEnabled))
      parts.append(opener("btn more", []).with("aria-label", word(.more)))
    } else {
      parts.append(opener(classes + " opens", face).with("aria-label", name))
    }
    parts.append(
      Markup("div", "popup", .nodes(.rest)).with("role", "menu").with("id", self.name("m")).with("popover", "manual")
        .with("aria-label", title.isEmpty ? name : title))
    return Markup("div", "menu", parts).with("role", isInMenu ? "presentation" : nil)
  }
}
