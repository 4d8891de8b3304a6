import KeelControls
public import KeelModel

extension View {
  nonisolated private func destination<Item, Content: View>(
    _ kind: PageKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      DestinationModifier(
        kind: kind, item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
        restore: { item.wrappedValue = $0 }, onDismiss: onDismiss, content: content))
  }

  nonisolated private func destination<Content: View>(
    _ kind: PageKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      DestinationModifier(
        kind: kind, item: { isPresented.wrappedValue ? true : nil }, clear: { isPresented.wrappedValue = false },
        restore: { _ in isPresented.wrappedValue = true }, onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Presents a sheet while the binding is `true`. Dismissing it in any way sets the binding to `false`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    destination(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for the item while there is one. Dismissing it in any way sets the item to `nil`.
  ///
  /// An item with another `id` dismisses the sheet and presents another.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    destination(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a page over all of the window while the binding is `true`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    destination(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a page over all of the window for the item while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    destination(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while the binding is `true`. It is shown as a sheet, as in a compact size class.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    destination(.sheet, isPresented: isPresented, content: content)
  }

  /// Presents a popover for the item while there is one. It is shown as a sheet, as in a compact size class.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    destination(.sheet, item: item, content: content)
  }

  /// Pushes a page while the binding is `true`. Going back in any way sets the binding to `false`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    self.destination(.pushed, isPresented: isPresented, content: destination)
  }

  /// Pushes a page for the item while there is one. Going back in any way sets the item to `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self.destination(.pushed, item: item, content: destination)
  }
}

/// The anchor of a popover. It is shown as a sheet, which has none.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<Rect>.Source)
  /// A point of the view, relative to its size.
  case point(UnitPoint)

  /// A rectangle of a view; not used.
  public struct Rect: Sendable {}
}

/// A position in a view that another view resolves.
public struct Anchor<Value> {
  /// The source of an anchor.
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == PopoverAttachmentAnchor.Rect {
  /// The bounds of the view.
  public static var bounds: Anchor<Value>.Source { Anchor<Value>.Source() }
}
