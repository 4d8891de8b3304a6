import KeelControls

/// The identity of an element's row when its mount changes: the element moves to another collection of the list, or all
/// rows of its collection are mounted again because one of them does not consist of exactly one control.
struct RowElementKey: Hashable {
  private let type: ObjectIdentifier
  private let id: AnyHashable
  /// The number of the row, if the element consists of several rows.
  private let number: Int

  init(of type: AnyElementMount.Type, id: AnyHashable, number: Int = 0) {
    self.type = ObjectIdentifier(type)
    self.id = id
    self.number = number
  }
}

extension ListContents.FixedRow {
  /// Returns the key of the row, or `nil` if it does not belong to an element. O(depth).
  @MainActor func elementKey(upTo list: AnyMount) -> RowElementKey? {
    var next: AnyMount? = mount
    while let current = next, current !== list {
      if let element = current as? AnyElementMount {
        guard let id = element.identity, let number = element.items.firstIndex(where: { $0 === control }) else {
          return nil
        }
        return RowElementKey(of: type(of: element), id: id, number: number)
      }
      next = current.parent
    }
    return nil
  }
}
