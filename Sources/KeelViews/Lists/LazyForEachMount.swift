import KeelControls
import KeelModel

/// Rows of a list, or views of a lazy stack, that are made only while they are near to be seen.
@MainActor protocol LazyRows: AnyMount {
  var rowCount: Int { get }
  /// What the row is known by in its list.
  func rowKey(at index: Int) -> AnyHashable
  /// Where the row of that key stands; quick for rows that are mounted, else O(rows).
  func rowIndex(of key: AnyHashable) -> Int?
  /// Where the row of the element with that identity stands. O(rows).
  func rowIndex(ofIdentity identity: AnyHashable) -> Int?
  /// Whether the row is there, if it was mounted before.
  func isMounted(_ key: AnyHashable) -> Bool
  /// The row, if it is mounted.
  func mountedRow(at index: Int) -> AnyElementMount?
  /// Mounts the row, which is not mounted yet.
  func mountRow(at index: Int, in holder: LazyRowHolder) -> AnyElementMount
  func unmountRow(_ row: AnyElementMount)
  /// The mounted row comes to so many controls.
  func rowDidComeTo(_ count: Int)
  /// What the row is known by in its list.
  func rowKey(of row: AnyElementMount) -> AnyHashable
  /// What the element is known by, as a selection and `scrollTo` know it.
  func identity(at index: Int) -> AnyHashable?
  /// What the element is known by as it goes from one collection of the list to another.
  func elementKey(at index: Int) -> RowElementKey?
}

/// What a row is known by in its list.
struct LazyRowKey<ID: Hashable>: Hashable, OwnedRowKey {
  let owner: ObjectIdentifier
  let id: ID
}

/// A key that tells which mount the row is of.
protocol OwnedRowKey {
  var owner: ObjectIdentifier { get }
}

/// The rows of a collection in a list or a lazy stack: identities for all elements, mounts for those near to be seen.
///
/// A new value of the collection costs O(mounted rows), whatever has changed in it. Rows that are not found near to where
/// they were are dropped, as those are that go out of sight; only one that has the focus is looked for everywhere.
final class LazyForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>, LazyRows
{
  private typealias Row = ElementMount<Data.Element, ID, Content>
  private var live: [ID: AnyElementMount] = [:]
  /// Told of a row that does not come to one control, and of two elements with one identity: they cannot be told apart as
  /// they come and go.
  var onUnevenRow: (() -> Void)?
  /// How many rows there were before the value that is being taken.
  private var lastCount: Int

  override init(_ view: ForEach<Data, ID, Content>, at place: Place) {
    lastCount = view.data.count
    super.init(view, at: place)
  }

  var rowCount: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(element(at: index)) }

  override func take(_ new: ForEach<Data, ID, Content>) {
    // `view` is the new one already.
    let count = rowCount
    let growth = count - lastCount
    lastCount = count
    // All rows of the window are mounted: where they stay, so does the window.
    var strays: [ID: AnyElementMount] = [:]
    for (id, row) in live {
      // What has been put in before the rows, or taken out, moves them all alike.
      if !(show(row, at: row.index, ifIts: id) || growth != 0 && show(row, at: row.index + growth, ifIts: id)) {
        strays[id] = row
      }
    }
    guard growth != 0 || !strays.isEmpty else { return }
    find(&strays)
    for (id, row) in strays {
      if row.holder?.holdsFocus == true, let index = index(of: id) {
        own(row).update(element(at: index), index: index, content: new.content)
      } else {
        live[id] = nil
        row.unmount()
      }
    }
    itemsDidChange()
  }

  /// Hands the row its element, if that stands there.
  private func show(_ row: AnyElementMount, at index: Int, ifIts id: ID) -> Bool {
    guard index >= 0, index < lastCount else { return false }
    let element = element(at: index)
    guard view.id(element) == id else { return false }
    own(row).update(element, index: index, content: view.content)
    return true
  }

  /// The row as what this made it.
  private func own(_ row: AnyElementMount) -> Row {
    guard let row = row as? Row else { preconditionFailure("A collection has mounts of its own elements.") }
    return row
  }

  /// Looks for rows where a window of rows may be, and shows those that it finds.
  private func find(_ strays: inout [ID: AnyElementMount]) {
    if strays.isEmpty { return }
    let places = live.values.map(\.index)
    guard let first = places.min(), let last = places.max() else { return }
    let low = max(first - LazyRowReach.rows, 0)
    let high = min(last + LazyRowReach.rows, lastCount - 1)
    guard low <= high else { return }
    // One is found quicker without a table.
    let only = strays.count == 1 ? strays.keys.first : nil
    for index in low...high {
      let element = element(at: index)
      let id = view.id(element)
      if let only, id != only { continue }
      guard let row = strays.removeValue(forKey: id) else { continue }
      own(row).update(element, index: index, content: view.content)
      if strays.isEmpty { return }
    }
  }

  // MARK: Rows

  func rowKey(at index: Int) -> AnyHashable {
    AnyHashable(LazyRowKey(owner: ObjectIdentifier(self), id: id(at: index)))
  }

  func rowKey(of row: AnyElementMount) -> AnyHashable {
    AnyHashable(LazyRowKey(owner: ObjectIdentifier(self), id: own(row).id))
  }

  func rowIndex(of key: AnyHashable) -> Int? {
    guard let key = key.base as? LazyRowKey<ID> else { return nil }
    return live[key.id]?.index ?? index(of: key.id)
  }

  func rowIndex(ofIdentity identity: AnyHashable) -> Int? { (identity.base as? ID).flatMap(index) }

  private func index(of id: ID) -> Int? {
    for (index, element) in view.data.enumerated() where view.id(element) == id { return index }
    return nil
  }

  func isMounted(_ key: AnyHashable) -> Bool {
    (key.base as? LazyRowKey<ID>).map { live[$0.id] != nil } ?? false
  }

  func mountedRow(at index: Int) -> AnyElementMount? {
    let id = id(at: index)
    guard let row = live[id] else { return nil }
    if row.index != index, row.index < rowCount, self.id(at: row.index) == id { onUnevenRow?() }
    return row
  }

  func mountRow(at index: Int, in holder: LazyRowHolder) -> AnyElementMount {
    let element = element(at: index)
    let id = view.id(element)
    let row = Row(
      element, id: id, index: index, content: view.content, at: inner.with { $0.container = holder })
    live[id] = row
    return row
  }

  func unmountRow(_ row: AnyElementMount) {
    let id = own(row).id
    if live[id] === row { live[id] = nil }
    row.unmount()
  }

  func rowDidComeTo(_ count: Int) { if count != 1 { onUnevenRow?() } }

  func identity(at index: Int) -> AnyHashable? { id(at: index) }
  func elementKey(at index: Int) -> RowElementKey? { identity(at: index).map { RowElementKey(of: Row.self, id: $0) } }

  override var parts: [AnyMount] { Array(live.values) }
  /// Its rows are asked for one by one.
  override func appendItems(to items: inout [UIView]) {}
}

extension AnyElementMount {
  /// What shows the row that the element is.
  var holder: LazyRowHolder? { surroundings.container as? LazyRowHolder }
}

/// How far from where rows were they are looked for: as far as windows of rows mostly reach.
private enum LazyRowReach {
  static let rows = 128
}
