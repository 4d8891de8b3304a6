import KeelControls
import KeelModel

/// Rows of a list, or views of a lazy stack, that are mounted only while they are near the visible region.
@MainActor protocol LazyRows: AnyMount {
  /// The owner in the keys of the rows.
  var owner: UniqueNumber { get }
  var rowCount: Int { get }
  /// Returns the key of the row in its list.
  func rowKey(at index: Int) -> AnyHashable
  /// Returns the index of the row with that key. O(1) for mounted rows, otherwise O(rows).
  func rowIndex(of key: AnyHashable) -> Int?
  /// Returns the index of the row of the element with that identity. O(rows).
  func rowIndex(ofIdentity identity: AnyHashable) -> Int?
  /// Returns true if the row, which was mounted before, is still mounted.
  func isMounted(_ key: AnyHashable) -> Bool
  /// Returns the row, or `nil` if it is not mounted.
  func mountedRow(at index: Int) -> AnyElementMount?
  /// Mounts the row, which must not be mounted yet.
  func mountRow(at index: Int, in holder: LazyRowHolder) -> AnyElementMount
  func unmountRow(_ row: AnyElementMount)
  /// Called with the number of controls that a mounted row consists of.
  func rowDidComeTo(_ count: Int)
  /// Returns the key of the row in its list.
  func rowKey(of row: AnyElementMount) -> AnyHashable
  /// Returns the identity of the element, as selections and `scrollTo` use it.
  func identity(at index: Int) -> AnyHashable?
  /// Returns the key that identifies the element when it moves from one collection of the list to another.
  func elementKey(at index: Int) -> RowElementKey?
}

/// The key of a row in its list.
struct LazyRowKey<ID: Hashable>: Hashable, OwnedRowKey {
  let owner: UniqueNumber
  let id: ID
}

/// A key that identifies the mount that the row belongs to.
protocol OwnedRowKey {
  var owner: UniqueNumber { get }
}

/// The rows of a collection in a list or a lazy stack: identities for all elements, mounts only for the rows near the
/// visible region.
///
/// A new value of the collection costs O(mounted rows), regardless of the changes. Rows that are not found near their
/// previous index are unmounted, like rows that scroll out of view; only a row with the focus is searched for in the
/// whole collection.
final class LazyForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>, LazyRows
{
  private typealias Row = ElementMount<Data.Element, ID, Content>
  let owner = UniqueNumber()
  private var live: [ID: AnyElementMount] = [:]
  /// Called for a row that does not consist of exactly one control, and for two elements with the same identity,
  /// because they cannot be mounted and unmounted separately.
  var onUnevenRow: (() -> Void)?
  /// The number of rows before the update in progress.
  private var lastCount: Int

  override init(_ view: ForEach<Data, ID, Content>, at place: MountPoint) {
    lastCount = view.data.count
    super.init(view, at: place)
  }

  var rowCount: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(element(at: index)) }

  override func take(_ new: ForEach<Data, ID, Content>) {
    // `view` is already the new value.
    let count = rowCount
    let growth = count - lastCount
    lastCount = count
    // All rows of the window are mounted: if they stay, so does the window.
    var strays: [ID: AnyElementMount] = [:]
    for (id, row) in live {
      // Insertions or deletions before the rows move all of them by the same distance.
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

  /// Updates the row to the element at an index. Returns false if the element has another identity.
  private func show(_ row: AnyElementMount, at index: Int, ifIts id: ID) -> Bool {
    guard index >= 0, index < lastCount else { return false }
    let element = element(at: index)
    guard view.id(element) == id else { return false }
    own(row).update(element, index: index, content: view.content)
    return true
  }

  /// Returns the row as the type of row that this mount creates.
  private func own(_ row: AnyElementMount) -> Row {
    guard let row = row as? Row else { preconditionFailure("A collection has mounts of its own elements.") }
    return row
  }

  /// Searches for rows within the reach of a window of rows, and updates the ones found.
  private func find(_ strays: inout [ID: AnyElementMount]) {
    if strays.isEmpty { return }
    let places = live.values.map(\.index)
    guard let first = places.min(), let last = places.max() else { return }
    let low = max(first - LazyRowReach.rows, 0)
    let high = min(last + LazyRowReach.rows, lastCount - 1)
    guard low <= high else { return }
    // A single row is found faster without a dictionary.
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
    AnyHashable(LazyRowKey(owner: owner, id: id(at: index)))
  }

  func rowKey(of row: AnyElementMount) -> AnyHashable {
    AnyHashable(LazyRowKey(owner: owner, id: own(row).id))
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
  /// Appends nothing, because the rows are requested one by one.
  override func appendItems(to items: inout [UIView]) {}
}

extension AnyElementMount {
  /// The holder that shows the element's row.
  var holder: LazyRowHolder? { surroundings.container as? LazyRowHolder }
}

/// The distance from the previous rows within which rows are searched for: the usual extent of a window of rows.
private enum LazyRowReach {
  static let rows = 128
}
