import KeelControls
import KeelModel

/// Rows of a list whose views are made only while they are near to be seen.
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
  /// Mounts the row; `nil` where it is mounted already.
  func mountRow(at index: Int, in container: any ItemContainer) -> AnyMount?
  func unmountRow(_ key: AnyHashable)
  /// What the element is known by, as a selection and `scrollTo` know it.
  func identity(at index: Int) -> AnyHashable?
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

/// The rows of a collection in a list: identities for all elements, mounts for those near to be seen.
///
/// A new value of the collection costs O(mounted rows) as long as they are found where they were, or moved by as much as
/// the collection has grown; else O(elements), once.
final class LazyForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: Mount<
  ForEach<Data, ID, Content>
>, LazyRows
{
  private var live: [ID: ElementMount<Data.Element, Content>] = [:]
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
    let isSameCount = rowCount == lastCount
    let places = places(of: live)
    // All rows of the window are mounted: where they stay, so does the window.
    let isSame = isSameCount && live.allSatisfy { places[$0] == $1.index }
    for (id, row) in live {
      guard let index = places[id] else {
        live[id] = nil
        row.unmount()
        continue
      }
      row.update(element(at: index), index: index, content: new.content)
    }
    if !isSame { itemsDidChange() }
  }

  /// Where the rows stand now.
  private func places(of rows: [ID: ElementMount<Data.Element, Content>]) -> [ID: Int] {
    var places: [ID: Int] = [:]
    var missing: Set<ID> = []
    let count = rowCount
    let growth = count - lastCount
    lastCount = count
    for (id, row) in rows {
      if row.index < count, self.id(at: row.index) == id {
        places[id] = row.index
      } else if (0..<count).contains(row.index + growth), self.id(at: row.index + growth) == id {
        places[id] = row.index + growth
      } else {
        missing.insert(id)
      }
    }
    guard !missing.isEmpty else { return places }
    // A few are found quicker without a table.
    let few = missing.count <= 4 ? Array(missing) : nil
    var index = 0
    for element in view.data {
      let id = view.id(element)
      if few?.contains(id) ?? missing.contains(id), missing.remove(id) != nil {
        places[id] = index
        if missing.isEmpty { break }
      }
      index += 1
    }
    return places
  }

  // MARK: Rows

  func rowKey(at index: Int) -> AnyHashable {
    AnyHashable(LazyRowKey(owner: ObjectIdentifier(self), id: id(at: index)))
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

  func mountRow(at index: Int, in container: any ItemContainer) -> AnyMount? {
    let element = element(at: index)
    let id = view.id(element)
    guard live[id] == nil else { return nil }
    let row = ElementMount(
      element, index: index, identity: id, content: view.content, at: inner.with { $0.container = container })
    live[id] = row
    return row
  }

  func unmountRow(_ key: AnyHashable) {
    guard let key = key.base as? LazyRowKey<ID> else { return }
    live.removeValue(forKey: key.id)?.unmount()
  }

  func identity(at index: Int) -> AnyHashable? { id(at: index) }

  override var parts: [AnyMount] { Array(live.values) }
  /// Its rows are not controls of the list: the list asks for them one by one.
  override func appendItems(to items: inout [UIView]) {}
}
