package import KeelScene

/// The stacks that spacers and lines divide.
extension SceneTree {
  /// Returns the axis of the stack that a spacer or a line divides; `nil` outside of stacks. Boxes, backgrounds and
  /// overlays may be between them. O(number of these).
  package func stackAxis(around entry: Entry) -> StackElement.Axis? {
    note(.room)
    var child = entry
    while let parent = child.parent {
      switch parent.element.dividing {
      case .stack(let axis): return axis
      case .box: break
      case .layers: guard parent.base == child.id else { return nil }
      case .none: return nil
      }
      child = parent
    }
    return nil
  }
}
