package import KeelScene

/// The way from a page to the one before it.
package struct WayBack: Hashable, Sendable {
  /// What it is called: what the page says, else the title of the page that it leads to. Empty where that has none: front ends
  /// have a word of their own for it.
  package var title: String
  /// What leads there.
  package var event: Event
  /// The path of the page that it leads to, where that has one of its own.
  package var address: String?
  /// Which pane of a split view it leads to; `nil` where it leads to the page below. It is of use while that pane is not
  /// shown, which the front end knows.
  package var pane: Pane?

  /// A pane of a split view.
  package struct Pane: Hashable, Sendable {
    package var split: NodeID
    package var number: Int

    package init(split: NodeID, number: Int) {
      self.split = split
      self.number = number
    }
  }

  package init(title: String, event: Event, address: String? = nil, pane: Pane? = nil) {
    self.title = title
    self.event = event
    self.address = address
    self.pane = pane
  }
}

/// What places are called, and how they are left.
extension SceneTree {
  /// The way back from a page; `nil` from the first one, and where the page hides it. O(depth).
  package func wayBack(from page: NodeID) -> WayBack? {
    guard let entry = entry(of: page), var around = entry.parent else { return nil }
    if case .navigation = around.element, let level = around.children.firstIndex(of: page), level > 0 {
      guard case .screen(let screen) = entry.element, !screen.hidesBackButton else { return nil }
      var way = WayBack(title: screen.backTitle, event: .pop(around.id, toLevel: level - 1))
      if case .screen(let below)? = element(of: around.children[level - 1]) {
        if way.title.isEmpty { way.title = below.title }
        way.address = below.address
      }
      return way
    }
    var child = page
    while true {
      switch around.element {
      case .split:
        guard let pane = around.children.firstIndex(of: child), pane > 0 else { return nil }
        let before = pageInFront(in: around.children[pane - 1]).flatMap(element)
        var way = WayBack(
          title: "", event: .choose(around.id, index: pane - 1), pane: .init(split: around.id, number: pane - 1))
        if case .screen(let screen)? = before { way.title = screen.title }
        return way
      case .navigation where around.children.first == child:
        guard let outer = around.parent else { return nil }
        child = around.id
        around = outer
      default: return nil
      }
    }
  }

  /// The page that a person sees of a stack of pages, of tabs or of what is presented; a page is its own.
  package func pageInFront(in id: NodeID) -> NodeID? {
    guard let entry = entry(of: id) else { return nil }
    switch entry.element {
    case .screen: return id
    case .navigation, .sheet: return entry.children.last.flatMap(pageInFront)
    case .tabs:
      return entry.children.first { obstruction(of: $0, in: entry) == nil }.flatMap(pageInFront)
    default: return nil
    }
  }

  /// What the window is called, and the page that is on top of all that it shows. Empty for nothing. O(pages).
  package var titles: (window: String, page: String) {
    guard let root, case .window(let window)? = element(of: root) else { return ("", "") }
    return (window.title, title(shownIn: root) ?? "")
  }

  private func title(shownIn id: NodeID) -> String? {
    guard let entry = entry(of: id) else { return nil }
    switch entry.element {
    case .screen(let screen):
      return screen.title.isEmpty ? entry.children.lazy.compactMap(title(shownIn:)).first : screen.title
    case .navigation, .tabs:
      return entry.children.first { obstruction(of: $0, in: entry) == nil }.flatMap(title(shownIn:))
    case .window: return entry.children.reversed().lazy.compactMap(title(shownIn:)).first
    case .split, .sheet, .stack, .box: return entry.children.lazy.compactMap(title(shownIn:)).last
    default: return nil
    }
  }
}
