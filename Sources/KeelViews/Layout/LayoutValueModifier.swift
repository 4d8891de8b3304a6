package import KeelControls

/// A modifier that sets a value for layouts of the program.
package struct LayoutValueModifier<Value> {
  let key: ObjectIdentifier
  let value: Value

  package init(key: ObjectIdentifier, value: Value) {
    self.key = key
    self.value = value
  }
}

extension LayoutValueModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    LayoutValueMount(view, at: place)
  }
}

private final class LayoutValueMount<Content: View, Value>: TransformingMount<Content, LayoutValueModifier<Value>> {
  override func modifierDidChange() {
    for item in child?.items ?? [] {
      _ = transform(item)
      item.layoutAround?.arrangementDidChange()
    }
  }

  override func transform(_ item: UIView) -> UIView {
    item.layoutValues[modifier.key] = modifier.value
    return item
  }
}

extension UIView {
  /// The layout of the program that places the view, or a box around it.
  fileprivate var layoutAround: UILayersView? {
    var next = superview
    while let around = next {
      if let layers = around as? UILayersView, layers.arranger != nil { return layers }
      guard around is UIBoxView else { return nil }
      next = around.superview
    }
    return nil
  }

  /// Returns the value that a view has set for layouts of the program, which modifiers around it pass on.
  package func layoutValue(for key: ObjectIdentifier) -> Any? {
    if let value = layoutValues[key] { return value }
    switch self {
    case is UIBoxView: return subviews.first?.layoutValue(for: key)
    case let layers as UILayersView:
      guard let base = layers.base, layers.subviews.indices.contains(base) else { return nil }
      return layers.subviews[base].layoutValue(for: key)
    default: return nil
    }
  }
}
