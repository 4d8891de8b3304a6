package import KeelScene

/// A thin line between two views.
@MainActor @preconcurrency public final class UISeparatorView: UIView {
  override package var element: Element { .separator }
}

/// Flexible space in a stack, which fills the remaining length.
@MainActor @preconcurrency public final class UISpacerView: UIView {
  /// The smallest length in points; `nil` is the default distance.
  package var minLength: Double? {
    didSet { if minLength != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .spacer(SpacerElement(minLength: minLength)) }
}
