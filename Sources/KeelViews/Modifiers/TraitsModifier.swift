package import KeelControls

/// A modifier that changes the accessibility traits of each control of a view, and reverts the changes of its previous
/// value.
package struct TraitsModifier {
  let change: @MainActor (inout UIAccessibilityTraits) -> Void

  package init(_ change: @escaping @MainActor (inout UIAccessibilityTraits) -> Void) { self.change = change }
}

extension TraitsModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TraitsMount(view, at: place)
  }
}

final class TraitsMount<Content: View>: TransformingMount<Content, TraitsModifier> {
  /// The traits that this modifier added to a control or removed from it.
  private var changed: [ObjectIdentifier: UIAccessibilityTraits] = [:]

  override func didUpdate() {
    guard let child else { return }
    let own = child.items
    changed = changed.filter { id, _ in own.contains { ObjectIdentifier($0) == id } }
    transformAll()
  }

  override func transform(_ item: UIView) -> UIView {
    let key = ObjectIdentifier(item)
    let before = item.accessibilityTraits.symmetricDifference(changed[key] ?? [])
    var traits = before
    modifier.change(&traits)
    let difference = before.symmetricDifference(traits)
    changed[key] = difference.isEmpty ? nil : difference
    if traits != item.accessibilityTraits { item.accessibilityTraits = traits }
    return item
  }
}
