internal import KeelScene

/// What can be done with a node beside what it does by itself.
extension NodeDescription {
  /// Lets the script offer the actions in a menu. What nothing else leads the keyboard to is reached itself, and opens it.
  func addActions(to markup: inout Markup) {
    // A row has a button for what can be done with it, and with what it shows.
    if case .row = node.element { return }
    let actions = node.attributes.actions
    guard !actions.isEmpty else { return }
    markup["data-a"] = actionList(actions)
    guard isEnabled, !words.isHidden, markup["tabindex"] == nil, Self.holdsNothingToReach(node, in: tree),
      around({ $0.element.isReachedWhole }) == nil
    else { return }
    markup["tabindex"] = "0"
    markup["data-e"] = "A"
    // A heading stays one.
    guard !words.isHeader else { return }
    markup["role"] = "button"
    markup["aria-haspopup"] = "menu"
    guard markup["aria-hidden"] != nil else { return }
    markup["aria-hidden"] = nil
    markup["aria-label"] = says(.actions)
  }

  /// Whether the node shows something and that is all, as does what is in it.
  private static func holdsNothingToReach(_ node: Node, in tree: SceneTree) -> Bool {
    node.element.isOnlySeen
      && node.children.compactMap { tree[$0] }
        .allSatisfy { !$0.attributes.mayMakeAStop && holdsNothingToReach($0, in: tree) }
  }

  /// What can be done with a row beside choosing it, as the script reads it.
  func actionList(_ actions: [RowAction]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for action in actions {
        writer.array { writer in
          writer.number(action.id)
          writer.string(line(action.title))
          writer.number((action.role == .destructive ? 1 : 0) + (action.isEnabled ? 0 : 2))
        }
      }
    }
    return writer.text
  }
}

/// What is pressed and leads to an address of the app.
extension NodeDescription {
  /// Makes a link of a button where the app says where it leads. The script presses it as any button, and leaves the rest
  /// to the browser: another tab, copying, dragging.
  func leading(_ markup: Markup, to path: String?, isEnabled: Bool) -> Markup {
    guard let path else { return markup.with("disabled", if: !isEnabled) }
    var markup = markup
    markup.tag = "a"
    markup["type"] = nil
    if isEnabled {
      markup["href"] = SafeURL.place(path, below: settings.basePath)
    } else {
      markup["role"] = markup["role"] ?? "link"
      markup["aria-disabled"] = "true"
    }
    return markup
  }
}

extension Element {
  /// Whether it only shows something, or holds what does: there is nothing in its own markup that the keyboard reaches.
  var isOnlySeen: Bool {
    switch self {
    case .label(let label): !label.runs.contains { $0.link != nil }
    case .image, .shape, .separator, .spacer, .stack, .box, .layers, .grid, .gridRow: true
    case .window, .navigation, .screen, .bar, .sheet, .alert, .scroll, .list, .section, .row, .button, .toggle,
      .textField, .activityIndicator, .progress, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge,
      .textEditor, .disclosure, .group, .tabs, .split:
      false
    }
  }

  /// Whether what is in it is one thing to the keyboard, which leads to what can be done with its parts or is in the way.
  fileprivate var isReachedWhole: Bool {
    switch self {
    case .row, .button: true
    default: false
    }
  }
}

extension Attributes {
  /// Whether the keyboard may reach what has these, whatever it shows.
  var mayMakeAStop: Bool {
    !actions.isEmpty || accessibility.isButton || accessibility.isLink || accessibility.isAdjustable
  }
}
