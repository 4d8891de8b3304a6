public import KeelModel

extension UIViewController {
  /// Presents a page while the binding is true. Leaving the page in any way sets the binding to false.
  ///
  /// A binding that is true before this controller appears is a deep link: the first frame contains the page.
  @discardableResult
  public func present(
    isPresented: UIBinding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping @MainActor () -> UIViewController
  ) -> ObservationToken {
    follow(
      .presented, onDismiss: onDismiss, clear: { isPresented.wrappedValue = false },
      wanted: {
        guard isPresented.wrappedValue else { return nil }
        return .init(id: true, make: content, restore: { isPresented.wrappedValue = true })
      })
  }

  /// Presents a page for an item while there is one. Leaving the page in any way sets the item to `nil`, if it is
  /// still the same; an item of another identity dismisses the page and presents another.
  ///
  /// Items are identified by their `id`, by object identity, or by their value.
  @discardableResult
  public func present<Item>(
    item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping @MainActor (Item) -> UIViewController
  ) -> ObservationToken {
    follow(
      .presented, onDismiss: onDismiss, clear: { item.wrappedValue = nil },
      wanted: {
        item.wrappedValue.map { value in
          .init(id: identity(of: value), make: { content(value) }, restore: { item.wrappedValue = value })
        }
      })
  }

  /// Presents a page for an item that is identified by the value at a key path.
  @discardableResult
  public func present<Item, ID: Hashable>(
    item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    content: @escaping @MainActor (Item) -> UIViewController
  ) -> ObservationToken {
    follow(
      .presented, onDismiss: onDismiss, clear: { item.wrappedValue = nil },
      wanted: {
        item.wrappedValue.map { value in
          .init(id: value[keyPath: id], make: { content(value) }, restore: { item.wrappedValue = value })
        }
      })
  }

  /// Pushes a page while the binding is true. Going back in any way sets the binding to false.
  @discardableResult
  public func navigationDestination(
    isPresented: UIBinding<Bool>, content: @escaping @MainActor () -> UIViewController
  ) -> ObservationToken {
    follow(
      .pushed, onDismiss: nil, clear: { isPresented.wrappedValue = false },
      wanted: {
        guard isPresented.wrappedValue else { return nil }
        return .init(id: true, make: content, restore: { isPresented.wrappedValue = true })
      })
  }

  /// Pushes a page for an item while there is one. Going back in any way sets the item to `nil`, if it is still the
  /// same.
  @discardableResult
  public func navigationDestination<Item>(
    item: UIBinding<Item?>, content: @escaping @MainActor (Item) -> UIViewController
  ) -> ObservationToken {
    follow(
      .pushed, onDismiss: nil, clear: { item.wrappedValue = nil },
      wanted: {
        item.wrappedValue.map { value in
          .init(id: identity(of: value), make: { content(value) }, restore: { item.wrappedValue = value })
        }
      })
  }

  private func follow(
    _ style: DestinationFollower.Style, onDismiss: (() -> Void)?, clear: @escaping () -> Void,
    wanted: @escaping () -> DestinationFollower.Wanted?
  ) -> ObservationToken {
    let follower = DestinationFollower(host: self, style: style, wanted: wanted, clear: clear, onDismiss: onDismiss)
    let token = KeelModel.follow {
      follower.read()
    } then: { wanted, transaction in
      follower.act(on: wanted, animated: !transaction.disablesAnimations)
    }
    observations.keep(token)
    return token
  }
}
