/// The axes along which a node fills the available length instead of having the length of its content.
///
/// `KeelLayout` infers it from the elements of a subtree; the tree remembers it for each node.
package struct Growth: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = Growth(rawValue: 1 << 0)
  package static let vertical = Growth(rawValue: 1 << 1)
  package static let both: Growth = [.horizontal, .vertical]

  /// Creates the growth along one axis.
  package init(along axis: StackElement.Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Returns true if the node fills the available length along the axis.
  package func grows(along axis: StackElement.Axis) -> Bool { contains(Growth(along: axis)) }
}

extension StackElement.Axis {
  /// The other axis.
  package var across: StackElement.Axis { self == .horizontal ? .vertical : .horizontal }
}
