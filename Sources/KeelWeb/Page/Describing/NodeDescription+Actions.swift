internal import KeelScene

/// The additional actions of a node.
extension NodeDescription {
  /// Adds the actions, which the script presents in a menu. A node without another keyboard stop becomes one itself and
  /// opens the menu.
  func addActions(to markup: inout Markup) {
    // A row has a button for its actions and those of its contents.
    if case .row = node.element { return }
    let actions = node.attributes.actions
    guard !actions.isEmpty else { return }
    markup["data-a"] = actionList(actions)
    guard isEnabled, !words.isHidden, markup["tabindex"] == nil, tree.isOnlyOfferingActions(node) else { return }
    markup["tabindex"] = "0"
    markup.act("A")
    // A heading keeps its role.
    guard !words.isHeader else { return }
    markup["role"] = "button"
    markup["aria-haspopup"] = "menu"
    guard markup["aria-hidden"] != nil else { return }
    markup["aria-hidden"] = nil
    markup["aria-label"] = word(.actions)
  }

  /// Returns the actions in the form that the script reads.
  func actionList(_ actions: [RowAction]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for action in actions {
        writer.array { writer in
          writer.number(action.id)
          writer.string(line(action.title))
          writer.number(flags(of: action))
          if action.edge != nil {
            writer.string(action.tint?.css ?? "")
            if let image = action.image, image.picture == nil { writer.string(SymbolArt.name(of: image)) }
          }
        }
      }
    }
    return writer.text
  }
}

extension NodeDescription {
  /// Returns 1 for a destructive action, 2 for a disabled one, 4 for one at the leading and 8 for one at the trailing
  /// edge, 16 for one that a full swipe performs.
  private func flags(of action: RowAction) -> Int {
    let edge =
      switch action.edge {
      case nil: 0
      case .leading: 4
      case .trailing: 8
      }
    return (action.role == .destructive ? 1 : 0) + (action.isEnabled ? 0 : 2) + edge
      + (action.isPerformedByFullSwipe ? 16 : 0)
  }

  /// Returns the names of the symbols of the actions that swipes show, which the page needs before it shows them.
  func symbolNames(of actions: [RowAction]) -> String? {
    let images = actions.compactMap { $0.edge == nil || $0.image?.picture != nil ? nil : $0.image }
    let names = images.map(SymbolArt.name)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// Buttons and rows that lead to an address of the app.
extension NodeDescription {
  /// Converts a button to a link if the app specifies its address. The script handles a click as for any button, and
  /// leaves the rest to the browser: another tab, copying, dragging.
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
