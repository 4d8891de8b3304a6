package import KeelScene

/// The parts of a page: its head, its content and the bars along its bottom.
@MainActor package struct PageParts {
  /// The ways in which the content of a page scrolls.
  package enum Scrolling: Hashable, Sendable {
    /// The node fills the page, and scrolls itself or shows as much as fits: a list, a region that scrolls, a container
    /// of pages, a drawing.
    case byContent(NodeID)
    /// The page scrolls this node if it is too long.
    case byPage(NodeID)
  }

  package let page: NodeID
  package let screen: ScreenElement
  /// The bars in the head, each in the order of the scene.
  package private(set) var leading: [NodeID] = []
  package private(set) var trailing: [NodeID] = []
  /// The bar in place of the title; `nil` if the page shows its title.
  package private(set) var principal: NodeID?
  private var bottom: [NodeID] = []
  private var status: [NodeID] = []
  private var keyboard: [NodeID] = []
  /// The content of the page; `nil` for an empty page.
  package private(set) var content: NodeID?
  private let tree: SceneTree

  /// Finds the parts of a page; `nil` for other nodes. O(children).
  package init?(of page: NodeID, in tree: SceneTree) {
    guard let entry = tree.entry(of: page), case .screen(let screen) = entry.element else { return nil }
    (self.page, self.screen, self.tree) = (page, screen, tree)
    tree.note(.children)
    for child in entry.children {
      guard case .bar(let bar)? = tree.element(of: child) else {
        if content == nil { content = child }
        continue
      }
      switch bar.placement {
      case .leading: leading.append(child)
      case .trailing: trailing.append(child)
      case .principal: if principal == nil { principal = child }
      case .bottom: bottom.append(child)
      case .status: status.append(child)
      case .keyboard: keyboard.append(child)
      }
    }
  }

  /// The way back; `nil` for a first page, and for a page that hides it. A way to another pane (`WayBack.pane`) is
  /// shown only while that pane is hidden.
  package var wayBack: WayBack? { tree.wayBack(from: page) }

  /// The list that the page's refresh action refreshes; `nil` if the page has no list that can be refreshed.
  package var refreshed: (id: NodeID, state: ListElement.Refresh)? {
    guard let id = tree.pageList(of: page), case .list(let list)? = tree.element(of: id), list.refresh != .unavailable
    else { return nil }
    return (id, list.refresh)
  }

  /// Returns true if the page has a line for its title, the way back and the bars beside them.
  package func hasHead(showingWayBack: Bool) -> Bool {
    showingWayBack || !screen.title.isEmpty || !screen.subtitle.isEmpty || !leading.isEmpty || !trailing.isEmpty
      || principal != nil
  }

  /// Returns the bars along the bottom from top to bottom, without empty ones.
  ///
  /// - Parameter typedPage: The page in which the user types (`SceneTree.typedPage(at:)`). This page shows its bar for
  ///   the keyboard if it is that page or contains it.
  package func bottomBars(typedPage: NodeID?) -> [NodeID] {
    let isTyping = !keyboard.isEmpty && tree.isWithin(typedPage, page)
    return (status + bottom + (isTyping ? keyboard : [])).filter { tree.entry(of: $0)?.childCount ?? 0 > 0 }
  }

  /// The children of the page in the order of Tab; `nil` stands for the search field of the page.
  package var inReadingOrder: [NodeID?] {
    let head: [NodeID?] = leading + [principal].compactMap(\.self) + trailing
    let search: [NodeID?] = screen.search == nil ? [] : [nil]
    return head + search + [content].compactMap(\.self) + status + bottom + keyboard
  }

  /// Returns the stacks between the page and a node of its content, the outermost first.
  package func stacks(around node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var next = tree.entry(of: node)?.parent
    while let around = next, around.id != page {
      found.append(around.id)
      next = around.parent
    }
    return found.reversed()
  }

  /// The way in which the content scrolls; `nil` for an empty page.
  package var scrolling: Scrolling? {
    tree.note(.pageContent)
    guard let content else { return nil }
    let inner = tree.wholeContent(of: content)
    switch tree.element(of: inner) {
    case .list, .scroll, .navigation, .screen, .tabs, .split, .geometryReader, .drawing: return .byContent(inner)
    case .window, .bar, .sheet, .alert, .stack, .section, .row, .label, .button, .toggle, .textField, .image,
      .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker, .menu, .link,
      .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape, nil:
      return .byPage(content)
    }
  }
}

extension Attributes {
  /// True if a front end can leave out a stack with these attributes around its only child: neither the keyboard, nor
  /// assistive technology, nor the program refers to the stack itself. The child still inherits whether the stack is
  /// enabled, and its tint.
  package var mayBeLeftOut: Bool { !mayMakeAStop && geometry == .none && accessibility == Accessibility() }
}

extension SceneTree {
  /// Returns the scrolling region or the container of pages of which a page's content consists, apart from stacks
  /// around it; otherwise the content itself.
  package func wholeContent(of content: NodeID) -> NodeID {
    var id = content
    while let entry = entry(of: id) {
      switch entry.element {
      case .list, .navigation, .screen, .tabs, .split: return id
      case .scroll(let scroll): return scroll.isVertical ? id : content
      case .stack(let stack):
        guard entry.childCount == 1, let child = entry.children.first, stack.insets == SceneInsets(),
          stack.window == nil, entry.attributes.mayBeLeftOut
        else { return content }
        id = child
      default: return content
      }
    }
    return content
  }

  /// Returns the innermost page in which the user types while the focus is on a node: on a text, on a search field, or
  /// in the bar that is shown while the user types. `nil` if the user does not type. O(depth).
  package func typedPage(at focused: NodeID?) -> NodeID? {
    var next = focused.flatMap(entry)
    var isTyping = false
    while let entry = next {
      switch entry.element {
      case .textField, .textEditor: isTyping = true
      case .bar(let bar): if bar.placement == .keyboard { isTyping = true }
      case .screen(let screen):
        if entry.id == focused { isTyping = screen.search != nil }
        return isTyping ? entry.id : nil
      default: break
      }
      next = entry.parent
    }
    return nil
  }

  /// Returns true if the node is a bar for the keyboard of a page in which the user does not type.
  package func isHiddenBar(_ node: Node, typedPage: NodeID?) -> Bool {
    guard case .bar(let bar) = node.element, bar.placement == .keyboard, let page = parent(of: node.id) else {
      return false
    }
    return !isWithin(typedPage, page)
  }

  /// Returns true if a node is the outer node or one of its descendants; false for `nil`. O(depth).
  package func isWithin(_ id: NodeID?, _ outer: NodeID) -> Bool {
    var next = id.flatMap(entry)
    while let entry = next {
      if entry.id == outer { return true }
      next = entry.parent
    }
    return false
  }
}
