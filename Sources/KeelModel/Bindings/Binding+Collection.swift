extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to the element with an identity, wherever it moves; `nil` while there is none.
  ///
  /// Writing to a removed element has no effect, and neither has writing `nil`. Complexity: O(n) to find the element
  /// after it has moved, O(1) otherwise.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element?> {
    let finder = ElementFinder<Value>(id: id)
    return part(
      AnyHashable(id), get: { whole in finder.index(in: whole).map { whole[$0] } },
      set: { whole, element in
        guard let element, let index = finder.index(in: whole) else { return nil }
        var whole = whole
        whole[index] = element
        return whole
      })
  }
}

extension Binding where Value: MutableCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// A binding to the element with an identity, wherever it moves; `nil` while there is none.
  ///
  /// Writing `nil` removes the element; writing to a removed one has no effect. Complexity: O(n) to find the element
  /// after it has moved, O(1) otherwise.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element?> {
    let finder = ElementFinder<Value>(id: id)
    return part(
      AnyHashable(id), get: { whole in finder.index(in: whole).map { whole[$0] } },
      set: { whole, element in
        guard let index = finder.index(in: whole) else { return nil }
        var whole = whole
        if let element { whole[index] = element } else { whole.remove(at: index) }
        return whole
      })
  }
}

/// Finds an element by its id, starting at the index where it was found last.
private final class ElementFinder<Elements: Collection> where Elements.Element: Identifiable {
  private let id: Elements.Element.ID
  private let last = LastValue<Elements.Index?>(nil)

  init(id: Elements.Element.ID) { self.id = id }

  func index(in elements: Elements) -> Elements.Index? {
    if let last = last.value, elements.indices.contains(last), elements[last].id == id { return last }
    let index = elements.firstIndex { $0.id == id }
    last.value = index
    return index
  }
}
