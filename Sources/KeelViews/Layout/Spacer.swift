import KeelControls

/// A gap that fills the remaining space of a stack. It is backed by `UISpacerView`.
public struct Spacer {
  /// The smallest length in points. Front ends with less space make it shorter.
  public var minLength: Double?
  /// Creates a gap, with its smallest length in points if there is one.
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { ControlMount(self, control: UISpacerView(), at: place) }
}

/// A thin line between two views. It is backed by `UISeparatorView`.
public struct Divider {
  /// Creates a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { ControlMount(self, control: UISeparatorView(), at: place) }
}
