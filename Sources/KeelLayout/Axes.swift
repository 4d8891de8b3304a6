package import KeelScene

// Lengths by axis, so that rows and columns are laid out by the same code.

extension LayoutSize {
  package subscript(axis: StackElement.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension LayoutProposal {
  package subscript(axis: StackElement.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal with another length along an axis.
  func with(_ length: Double?, along axis: StackElement.Axis) -> LayoutProposal {
    var proposal = self
    proposal[axis] = length
    return proposal
  }
}

extension LayoutRect {
  /// The start of the rectangle along an axis.
  package func start(along axis: StackElement.Axis) -> Double { axis == .horizontal ? x : y }

  mutating func stretch(to length: Double, along axis: StackElement.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }

  mutating func move(by distance: Double, along axis: StackElement.Axis) {
    if axis == .horizontal { x += distance } else { y += distance }
  }
}

extension SceneFrame {
  /// The limits of a frame along one axis.
  struct Limits {
    var least: Double?
    var ideal: Double?
    var most: Double?
    var isNone: Bool { least == nil && ideal == nil && most == nil }
    /// True if the length does not depend on the content.
    var isFixed: Bool { least != nil && least == most }
  }

  /// Returns true if the length along an axis does not depend on the content.
  package func isFixed(along axis: StackElement.Axis) -> Bool { limits(along: axis).isFixed }

  func limits(along axis: StackElement.Axis) -> Limits {
    var limits =
      axis == .horizontal
      ? Limits(least: minWidth, ideal: idealWidth, most: maxWidth)
      : Limits(least: minHeight, ideal: idealHeight, most: maxHeight)
    // Nothing is infinitely long: what must be takes all the room, like what may be.
    if limits.least == .infinity { (limits.least, limits.most) = (nil, .infinity) }
    if limits.ideal == .infinity { limits.ideal = nil }
    return limits
  }
}

extension SceneInsets {
  func total(along axis: StackElement.Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
  func before(along axis: StackElement.Axis) -> Double { axis == .horizontal ? leading : top }
}
