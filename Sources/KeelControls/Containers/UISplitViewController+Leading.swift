extension UISplitViewController {
  /// Returns the pane that contains a page.
  package func column(holding page: UIViewController) -> Column? {
    Column.ordered.first { column in
      viewController(for: column).map { page === $0 || page.isInside($0) } ?? false
    }
  }

  /// Returns the pane in which pages of `host` are pushed: the one after its pane, or `nil` if `host` is in the last
  /// pane.
  package func column(after host: UIViewController) -> Column? {
    let shown = Column.ordered.filter { viewController(for: $0) != nil }
    let index = column(holding: host).flatMap { shown.firstIndex(of: $0) }
    return index.flatMap { shown.dropFirst($0 + 1).first }
  }

  /// Shows a page in a pane in place of the pane's own page, until `takeAway(_:)` removes it.
  package func lead(to page: UIViewController, in column: Column) {
    let own = displaced[column] ?? viewController(for: column)
    setViewController(inStack(page), for: column)
    displaced[column] = own
    guard preferredCompactColumn != column else { return }
    preferredCompactColumn = column
    onCompactColumnChange?(column)
  }

  /// Returns the page, or a stack of which it is the first page where the split view shows such stacks.
  package func inStack(_ page: UIViewController) -> UIViewController {
    guard let stack = makeStack?(page) else { return page }
    stack.isMadeForPane = true
    return stack
  }

  /// Removes a page that `lead(to:in:)` has shown: its pane shows its own page again. Returns false for other pages.
  package func takeAway(_ page: UIViewController) -> Bool {
    let column = Column.ordered.first { column in
      guard displaced[column] != nil, let pane = viewController(for: column) else { return false }
      return pane === page || (pane as? UINavigationController)?.viewControllers.first === page
    }
    guard let column else { return false }
    setViewController(displaced[column], for: column)
    return true
  }
}

extension UISplitViewController.Column {
  /// The panes in the order of navigation.
  package static let ordered: [Self] = [.primary, .supplementary, .secondary]
}
