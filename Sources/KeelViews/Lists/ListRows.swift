import FoundationEssentials
import KeelControls
import KeelInteraction
import KeelModel
import KeelScene

/// The data source of a collection view whose rows are views, created when they come near the visible region.
@MainActor final class ListRows: ListSource {
  let control: UICollectionView
  /// The mount of the list.
  unowned let list: AnyMount
  private(set) var contents = ListContents()
  /// The rows that have cells.
  var hosts: some Collection<RowHost> { hostOfCell.values }
  private var hostOfCell: [ObjectIdentifier: RowHost] = [:]
  /// The hosts of rows whose views are always mounted, by their controls.
  private var hostOfControl: [ObjectIdentifier: RowHost] = [:]
  /// The rows of elements whose mounts have been removed, during an update of the contents.
  private var departed: [RowElementKey: RowHost] = [:]
  var selection: (any ListSelection)?
  /// True while the list is edited. A press of a row then selects it, and follows no link.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for host in hosts { host.editingDidChange() }
    }
  }
  /// Called when the user has selected a row, if a selection leads to other content.
  var didChoose: (() -> Void)?
  /// True if links with values select those values, as in the sidebar of a split view, which shows the selection beside
  /// it.
  var linksChoose: Bool { selection != nil && list.surroundings.page.isLeadingPane }
  /// The selection that the rows have been updated with.
  var selected: Set<AnyHashable> = []

  init(control: UICollectionView, list: AnyMount) {
    self.control = control
    self.list = list
  }

  /// Updates the contents to the rows of a mount, and the rows near the visible region to the contents.
  func show(_ mount: AnyMount) {
    var contents = ListContents()
    contents.add(mount)
    self.contents = contents
    departed = departedRows()
    if control.source == nil {
      control.source = self
    } else {
      control.sourceDidChange(reloading: [], reconfiguring: [], reloadingSections: [], animated: false)
    }
    departed = [:]
    for host in hosts { host.contentsDidChange() }
  }

  private func departedRows() -> [RowElementKey: RowHost] {
    var found: [RowElementKey: RowHost] = [:]
    for host in hosts where host.isGone {
      if let key = host.elementKey { found[key] = host }
    }
    return found
  }

  /// Returns the previous cell of the element. Reusing it keeps a front end's focus on the element when it moves to
  /// another section, and when the rows of its collection are mounted again.
  private func takeDepartedCell(of key: @autoclosure () -> RowElementKey?) -> UIHostedCell? {
    guard !departed.isEmpty, let key = key(), let host = departed.removeValue(forKey: key) else { return nil }
    if let control = host.control { hostOfControl[ObjectIdentifier(control)] = nil }
    return host.giveUpCell()
  }

  /// Removes all rows when the list is removed.
  func end() {
    control.source = nil
    let hosts = Array(hosts)
    hostOfCell = [:]
    hostOfControl = [:]
    hosts.forEach { $0.end() }
  }

  func rowSettingsDidChange() {
    for host in hosts { host.rowSettingsDidChange() }
  }

  // MARK: ListSource

  var sectionCount: Int { contents.sections.count }
  func sectionKey(at section: Int) -> AnyHashable { contents.sections[section].key }
  func rowCount(in section: Int) -> Int { contents.sections[section].rowCount }

  func rowKey(at section: Int, _ row: Int) -> AnyHashable {
    guard let run = contents.sections[section].run(at: row) else { return AnyHashable(row) }
    switch run.kind {
    case .fixed(let fixed): return AnyHashable(ObjectIdentifier(fixed.control))
    case .lazy(let rows): return rows.rowKey(at: row - run.start)
    }
  }

  /// Returns the lazy rows that the key belongs to.
  private func lazyRows(of key: AnyHashable) -> (rows: any LazyRows, section: Int, start: Int)? {
    guard let owner = (key.base as? any OwnedRowKey)?.owner else { return nil }
    for (index, section) in contents.sections.enumerated() {
      for run in section.runs {
        if case .lazy(let rows) = run.kind, rows.owner == owner { return (rows, index, run.start) }
      }
    }
    return nil
  }

  func contains(_ key: AnyHashable) -> Bool {
    if key.base is any OwnedRowKey { return lazyRows(of: key)?.rows.isMounted(key) ?? false }
    return indexPath(of: key) != nil
  }

  func indexPath(of key: AnyHashable) -> IndexPath? {
    if let (rows, section, start) = lazyRows(of: key) {
      return rows.rowIndex(of: key).map { IndexPath(item: start + $0, section: section) }
    }
    for (index, section) in contents.sections.enumerated() {
      for run in section.runs {
        if case .fixed(let fixed) = run.kind, AnyHashable(ObjectIdentifier(fixed.control)) == key {
          return IndexPath(item: run.start, section: index)
        }
      }
    }
    return nil
  }

  var keepsCells: Bool { true }

  func cell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    guard let run = contents.sections[section].run(at: row) else { return nil }
    return host(at: row, of: run)?.cell
  }

  private func host(at row: Int, of run: ListContents.Run) -> RowHost? {
    switch run.kind {
    case .fixed(let fixed): hostOfControl[ObjectIdentifier(fixed.control)]
    case .lazy(let rows): rows.mountedRow(at: row - run.start)?.holder as? RowHost
    }
  }

  func containsRow(of cell: UICollectionViewCell) -> Bool {
    guard let host = hostOfCell[ObjectIdentifier(cell)] else { return false }
    return host.isLazy ? !host.isGone : indexPath(of: host.key) != nil
  }

  func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    guard let run = contents.sections[section].run(at: row) else { return nil }
    // A second row with the same identity stays empty.
    guard host(at: row, of: run) == nil else { return UIHostedCell() }
    let cell: UIHostedCell? =
      switch run.kind {
      case .fixed(let fixed): takeDepartedCell(of: fixed.elementKey(upTo: list))
      case .lazy(let rows): takeDepartedCell(of: rows.elementKey(at: row - run.start))
      }
    let host = RowHost(rows: self, cell: cell ?? UIHostedCell())
    hostOfCell[ObjectIdentifier(host.cell)] = host
    switch run.kind {
    case .fixed(let fixed):
      hostOfControl[ObjectIdentifier(fixed.control)] = host
      host.show(fixed, indentation: run.indentation)
    case .lazy(let rows): host.show(rows.mountRow(at: row - run.start, in: host), of: rows, run: run)
    }
    return host.cell
  }

  func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView? {
    guard contents.sections.indices.contains(section) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? contents.sections[section].header : contents.sections[section].footer
  }

  func didDrop(_ cell: UICollectionViewCell) {
    guard let host = hostOfCell.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    if let control = host.control { hostOfControl[ObjectIdentifier(control)] = nil }
    host.end()
  }

  // MARK: User actions

  /// Returns the number of a row, counted through all sections.
  private func flatIndex(section: Int, row: Int) -> Int { numbers.number(of: row, in: section) }

  private var numbers: RowNumbers { RowNumbers(counts: contents.sections.lazy.map(\.rowCount)) }

  /// Returns the collection's mount and the index in it of the row with that number, counted through all sections.
  private func element(atFlat row: Int) -> (collection: AnyMount, index: Int)? {
    guard let (section, place) = numbers.position(of: row), let run = contents.sections[section].run(at: place) else {
      return nil
    }
    switch run.kind {
    case .lazy(let rows): return (rows, place - run.start)
    case .fixed(let fixed):
      let settings = fixed.mount.rowSettings(upTo: list)
      guard let collection = settings.collection, let index = settings.index else { return nil }
      return (collection, index)
    }
  }

  func move(_ host: RowHost, to row: Int) {
    let settings = host.settings
    guard let from = settings.index, let move = settings.move, let target = element(atFlat: row),
      target.collection === settings.collection, target.index != from
    else { return }
    move([from], target.index > from ? target.index + 1 : target.index)
  }

  // MARK: Scrolling

  /// Scrolls to the row with that identity, at a position that the front end chooses. Returns false if there is no such
  /// row.
  func scroll(to id: AnyHashable) -> Bool {
    for (index, section) in contents.sections.enumerated() {
      for run in section.runs {
        let place: Int? =
          switch run.kind {
          case .lazy(let rows): rows.rowIndex(ofIdentity: id)
          case .fixed(let fixed): fixed.mount.rowSettings(upTo: list).ids.contains(id) ? 0 : nil
          }
        guard let place else { continue }
        control.scroll(toRow: flatIndex(section: index, row: run.start + place), takesFocus: false)
        return true
      }
    }
    // A row near the visible region may have an id of its own.
    guard let host = hosts.first(where: { $0.settings.ids.contains(id) }), let path = indexPath(of: host.key)
    else { return false }
    control.scroll(toRow: flatIndex(section: path.section, row: path.item), takesFocus: false)
    return true
  }
}
