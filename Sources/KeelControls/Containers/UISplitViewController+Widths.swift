package import KeelScene

public import struct Foundation.CGFloat

/// The widths of the panes before the last one, in points.
///
/// A width that is `automaticDimension` is the front end's. No pane gets more than an equal share of the width of the
/// split view. A narrow window shows one pane, which has all of it. Desktops show one pane where the preferred widths do
/// not fit.
extension UISplitViewController {
  /// A width that the front end chooses.
  public static var automaticDimension: CGFloat { -1 }

  /// The preferred width of the first pane. It takes precedence over `preferredPrimaryColumnWidthFraction`.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { length(.primary, \.preferred) }
    set { set(newValue, .primary, \.preferred) }
  }
  /// The preferred width of the first pane as a part of the width of the split view, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { length(.primary, \.preferredPart) }
    set { set(newValue, .primary, \.preferredPart) }
  }
  /// The least width of the first pane.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { length(.primary, \.minimum) }
    set { set(newValue, .primary, \.minimum) }
  }
  /// The greatest width of the first pane.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { length(.primary, \.maximum) }
    set { set(newValue, .primary, \.maximum) }
  }

  /// The preferred width of the middle pane of three. It takes precedence over
  /// `preferredSupplementaryColumnWidthFraction`.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { length(.supplementary, \.preferred) }
    set { set(newValue, .supplementary, \.preferred) }
  }
  /// The preferred width of the middle pane of three as a part of the width of the split view, from 0 to 1.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { length(.supplementary, \.preferredPart) }
    set { set(newValue, .supplementary, \.preferredPart) }
  }
  /// The least width of the middle pane of three.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { length(.supplementary, \.minimum) }
    set { set(newValue, .supplementary, \.minimum) }
  }
  /// The greatest width of the middle pane of three.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { length(.supplementary, \.maximum) }
    set { set(newValue, .supplementary, \.maximum) }
  }

  private func length(_ column: Column, _ part: KeyPath<PaneWidth, Double?>) -> CGFloat {
    columnWidths[column]?[keyPath: part].map { CGFloat($0) } ?? Self.automaticDimension
  }

  private func set(_ length: CGFloat, _ column: Column, _ part: WritableKeyPath<PaneWidth, Double?>) {
    var width = columnWidths[column] ?? PaneWidth()
    width[keyPath: part] = Double(length)
    // The initialiser drops negative lengths.
    width = PaneWidth(
      minimum: width.minimum, preferred: width.preferred, preferredPart: width.preferredPart, maximum: width.maximum)
    columnWidths[column] = width == PaneWidth() ? nil : width
  }

  /// Requests a width for a pane, for the views in it. The request stays until the same owner passes `nil`, or another one
  /// requests a width. An owner passes `nil` before it is released.
  package func prefer(_ width: PaneWidth?, in column: Column, for owner: AnyObject) {
    guard width != nil || viewWidthOwners[column] == ObjectIdentifier(owner) else { return }
    viewWidthOwners[column] = width == nil ? nil : ObjectIdentifier(owner)
    viewWidths[column] = width
  }

  /// Returns the widths that panes request, by their index among the shown ones.
  func requestedWidths(of shown: [Column]) -> [Int: PaneWidth] {
    var widths: [Int: PaneWidth] = [:]
    for (index, column) in shown.enumerated() { widths[index] = viewWidths[column] ?? columnWidths[column] }
    return widths
  }
}
