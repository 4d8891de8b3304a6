package import KeelModel

/// How a page is presented.
package enum PageKind {
  /// As a sheet.
  case sheet
  /// Over all of the window.
  case cover
  /// On the stack of its navigation.
  case pushed
}

extension View {
  /// Presents a page for the item while there is one.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the page and presents another.
  @MainActor package func page<Item, ID: Hashable, Content: View>(
    _ kind: PageKind, item: Binding<Item?>, id: @escaping (Item) -> ID, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      DestinationModifier(
        kind: kind, item: { item.wrappedValue.map { KeyedItem(value: $0, id: id($0)) } },
        clear: { item.wrappedValue = nil }, restore: { item.wrappedValue = $0.value }, onDismiss: onDismiss,
        content: { content($0.value) }))
  }
}

/// An item with the identity that the program has named.
private struct KeyedItem<Value, ID: Hashable>: Identifiable {
  let value: Value
  let id: ID
}
