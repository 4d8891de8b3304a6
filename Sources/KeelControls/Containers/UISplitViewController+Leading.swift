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
    setViewController(page, for: column)
    displaced[column] = own
    guard preferredCompactColumn != column else { return }
    preferredCompactColumn = column
    onCompactColumnChange?(column)
  }

  /// Removes a page that `lead(to:in:)` has shown: its pane shows its own page again.
  package func takeAway(_ page: UIViewController) {
    guard let column = Column.ordered.first(where: { viewController(for: $0) === page }) else { return }
    setViewController(displaced[column], for: column)
  }
}

extension UISplitViewController.Column {
  /// The panes in the order of navigation.
  package static let ordered: [Self] = [.primary, .supplementary, .secondary]
}
