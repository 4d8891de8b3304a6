import KeelControls

/// A view that is evaluated again only when it is no longer equal to its last value.
///
/// Keel always compares `Equatable` views with `==`; this type states it in the code.
public struct EquatableView<Content: View & Equatable> {
  /// The compared view.
  public var content: Content
  /// Creates a view that compares its content.
  public init(content: Content) { self.content = content }
}

extension EquatableView: PassingView {}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to its last value.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
