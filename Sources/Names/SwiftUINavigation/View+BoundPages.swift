internal import KeelModel
internal import KeelViews
public import SwiftUI

// Pages that receive a binding to their item. SwiftUI's modifiers, which pass the value, win where both fit. Beside them
// the compiler explains a mistake in a page by these, which is why only files that import this module have them.

extension View {
  /// Presents a sheet for the item while there is one. The content receives a binding to the item.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the sheet and presents another.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    page(.sheet, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content(Binding(item, last: $0)) }
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
    page(.sheet, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content($0) }
  }

  /// Presents a page over all of the window for the item while there is one. The content receives a binding to it.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the page and presents another.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    page(.cover, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content(Binding(item, last: $0)) }
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
    page(.cover, item: item, id: { $0[keyPath: id] }, onDismiss: onDismiss) { content($0) }
  }

  /// Presents a popover for the item while there is one, as a sheet. The content receives a binding to the item.
  ///
  /// - Parameter id: The identity of an item. An item with another one dismisses the popover and presents another.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    page(.sheet, item: item, id: { $0[keyPath: id] }) { content(Binding(item, last: $0)) }
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
    page(.sheet, item: item, id: { $0[keyPath: id] }) { content($0) }
  }

  /// Pushes a page for the item while there is one. The page receives a binding to the item, and stays while the item
  /// changes.
  @_disfavoredOverload
  public func navigationDestination<D, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C
  ) -> some View {
    page(.pushed, item: item, id: { _ in true }) { destination(Binding(item, last: $0)) }
  }
}
