import Foundation
import KeelControls

/// Joins a table's data source and the list that shows its rows.
///
/// Each row has a number of its own from the time that it is known: the list knows it by that, wherever it stands.
@MainActor final class TableRows: ListSource, UICollectionViewDelegate {
  unowned let table: UITableView
  private var keys: [[Int]] = []
  private var lastKey = 0
  private var depth = 0

  init(table: UITableView) { self.table = table }

  func configuration(_ style: UITableView.Style) -> UICollectionLayoutListConfiguration {
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

  // MARK: Which rows there are

  private func newKey() -> Int {
    lastKey += 1
    return lastKey
  }

  /// Asks for all of it anew.
  func readAll() {
    let source = table.dataSource
    keys = (0..<(source?.numberOfSections(in: table) ?? 0)).map { section in
      (0..<(source?.tableView(table, numberOfRowsInSection: section) ?? 0)).map { _ in newKey() }
    }
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

  func begin() { depth += 1 }

  func end() {
    depth -= 1
    guard depth == 0, !table.needsReload else { return }
    let isAsSaid =
      keys.count == table.dataSource?.numberOfSections(in: table)
      && keys.indices.allSatisfy { table.dataSource?.tableView(table, numberOfRowsInSection: $0) == keys[$0].count }
    // What was said of the changes is not what the data source says now: it is right.
    guard isAsSaid, table.list.source != nil else { return table.reloadData() }
    table.list.sourceDidChange(reloading: [], reconfiguring: [], reloadingSections: [], animated: true)
  }

  func group(_ changes: () -> Void) {
    begin()
    changes()
    end()
  }

  /// From the end, for places are those of before.
  func delete(_ paths: [IndexPath]) {
    group {
      for path in paths.sorted().reversed() where holds(path) { keys[path.section].remove(at: path.row) }
    }
  }

  func insert(_ paths: [IndexPath]) {
    group {
      for path in paths.sorted() where keys.indices.contains(path.section) {
        keys[path.section].insert(newKey(), at: min(max(path.row, 0), keys[path.section].count))
      }
    }
  }

  func reload(_ paths: [IndexPath]) {
    group {
      for path in paths where holds(path) { keys[path.section][path.row] = newKey() }
    }
  }

  private func holds(_ path: IndexPath) -> Bool {
    keys.indices.contains(path.section) && keys[path.section].indices.contains(path.row)
  }

  /// A person moves a row: the number is its new one, through all sections.
  private func move(_ path: IndexPath, to row: Int) {
    guard holds(path) else { return }
    var left = row
    for section in keys.indices {
      if left < keys[section].count || section == keys.count - 1 {
        let key = keys[path.section].remove(at: path.row)
        let target = IndexPath(row: min(left, keys[section].count), section: section)
        keys[section].insert(key, at: target.row)
        table.dataSource?.tableView(table, moveRowAt: path, to: target)
        return group {}
      }
      left -= keys[section].count
    }
  }

  // MARK: ListSource

  var sectionCount: Int { keys.count }
  func sectionKey(at section: Int) -> AnyHashable { section }
  func rowCount(in section: Int) -> Int { keys[section].count }
  func rowKey(at section: Int, _ row: Int) -> AnyHashable { keys[section][row] }
  func contains(_ key: AnyHashable) -> Bool { indexPath(of: key) != nil }

  func indexPath(of key: AnyHashable) -> IndexPath? {
    guard let key = key.base as? Int else { return nil }
    for (section, rows) in keys.enumerated() {
      if let row = rows.firstIndex(of: key) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    let path = IndexPath(row: row, section: section)
    let cell = table.dataSource?.tableView(table, cellForRowAt: path)
    cell?.onAccessory = { [weak table, weak cell] in
      guard let table, let cell, let path = table.indexPath(for: cell) else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    return cell
  }

  func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView? {
    guard keys.indices.contains(section) else { return nil }
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

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    table.delegate?.tableView(table, willSelectRowAt: indexPath) == indexPath
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
  }
}
