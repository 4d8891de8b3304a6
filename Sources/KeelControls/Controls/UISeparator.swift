package import KeelScene

/// A thin line between two things.
@MainActor @preconcurrency public final class UISeparatorView: UIView {
  override public init() { super.init() }
  override package var element: Element { .separator }
}

/// Room that takes what is left over in a stack.
@MainActor @preconcurrency public final class UISpacerView: UIView {
  override public init() { super.init() }
  override package var element: Element { .spacer }
}
