import KeelControls

/// A modifier that transforms each control of a view independently. Rows of a list apply it when they are created.
@MainActor protocol ItemTransforming: AnyMount {
  /// Returns the control to show in place of `item`, which may be `item` itself.
  func transform(_ item: UIView) -> UIView
}

/// The mount of a modifier that transforms each control of its content.
class TransformingMount<Content: View, Modifier: ViewModifier>: ModifierMount<Content, Modifier>, ItemTransforming {
  func transform(_ item: UIView) -> UIView { item }

  /// Transforms all controls again.
  func transformAll() {
    guard let child else { return }
    let own = child.items
    for item in own { _ = transform(item) }
    // The rows of a lazy collection have to apply the modifier again.
    if own.isEmpty { notifyRow() }
  }

  override func appendItems(to items: inout [UIView]) {
    if let child { items += child.items.map(transform) }
  }
}
