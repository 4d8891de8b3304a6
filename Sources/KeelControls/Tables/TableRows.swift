package import FoundationEssentials

/// Connects the data source of a table with the list that shows its rows.
@MainActor package final class TableRows: NumberedRows, UICollectionViewDelegate {
  package unowned let table: UITableView
  package var keys = RowKeys()
  package var list: UICollectionView { table.list }
  package var needsReload: Bool { table.needsReload }

  package init(table: UITableView) { self.table = table }

  package func configuration(_ style: UITableView.Style) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: style == .plain ? .plain : style == .grouped ? .grouped : .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak table] path in
      table.flatMap { $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: path) }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak table] path in
      table.flatMap { $0.delegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: path) }
    }
    return configuration
  }

  // MARK: Row counts

  /// The current number of rows in each section, according to the data source.
  package var counts: [Int] {
    guard let source = table.dataSource else { return [] }
    return (0..<source.numberOfSections(in: table)).map { source.tableView(table, numberOfRowsInSection: $0) }
  }

  /// Reads the whole content again.
  package func readAll() {
    keys.read(counts: counts)
    joinEditing()
  }

  /// Lets the user delete and move rows as the data source allows.
  package func joinEditing() {
    let list = table.list
    list.deletion = (
      may: { [weak self] in self?.source { $0.tableView($1, canEditRowAt: $2) }($0) ?? false },
      delete: { [weak self] in self?.source { $0.tableView($1, commit: .delete, forRowAt: $2) }($0) }
    )
    list.moving = (
      may: { [weak self] in self?.source { $0.tableView($1, canMoveRowAt: $2) }($0) ?? false },
      move: { [weak self] path, row in self?.move(path, to: row) }
    )
  }

  private func source<Answer>(
    _ ask: @escaping (any UITableViewDataSource, UITableView, IndexPath) -> Answer
  ) -> (IndexPath) -> Answer? {
    { [table] path in table.dataSource.map { ask($0, table, path) } }
  }

  package func reloadAll() { table.reloadData() }

  /// Moves a row for the user, to an index counted through all sections.
  package func move(_ path: IndexPath, to row: Int) {
    let target = target(ofRow: row, without: path)
    table.dataSource?.tableView(table, moveRowAt: path, to: target)
    change { $0.move(path, to: target) }
  }

  // MARK: ListSource

  package func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    let path = IndexPath(row: row, section: section)
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
    join(cell, at: path)
    return cell
  }

  /// Connects a new cell with the table's delegate.
  package func join(_ cell: UITableViewCell, at path: IndexPath) {
    cell.onAccessory = { [weak table, weak cell] in
      guard let table, let cell, let path = table.indexPath(for: cell) else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
  }

  package func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView? {
    section < keys.sectionCount ? makeTitle(kind, section: section) : nil
  }

  /// Returns the header or footer of a section; `nil` if the data source has no text for it.
  package func makeTitle(_ kind: String, section: Int) -> UICollectionReusableView? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let title =
      isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UICollectionViewListCell()
    var content = isHeader ? UIListContentConfiguration.groupedHeader() : .groupedFooter()
    content.text = title
    view.contentConfiguration = content
    return view
  }

  // MARK: UICollectionViewDelegate

  package func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    table.delegate?.tableView(table, willSelectRowAt: indexPath) != nil
  }
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
  }
  package func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
  }
}
