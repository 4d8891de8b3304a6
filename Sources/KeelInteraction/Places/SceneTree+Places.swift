public import KeelScene

/// The way from a page to the one before it.
public struct WayBack: Hashable, Sendable {
  /// The title that the page declares, otherwise the title of the destination. If both are empty, front ends show the
  /// system word `.back`.
  public var title: String
  /// Shorter forms of the title, the longest first.
  package var titleVariants: [String] = []
  /// The event that leads there.
  public var event: Event
  /// The declared path of the destination, if it has one.
  public var address: String?
  /// The pane of a split view that the way back leads to; `nil` if it leads to the page below. Front ends offer it only
  /// while they do not show that pane.
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
  /// Returns the way back from the pages around a node, the innermost first; `nil` if no page there is over another
  /// one.
  ///
  /// Ways from one pane of a split view to another are left out. O(depth).
  ///
  /// - Parameter id: A node, such as the one with the focus; `nil` for the page in front of all others.
  public func wayBack(around id: NodeID?) -> WayBack? { wayBack(around: id) { _ in false } }

  /// Returns the way back from the page around a node.
  ///
  /// - Parameter isHidden: Returns true for panes that the front end does not show. A way back leads to such a pane.
  package func wayBack(around id: NodeID?, toPane isHidden: (WayBack.Pane) -> Bool) -> WayBack? {
    var next = (id ?? pageInReach).flatMap(entry)
    while let entry = next {
      if let way = wayBack(from: entry.id), way.pane.map(isHidden) ?? true { return way }
      // A pushed page without a way back keeps the user on it.
      if case .navigation? = entry.parent?.element, entry.parent?.children.first != entry.id { return nil }
      next = entry.parent
    }
    return nil
  }

  /// Returns the way back from a page; `nil` for the first page, and if the page hides it. O(depth).
  package func wayBack(from page: NodeID) -> WayBack? {
    note(.pages)
    guard let entry = entry(of: page), var around = entry.parent else { return nil }
    if case .navigation = around.element, let level = around.children.firstIndex(of: page), level > 0 {
      guard case .screen(let screen) = entry.element, !screen.hidesBackButton else { return nil }
      var way = WayBack(title: screen.backTitle, event: .pop(around.id, toLevel: level - 1))
      if case .screen(let below)? = element(of: around.children[level - 1]) {
        if way.title.isEmpty { (way.title, way.titleVariants) = (below.title, below.titleVariants) }
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
        if case .screen(let screen)? = before {
          (way.title, way.titleVariants) = (screen.title, screen.titleVariants)
        }
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
    note(.pages)
    var next = entry(of: id)
    while let entry = next {
      if case .screen = entry.element { return entry.id }
      next = pageShown(in: entry)
    }
    return nil
  }

  /// The innermost page, sheet or alert that a user is on; `nil` for an empty scene. O(depth).
  public var pageInReach: NodeID? {
    root.flatMap(entry).map { innermostPage(from: $0).id }
  }

  /// Returns the innermost visible page of a page or of a container of pages.
  func innermostPage(from outer: Entry) -> Entry {
    var page = outer
    while let inner = pageShown(in: page) ?? pageHeld(by: page) { page = inner }
    return page
  }

  /// Returns the child of a window, a stack of pages, tabs or a sheet that nothing covers or replaces.
  func pageShown(in entry: Entry) -> Entry? {
    switch entry.element {
    case .window, .navigation, .tabs, .sheet:
      entry.children.last { obstruction(of: $0, in: entry) == nil }.flatMap(self.entry)
    default: nil
    }
  }

  /// Returns the container of pages, or the page, that is the content of a page.
  private func pageHeld(by entry: Entry) -> Entry? {
    guard case .screen = entry.element,
      let content = entry.children.lazy.compactMap(self.entry).first(where: { !$0.element.isBar })
    else { return nil }
    switch content.element {
    case .navigation, .tabs, .screen, .split: return content
    default: return nil
    }
  }

  /// The number of successive ways back: each page over another one of a visible stack, each sheet and each alert.
  /// O(pages).
  ///
  /// A browser has a history entry for each of them that the path does not contain. A second pane that replaces the
  /// first one needs another entry, which the front end adds because it lays out the panes.
  package var stepsBack: Int { root.map(stepsBack) ?? 0 }

  private func stepsBack(in id: NodeID) -> Int {
    guard let entry = entry(of: id) else { return 0 }
    switch entry.element {
    case .alert: return 1
    case .sheet: return 1 + entry.children.reduce(0) { $0 + stepsBack(in: $1) }
    case .navigation: return max(0, entry.childCount - 1) + (pageShown(in: entry).map { stepsBack(in: $0.id) } ?? 0)
    case .tabs: return pageShown(in: entry).map { stepsBack(in: $0.id) } ?? 0
    case .window, .screen, .split, .stack, .box, .layers, .firstFit, .arranged:
      return entry.children.reduce(0) { $0 + stepsBack(in: $1) }
    default: return 0
    }
  }

  /// The titles of the window and of the frontmost page in it; empty if there is none. O(pages).
  package var titles: (window: String, page: String) {
    guard let root, case .window(let window)? = element(of: root) else { return ("", "") }
    return (window.title, title(shownIn: root) ?? "")
  }

  /// Returns the title of the frontmost page in a node, such as a sheet; `nil` if there is none. O(pages).
  package func title(shownIn id: NodeID) -> String? {
    note(.pages)
    guard let entry = entry(of: id) else { return nil }
    switch entry.element {
    case .screen(let screen):
      return screen.title.isEmpty ? entry.children.lazy.compactMap(title(shownIn:)).first : screen.title
    case .navigation, .tabs: return pageShown(in: entry).flatMap { title(shownIn: $0.id) }
    case .window: return entry.children.reversed().lazy.compactMap(title(shownIn:)).first
    case .split, .sheet, .stack, .box: return entry.children.lazy.compactMap(title(shownIn:)).last
    default: return nil
    }
  }
}

extension Element {
  var isBar: Bool { if case .bar = self { true } else { false } }
}
