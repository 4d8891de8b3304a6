// A binding to a collection is a collection of bindings to its elements, so that a loop over `$items` gives `$item`s.
//
// These bindings know an element by its place. `ForEach` and `List` know it by its identity, see `element(id:last:)`.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Self>
  public typealias SubSequence = Slice<Self>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element in that place. Where there is none any more it gives the last one, and writes do nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = LastValue(wrappedValue[position])
    return part(
      AnyHashable("place \(wrappedValue.distance(from: wrappedValue.startIndex, to: position))"),
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

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to the element with that identity, wherever it moves.
  ///
  /// After it has gone the binding gives the element as it was last, for the screen that is about to go, and writes do
  /// nothing.
  ///
  /// - Parameter cursor: Where the last element was found, shared by the bindings to the elements of one collection: they
  ///   are mostly read in order, which makes it O(1) to find the next.
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

/// A value that is kept for later.
@MainActor package final class LastValue<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}
