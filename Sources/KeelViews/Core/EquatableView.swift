import KeelControls

/// A view that is evaluated again only when it is no longer equal.
///
/// Keel compares `Equatable` views by `==` in any case; this says so in the code.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension EquatableView: PassingView {}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
