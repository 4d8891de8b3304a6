package import KeelControls

/// Says something of each control that a view comes to.
package struct ItemModifier {
  let apply: @MainActor (UIView, LeafStyle) -> Void

  package init(_ apply: @escaping @MainActor (UIView, LeafStyle) -> Void) { self.apply = apply }
}

extension ItemModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    ItemMount(view, at: place)
  }
}

/// A modifier that does something to each control that a view comes to, by itself: rows of a list ask for it as they
/// are made.
@MainActor protocol ItemTransforming: AnyMount {
  /// What is shown in place of the control; it may be the control itself.
  func transform(_ item: UIView) -> UIView
}

final class ItemMount<Content: View>: ModifierMount<Content, ItemModifier>, ItemTransforming {
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func didUpdate() { applyToAll() }
  override func environmentDidChange() { applyToAll() }

  private func applyToAll() {
    guard let child else { return }
    let own = child.items
    for item in own { _ = transform(item) }
    // Rows whose views are made as they are seen.
    if own.isEmpty { tellRow() }
  }

  func transform(_ item: UIView) -> UIView {
    modifier.apply(item, surroundings.environment.style)
    return item
  }

  override func appendItems(to items: inout [UIView]) {
    if let child { items += child.items.map(transform) }
  }
}
