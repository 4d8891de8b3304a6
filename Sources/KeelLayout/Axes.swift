package import KeelScene

// Lengths by axis, so that rows and columns are laid out by the same code.

extension SceneSize {
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

extension SceneRect {
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
    /// True if the frame has a fixed length.
    var isFixed: Bool { least != nil && least == most }
    /// True if the frame proposes a length to shorter content even if it receives no proposal itself.
    var proposesAlways: Bool { isFixed || ideal != nil || (least ?? 0) > 0 }
  }

  /// Returns true if the frame has a fixed length along an axis.
  package func isFixed(along axis: StackElement.Axis) -> Bool { limits(along: axis).isFixed }

  /// Returns the length along an axis if it does not depend on the content.
  package func fixed(along axis: StackElement.Axis) -> Double? {
    isFixed(along: axis) ? limits(along: axis).least : nil
  }

  func limits(along axis: StackElement.Axis) -> Limits {
    var limits =
      axis == .horizontal
      ? Limits(least: minWidth, ideal: idealWidth, most: maxWidth)
      : Limits(least: minHeight, ideal: idealHeight, most: maxHeight)
    // A minimum of infinity means the same as a maximum of infinity: the frame fills the available length.
    if limits.least == .infinity { (limits.least, limits.most) = (nil, .infinity) }
    if limits.ideal == .infinity { limits.ideal = nil }
    return limits
  }
}

extension SceneInsets {
  func total(along axis: StackElement.Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
  func before(along axis: StackElement.Axis) -> Double { axis == .horizontal ? leading : top }
}
