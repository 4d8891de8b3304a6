package import KeelScene

/// A thin line between two things.
@MainActor @preconcurrency public final class UISeparatorView: UIView {
  override package var element: Element { .separator }
}

/// Room that takes what is left over in a stack.
@MainActor @preconcurrency public final class UISpacerView: UIView {
  override package var element: Element { .spacer }
}
