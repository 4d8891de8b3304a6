extension UISplitViewController {
  /// The pane that pages of `host` lead to: the one after the pane that holds it. `nil` if `host` is in the last pane.
  package func column(after host: UIViewController) -> Column? {
    let shown = Column.ordered.filter { viewController(for: $0) != nil }
    let index = shown.firstIndex { column in
      viewController(for: column).map { host === $0 || host.isInside($0) } ?? false
    }
    return index.flatMap { shown.dropFirst($0 + 1).first }
  }

  /// Shows a page in a pane in place of the pane's own, until it is taken away.
  package func lead(to page: UIViewController, in column: Column) {
    let own = displaced[column] ?? viewController(for: column)
    setViewController(page, for: column)
    displaced[column] = own
    guard compactColumn != column else { return }
    show(column)
    onCompactColumnChange?(column)
  }

  /// Takes away a page that `lead(to:in:)` has shown: its pane shows its own page again.
  package func takeAway(_ page: UIViewController) {
    guard let column = Column.ordered.first(where: { viewController(for: $0) === page }) else { return }
    setViewController(displaced[column], for: column)
  }
}

extension UISplitViewController.Column {
  /// The panes in the order in which one leads to the next.
  package static let ordered: [Self] = [.primary, .supplementary, .secondary]
}
