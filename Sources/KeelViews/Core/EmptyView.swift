import KeelControls

/// A view without content, which takes up no space.
public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  package static var itemCount: Int? { 0 }
  package var isAbsent: Bool { true }
  package func makeMount(at place: MountPoint) -> Mount<Self> { Mount(self, at: place) }
}
