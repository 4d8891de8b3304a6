// A binding to a collection is a collection of bindings to its elements, so that a loop over `$items` yields `$item`s.
//
// These bindings refer to an element by its position. `ForEach` and `List` refer to it by its identity: see
// `element(id:by:cursor:last:)`.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator of the bindings.
  public typealias Iterator = IndexingIterator<Self>
  /// A range of the bindings.
  public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection, the same as in the bound one.
  public typealias Index = Value.Index
  /// The positions of the bound collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves a position to the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// If there is no element at the position any more, it returns the last value read, and writes have no effect.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    // Creating a binding is not a read: an observer depends on the value once it reads the binding.
    let (place, last) = withoutTracking {
      let whole = wrappedValue
      return (whole.distance(from: whole.startIndex, to: position), LastValue(whole[position]))
    }
    return part(
      AnyHashable("place \(place)"),
      get: { whole in
        guard position >= whole.startIndex, position < whole.endIndex else { return last.value }
        last.value = whole[position]
        return last.value
      },
      set: { whole, element in
        guard position >= whole.startIndex, position < whole.endIndex else { return nil }
        var whole = whole
        whole[position] = element
        return whole
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves a position to the previous one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to the element with an identity, which follows the element when it moves.
  ///
  /// After the element has been removed, the binding returns its last value, for the screen that is about to disappear,
  /// and writes have no effect.
  ///
  /// - Parameter cursor: The index at which the last element was found, shared by the bindings to the elements of one
  ///   collection. Elements are mostly read in order, so that the next one is found in O(1).
  package func element<ID: Hashable>(
    id: ID, by identify: @escaping (Value.Element) -> ID, cursor: LastValue<Value.Index>, last element: Value.Element
  ) -> Binding<Value.Element> {
    let last = LastValue(element)
    let place = LastValue<Value.Index?>(nil)
    func find(in whole: Value) -> Value.Index? {
      func isThere(_ index: Value.Index) -> Bool {
        index >= whole.startIndex && index < whole.endIndex && identify(whole[index]) == id
      }
      if let known = place.value, isThere(known) { return known }
      var found: Value.Index?
      if isThere(cursor.value) {
        found = cursor.value
      } else if cursor.value >= whole.startIndex, cursor.value < whole.endIndex,
        isThere(whole.index(after: cursor.value))
      {
        found = whole.index(after: cursor.value)
      } else {
        found = whole.firstIndex { identify($0) == id }
      }
      guard let found else { return nil }
      place.value = found
      cursor.value = found
      return found
    }
    return part(
      AnyHashable(id),
      get: { whole in
        if let index = find(in: whole) { last.value = whole[index] }
        return last.value
      },
      set: { whole, element in
        guard let index = find(in: whole) else { return nil }
        var whole = whole
        whole[index] = element
        return whole
      })
  }
}

/// A value that is stored for later, by the reads of any thread.
///
/// `@unchecked Sendable`: the value is touched only inside the lock.
package final class LastValue<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value
  package init(_ value: Value) { stored = value }

  package var value: Value {
    get { lock { stored } }
    set {
      // Released after the lock: the end of an object may call foreign code.
      let old = lock {
        defer { stored = newValue }
        return stored
      }
      withExtendedLifetime(old) {}
    }
  }
}
