internal import KeelInteraction
internal import KeelScene

/// The window, its pages and the presentations over them.
extension NodeDescription {
  func window(_ window: WindowElement) -> Markup {
    var stage = Markup("div", "stage", .nodes(.content))
    if isBare {
      let title = Markup("h1", "unseen", text: nameOfWindow)
      stage = Markup("main", "stage bare", [title, Markup("div", "", .nodes(.content))]).with("tabindex", "-1")
    }
    return Markup("div", "window" + schemeClass, [stage, Markup("div", "over", .nodes(.over))])
      .with("data-lang", window.language.map { SafeText.line($0) })
  }

  /// The class of the appearance that the app has chosen for the window or the sheet, after a space; empty for none.
  private var schemeClass: String { node.element.colorScheme.map { " " + $0.rawValue } ?? "" }

  /// The appearance that the app has chosen for the sheet or the window around the node; `nil` for that of the user.
  var chosenScheme: SceneEnvironment.ColorScheme? {
    tree.note(.appearance)
    var around = tree.entry(of: id)
    while let entry = around {
      if let chosen = entry.element.colorScheme { return chosen }
      around = entry.parent
    }
    return nil
  }

  /// True if the window's content has no page that could be the main landmark.
  private var isBare: Bool {
    tree.note(.children)
    return switch node.children.first.flatMap({ tree[$0] })?.element {
    case .navigation, .screen, .tabs, .split: false
    default: true
    }
  }

  /// The title of the window, or a word for any app.
  private var nameOfWindow: String {
    tree.note(.pages)
    guard case .window(let window)? = tree.root.flatMap(tree.element), !window.title.isEmpty else { return word(.app) }
    return SafeText.line(window.title)
  }

  func sheet(_ sheet: SheetElement) -> Markup {
    let title = titleOfPage(in: node)
    var parts: [Markup] = []
    if sheet.takesDismissal, sheet.style == .sheet {
      parts.append(
        Markup("button", "grabber").with("type", "button").acting("k").with("aria-label", word(.close)))
    }
    parts.append(Markup("div", "inside", .nodes(.rest)).with("tabindex", "-1"))
    var markup = Markup("dialog", (sheet.style == .fullScreen ? "sheet full" : "sheet") + schemeClass, parts)
      .with("data-dismiss", if: sheet.takesDismissal).with("aria-labelledby", title).with("open", "")
      .with("aria-label", title == nil ? word(.dialog) : nil)
    switch sheet.height {
    case .large: break
    case .fitted: markup.addStyle("--detent:fit-content")
    case .medium: markup.addStyle("--detent:50dvh")
    case .fraction(let fraction): markup.addStyle("--detent:\((fraction * 100).short)dvh")
    case .points(let points): markup.addStyle("--detent:" + points.css)
    }
    return markup
  }

  /// Returns the identifier of the title of the front page in the node.
  private func titleOfPage(in node: Node) -> String? {
    guard let page = tree.pageInFront(in: node.id), case .screen(let screen)? = tree.element(of: page) else {
      return nil
    }
    return screen.title.isEmpty ? nil : "k" + page.wire + "-t"
  }

  func alert(_ alert: AlertElement) -> Markup {
    var parts: [Markup] = []
    if !alert.title.isEmpty {
      parts.append(Markup("h2", "title", text: SafeText.paragraph(alert.title)).with("id", name("t")))
    }
    if !alert.message.isEmpty {
      parts.append(Markup("p", "message", text: SafeText.paragraph(alert.message)).with("id", name("d")))
    }
    parts.append(Markup("div", "fields", .nodes(.fields)))
    let isStacked = AlertParts(of: id, in: tree)?.isStacked ?? false
    parts.append(Markup("div", isStacked ? "buttons stacked" : "buttons", .nodes(.buttons)))
    return Markup("dialog", "alert " + alert.style.rawValue, parts).with("role", "alertdialog").with("open", "")
      .with("data-dismiss", if: alert.isDismissable).with("aria-labelledby", alert.title.isEmpty ? nil : name("t"))
      .with("aria-describedby", alert.message.isEmpty ? nil : name("d"))
      .with("aria-label", alert.title.isEmpty ? word(.question) : nil)
  }

  // MARK: Pages

  func screen(_ screen: ScreenElement) -> Markup {
    guard let parts = PageParts(of: id, in: tree) else { return Markup("div", "screen") }
    let standing = self.standing
    let (way, refresh) = (parts.wayBack, refreshButton(of: parts))
    var head: [Markup] = []
    if let back = way.flatMap(backButton) { head.append(back) }
    head.append(Markup("div", "lead", .nodes(.leading)))
    var title = Markup(standing == .main ? "h1" : "h2", "title", text: line(screen.title)).with("id", name("t"))
    // Each window has a first heading, for assistive technology at least.
    if standing == .main, screen.title.isEmpty {
      title = Markup("h1", "title", [Markup("span", "unseen", text: nameOfWindow)]).with("id", name("t"))
    }
    if parts.principal != nil {
      title.addClass("unseen")
      head += [title, Markup("div", "principal", .nodes(.principal))]
    } else if screen.subtitle.isEmpty {
      head.append(title)
    } else {
      head += [title, Markup("p", "subtitle", text: line(screen.subtitle))]
    }
    head.append(Markup("div", "trail", .nodes(.trailing)))
    if let refresh { head.append(refresh) }
    var body: [Markup] = []
    if !screen.prompt.isEmpty { body.append(Markup("p", "prompt", text: paragraph(screen.prompt))) }
    if let search = screen.search { body.append(self.search(search)) }
    body.append(Markup("div", contentClass(of: parts), .nodes(.content)))
    var main = Markup(standing == .main ? "main" : "div", "body", body)
    if standing == .main { main["tabindex"] = "-1" }
    // A large title stands in a line of its own. The bar shows it when that line has scrolled away.
    let isLarge = isLarge(screen) && parts.principal == nil && !screen.title.isEmpty
    var markup = Markup(
      standing == .side && !isTab ? "section" : "div", "screen",
      [
        Markup(standing == .main ? "header" : "div", "head", head)
          .with("data-title", isLarge ? line(screen.title) : nil), main,
        Markup(standing == .main ? "footer" : "div", "foot", .nodes(.bottom)),
      ])
    if isLarge { markup.addClass("large") }
    if refresh == nil, !parts.hasHead(showingWayBack: way != nil) { markup.addClass("headless") }
    if standing == .side { markup["aria-labelledby"] = name("t") }
    let commands = screen.keyCommands.filter(\.isForPages)
    if !commands.isEmpty { markup["data-keys"] = keys(commands) }
    return markup
  }

  /// Returns the refresh button of the page's list.
  private func refreshButton(of parts: PageParts) -> Markup? {
    guard let (id, _) = parts.refreshed, let place = NodeDescription(id, in: tree, settings: settings),
      case .list(let list) = place.node.element
    else { return nil }
    return place.refreshButton(of: list)?.with("data-i", id.wire)
  }

  /// The class of the content: placed in the room of the page, or a list or a region that scrolls with the page.
  private func contentClass(of parts: PageParts) -> String {
    tree.note(.pageContent)
    guard let content = parts.content, case .stack(let stack)? = tree.element(of: content),
      stack.distribution == .pageContent, tree.pageList(of: id) == nil
    else { return "content" }
    // The style sheet lets a region scroll with the page if nothing but the content's stack is around it.
    guard case .byContent(let inner)? = parts.scrolling, tree.parent(of: inner) == content,
      case .scroll(let scroll)? = tree.element(of: inner), !scroll.isHorizontal, !scroll.isOwnScroller
    else { return "content placed" }
    return "content placed long"
  }

  private enum Standing { case main, side, modal }

  /// The role of the page: the main part of the window, one of several panes, or a presentation over it. A covered page
  /// keeps its role: it is hidden, and reappears with all of its contents.
  private var standing: Standing {
    tree.note(.pages)
    var child = id
    var current = parent
    while let node = current {
      switch node.element {
      case .sheet: return .modal
      case .split: if node.children.last != child { return .side }
      case .window: return .main
      case .screen, .stack, .box, .layers, .firstFit, .arranged, .row, .scroll, .grid, .gridRow, .group, .disclosure:
        return .side
      default: break
      }
      child = node.id
      current = tree.parent(of: node.id).flatMap { tree[$0] }
    }
    return .main
  }

  /// True if the node is a part of a page or of a sheet.
  var isWithinPage: Bool {
    tree.nearest(from: tree.parent(of: id)) { entry in
      switch entry.element {
      case .screen, .sheet: true
      default: false
      }
    } != nil
  }

  private var isTab: Bool { if case .tabs? = parent?.element { true } else { false } }

  private func isLarge(_ screen: ScreenElement) -> Bool {
    switch screen.titleDisplay {
    case .large: return true
    case .inline: return false
    case .automatic:
      if case .modal = standing { return false }
      if case .navigation? = parent?.element, index > 0 { return false }
      return true
    }
  }

  /// The back button: to the page below, or to the previous pane if there is room for one pane only.
  private func backButton(_ way: WayBack) -> Markup? {
    let name = SafeText.line(way.title)
    let shown = name.isEmpty ? word(.back) : name
    var button = Markup("button", "back", [picture(Symbol("chevron.backward")), Markup("span", text: shown)])
      .with("type", "button")
    switch way.event {
    case .pop(let stack, let level):
      button = button.acting("p").with("data-n", String(level)).with("data-i", stack.wire)
    case .choose(let split, let pane):
      button = button.acting("c", as: .button).with("data-n", String(pane)).with("data-i", split.wire)
      if tree.splitParts(of: split)?.paneBefore(in: .regular) != pane { button.addClass("narrow") }
    default: return nil
    }
    button = button.with("aria-label", shown == word(.back) ? shown : word(.backTo, shown))
    return leading(button, to: way.address, isEnabled: true)
  }

  private func search(_ search: SearchElement) -> Markup {
    let prompt = search.prompt.isEmpty ? word(.search) : line(search.prompt)
    var input = Markup("input", "field").with("type", "search").with("placeholder", prompt)
      .with("aria-label", prompt).with("autocomplete", "off").with("spellcheck", "false")
      .with("enterkeyhint", "search").acting("h")
    input.value = FieldText.shown(search.text, isMultiline: false)
    input = input.with("disabled", if: !isEnabled)
    var parts = [picture(Symbol("magnifyingglass")), input]
    if search.isActive {
      parts.append(
        Markup("button", "btn plain cancel", text: word(.cancel)).with("type", "button").acting("q")
          .with("disabled", if: !isEnabled))
    }
    return Markup("div", "search", parts).with("role", "search")
  }

  private func keys(_ commands: [KeyCommand]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for command in commands {
        writer.array { writer in
          writer.number(command.id)
          writer.string(command.pageName)
          writer.string(line(command.title))
        }
      }
    }
    return writer.text
  }
}
