import KeelModel

/// An object with traits: a view or a controller.
@MainActor @preconcurrency public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

/// An object that calls handlers after changes of its traits: a view or a controller.
@MainActor @preconcurrency public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The registration of a handler for changes of traits.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler after changes of traits, for the lifetime of the view or controller.
  ///
  ///     registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
  ///       self.updateColumns()
  ///     }
  ///
  /// The handler is called once in a turn in which a value differs, before the screen changes: after a change of the
  /// window, of an override around the object, or of its place. Before the object is in a window, its traits are those
  /// of `UITraitCollection()`. An object that leaves its window keeps the traits that it had there.
  ///
  /// - Parameters:
  ///   - traits: The traits. `UITraitPrefersTabNavigation` also stands for the preference that follows from the width.
  ///   - handler: Receives the object, whose type the closure names, and its traits before the change. The object
  ///     retains the closure. A handler for another type is reported, and never called.
  /// - Returns: The registration, which `unregisterForTraitChanges` takes. It need not be kept.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping @MainActor (
        _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
      ) -> Void
  ) -> any UITraitChangeRegistration {
    guard self is Environment else {
      RuntimeWarning.report(
        "\(type(of: self)) registered a handler of traits for \(Environment.self).",
        rule: "The handler receives the object that it is registered with.",
        remedy: "Write { (self: Self, previous) in … }.")
      return TraitChangeRegistration()
    }
    return register { [weak self] previous, current in
      guard let self = self as? Environment else { return }
      if traits.contains(where: { !$0.isEqual(in: previous, current) }) { handler(self, previous) }
    }
  }

  /// Ends a registration. Has no effect if it has ended, or is one of another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observationStore?.remove(ObjectIdentifier(registration))
  }
}

extension UIResponder {
  /// Calls `traitCollectionDidChange(_:)`, which the class overrides, after changes.
  func followTraits() {
    _ = register { [weak self] previous, current in
      if previous != current { self?.traitCollectionDidChange(previous) }
    }
  }

  /// Calls a handler with the former and the present traits, for the lifetime of the object.
  fileprivate func register(
    _ handler: @escaping @MainActor (UITraitCollection, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration()
    var last = withoutTracking { traitsHere } ?? UITraitCollection()
    let token = follow { [weak self] () -> UITraitCollection? in
      // A move has to be noticed even where there are traits already.
      self?.followPlacement()
      return self?.traitsHere
    } then: { current, _ in
      guard let current else { return }
      let previous = last
      last = current
      handler(previous, current)
    }
    observationStore?.replace(
      ObjectIdentifier(registration), with: [{ withExtendedLifetime(registration) { token.cancel() } }])
    return registration
  }

  fileprivate var observationStore: ObservationStore? {
    (self as? UIView)?.observations ?? (self as? UIViewController)?.observations
  }
}

extension UITraitDefinition {
  /// Returns true if the trait has the same value in both collections.
  fileprivate static func isEqual(in old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    if Self.self == UITraitPrefersTabNavigation.self { return old.prefersTabNavigation == new.prefersTabNavigation }
    let id = ObjectIdentifier(self)
    // A value that is not `Equatable` is equal to its copies, and the default value to itself.
    if !(Self.self is any ReportedTrait.Type), old.values[id] == new.values[id] { return true }
    return areEqual(old[Self.self], new[Self.self])
  }
}
