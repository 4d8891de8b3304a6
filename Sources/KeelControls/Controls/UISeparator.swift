package import KeelScene

/// A thin line between two things.
@MainActor @preconcurrency public final class UISeparatorView: UIView {
  override package var element: Element { .separator }
}

/// Flexible space in a stack, which takes what is left over.
@MainActor @preconcurrency public final class UISpacerView: UIView {
  override package var element: Element { .spacer }
}
