import KeelControls

/// Room that takes what is left over in a stack. Stands over `UISpacerView`.
public struct Spacer {
  /// How much room it takes at least, in points; front ends that have no room to give take less.
  public var minLength: Double?
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { ControlMount(self, control: UISpacerView(), at: place) }
}

/// A thin line between two things. Stands over `UISeparatorView`.
public struct Divider {
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { ControlMount(self, control: UISeparatorView(), at: place) }
}
