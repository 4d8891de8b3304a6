public import KeelModel

// Pages that receive a binding to their item, as in swift-navigation. SwiftUI's modifiers, which pass the value, win
// where both fit.

extension View {
  /// Presents a sheet for the item while there is one. The content receives a binding to the item.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the sheet and presents another.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    modifier(
      DestinationModifier(.sheet, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) {
        content(Binding(item, last: $0))
      })
  }

  /// Presents a sheet for the item while there is one. The content receives a binding to the item.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for the item while there is one.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the sheet and presents another.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(DestinationModifier(.sheet, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content($0) })
  }

  /// Presents a page over all of the window for the item while there is one. The content receives a binding to it.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the page and presents another.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    modifier(
      DestinationModifier(.cover, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) {
        content(Binding(item, last: $0))
      })
  }

  /// Presents a page over all of the window for the item while there is one. The content receives a binding to it.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Presents a page over all of the window for the item while there is one.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the page and presents another.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(DestinationModifier(.cover, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content($0) })
  }

  /// Presents a popover for the item while there is one, as a sheet. The content receives a binding to the item.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the popover and presents another.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    modifier(DestinationModifier(.sheet, item: item, id: { $0[keyPath: id] }) { content(Binding(item, last: $0)) })
  }

  /// Presents a popover for the item while there is one, as a sheet. The content receives a binding to the item.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, id: \.id, content: content)
  }

  /// Presents a popover for the item while there is one. It is shown as a sheet, as in a compact size class.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the popover and presents another.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(DestinationModifier(.sheet, item: item, id: { $0[keyPath: id] }) { content($0) })
  }

  /// Pushes a page for the item while there is one. The page receives a binding to the item, and stays while the item
  /// changes.
  @_disfavoredOverload
  public func navigationDestination<D, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C
  ) -> some View {
    modifier(DestinationModifier(.pushed, item: item, id: { _ in true }) { destination(Binding(item, last: $0)) })
  }
}

/// An item with the identity that the program has named.
private struct KeyedItem<Value, ID: Hashable>: Identifiable {
  let value: Value
  let id: ID
}

extension DestinationModifier {
  /// Creates a modifier for an item with an identity of the program's choice.
  @MainActor fileprivate init<Value, ID: Hashable>(
    _ kind: Kind, item: Binding<Value?>, id: @escaping (Value) -> ID, onDismiss: (() -> Void)? = nil,
    content: @escaping (Value) -> Destination
  ) where Item == KeyedItem<Value, ID> {
    self.init(
      kind: kind, item: { item.wrappedValue.map { KeyedItem(value: $0, id: id($0)) } },
      clear: { item.wrappedValue = nil }, restore: { item.wrappedValue = $0.value }, onDismiss: onDismiss,
      content: { content($0.value) })
  }
}
