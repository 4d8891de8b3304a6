package import KeelScene

/// The way from a page to the one before it.
package struct WayBack: Hashable, Sendable {
  /// The title that the page declares, otherwise the title of the destination. If both are empty, front ends show the system
  /// word `.back`.
  package var title: String
  /// The event that leads to the destination.
  package var event: Event
  /// The declared path of the destination, if it has one.
  package var address: String?
  /// The pane of a split view that the way back leads to; `nil` if it leads to the page below. Front ends offer it only while
  /// they do not show that pane.
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

/// Titles of pages, and the ways back from them.
extension SceneTree {
  /// Returns the way back from a page; `nil` for the first page, and if the page hides it. O(depth).
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

  /// Returns the visible page in a navigation stack, a tab view or a sheet. The visible page in a page is that page.
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

  /// The titles of the window and of the frontmost page in it; empty if there is none. O(pages).
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
