extension Publisher where Failure == Never {
  /// Returns a publisher of a part of this one's values, without repetitions.
  public func stored<T: Equatable>(keyPath: KeyPath<Output, T>) -> Stored<T> {
    stored { $0[keyPath: keyPath] }
  }

  /// Returns a publisher of the results of a closure for this one's values, without repetitions.
  public func stored<T: Equatable>(_ transform: @escaping (Output) -> T) -> Stored<T> {
    map(transform).removeDuplicates().eraseToAnyPublisher()
  }

  /// Returns a publisher of the results of a closure for the latest values of this and another publisher, without
  /// repetitions.
  ///
  /// Use it for values of different sources. Parts of one store are combined by `stored(_:_:transform:)` of ``Store``,
  /// which never combines a new part with an old one.
  public func stored<Other: Publisher, T: Equatable>(
    with other: Other, _ transform: @escaping (Output, Other.Output) -> T
  ) -> Stored<T> where Other.Failure == Never {
    combineLatest(other, transform).removeDuplicates().eraseToAnyPublisher()
  }

  /// Assigns each value to a published property on the main actor, until this publisher ends or the property is
  /// released.
  ///
  /// On the main actor the first value of a ``Stored`` is assigned before this function returns. Values that arrive on
  /// other threads are assigned in a later job of the main actor, in their order.
  public func give(to published: inout Published<Output>.Publisher) {
    published.box.assignOnMainActor(from: self)
  }

  /// Assigns each value to a property of an `@Observable` model on the main actor, until the result is cancelled or
  /// released.
  ///
  /// The model is not retained, so that it can own the result:
  ///
  /// ```swift
  /// service.appState.stored(keyPath: \.field.isRegion).give(to: self, \.isRegion).store(in: &bag)
  /// ```
  ///
  /// The first value of a ``Stored`` is assigned before this function returns. Values that arrive on other threads are
  /// assigned in a later job of the main actor, in their order.
  @MainActor @preconcurrency public func give<Model: AnyObject>(
    to model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Output>
  ) -> AnyCancellable {
    let inbox = MainActorInbox<Output> { [weak model] in model?[keyPath: keyPath] = $0 }
    return sink { inbox.receive($0) }
  }

  /// Assigns each value to a property of a `Sendable` model on the main actor, until the result is cancelled or
  /// released.
  ///
  /// It is the other `give` for models that any thread may use, and can be called on any thread, too. The first value
  /// is assigned before it returns only if it is called on the main actor.
  public func give<Model: AnyObject & Sendable>(
    to model: Model, _ keyPath: any ReferenceWritableKeyPath<Model, Output> & Sendable
  ) -> AnyCancellable {
    let inbox = MainActorInbox<Output> { [weak model] in model?[keyPath: keyPath] = $0 }
    return sink { inbox.receive($0) }
  }
}
