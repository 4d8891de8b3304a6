import FoundationEssentials
import KeelControls
import KeelInteraction
import KeelModel
import KeelScene

/// Fills a collection view with the rows that views come to, making what a row shows as it comes near to be seen.
@MainActor final class ListRows: ListSource {
  let control: UICollectionView
  /// The mount of the list.
  unowned let list: AnyMount
  private(set) var contents = ListContents()
  /// The rows that have cells.
  var hosts: some Collection<RowHost> { hostOfCell.values }
  private var hostOfCell: [ObjectIdentifier: RowHost] = [:]
  /// Those of rows whose views are there whether they are seen or not, by their controls.
  private var hostOfControl: [ObjectIdentifier: RowHost] = [:]
  /// The rows of elements whose mounts have gone, while new contents are taken.
  private var departed: [RowElementKey: RowHost] = [:]
  var selection: (any ListSelection)?
  /// Called when a person has chosen a row, for where a choice leads on.
  var didChoose: (() -> Void)?
  /// Whether links with values choose them, as in the sidebar of a split view: what is chosen is shown beside it.
  var linksChoose: Bool { selection != nil && list.surroundings.page.isLeadingPane }
  /// What of the selection is said to the rows.
  var selected: Set<AnyHashable> = []

  init(control: UICollectionView, list: AnyMount) {
    self.control = control
    self.list = list
  }

  /// Takes what the content has come to, and brings the rows near to be seen in line with it.
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

  /// The cell of the element that stands there now: a front end's focus stays with it as it goes to another section, and
  /// as the rows of its collection are mounted anew.
  private func takeDepartedCell(of key: @autoclosure () -> RowElementKey?) -> UIHostedCell? {
    guard !departed.isEmpty, let key = key(), let host = departed.removeValue(forKey: key) else { return nil }
    if let control = host.control { hostOfControl[ObjectIdentifier(control)] = nil }
    return host.giveUpCell()
  }

  /// The list leaves.
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

  /// The lazy rows that the key is one of.
  private func lazyRows(of key: AnyHashable) -> (rows: any LazyRows, section: Int, start: Int)? {
    guard let owner = (key.base as? any OwnedRowKey)?.owner else { return nil }
    for (index, section) in contents.sections.enumerated() {
      for run in section.runs {
        if case .lazy(let rows) = run.kind, ObjectIdentifier(rows) == owner { return (rows, index, run.start) }
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
    // Another row with the same identity: it stays empty.
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

  // MARK: What a person does

  /// Counted through all sections.
  private func flatIndex(section: Int, row: Int) -> Int { numbers.number(of: row, in: section) }

  private var numbers: RowNumbers { RowNumbers(counts: contents.sections.lazy.map(\.rowCount)) }

  /// The mount, and the place in its collection, of the row with that number, counted through all sections.
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

  /// Brings the row of that identity in sight; says whether there is one. Where in sight, the front end chooses.
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
    // A row near to be seen may have an id of its own.
    guard let host = hosts.first(where: { $0.settings.ids.contains(id) }), let path = indexPath(of: host.key)
    else { return false }
    control.scroll(toRow: flatIndex(section: path.section, row: path.item), takesFocus: false)
    return true
  }
}
