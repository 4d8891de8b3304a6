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

final class ItemMount<Content: View>: ModifierMount<Content, ItemModifier> {
  override func didUpdate() { applyToAll() }
  override func environmentDidChange() { applyToAll() }

  private func applyToAll() {
    guard let child else { return }
    let style = surroundings.environment.style
    for item in child.items { modifier.apply(item, style) }
  }

  override func appendItems(to items: inout [UIView]) {
    guard let child else { return }
    let style = surroundings.environment.style
    let own = child.items
    for item in own { modifier.apply(item, style) }
    items += own
  }
}
