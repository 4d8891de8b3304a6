public import Foundation
public import SwiftUI

/// A part of a mark of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency public protocol AxisMark {
  /// Adds the parts of the mark.
  func _add(to parts: inout _AxisParts)
}

/// The parts of a mark of an axis.
public struct _AxisParts {
  var all: [AxisPart] = []
}

/// A part of a mark of an axis.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(length: Double)
    case label(AxisLabel)
  }
  var kind: Kind
  var stroke: StrokeStyle?
  var style: (any ShapeStyle)?
  var font: Font?
  var isCentered: Bool?
  var offset = CGSize.zero
}

/// The content of the label of an axis.
struct AxisLabel {
  enum Content {
    case automatic
    case format(AxisLabelFormat)
    case text(Text)
    case view(() -> AnyView)
  }
  var content: Content
  var anchor: UnitPoint?
  var keepsAll = false
  var spacing: Double?
  var isVertical = false
}

/// A line through the plot at a value.
public struct AxisGridLine {
  let isCentered: Bool?
  let stroke: StrokeStyle?
  /// Creates a grid line; a centred one is in the middle between values.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }
}
extension AxisGridLine: AxisMark {
  /// Adds the line.
  public func _add(to parts: inout _AxisParts) {
    parts.all.append(AxisPart(kind: .gridLine, stroke: stroke, isCentered: isCentered))
  }
}

/// A short line beside the plot at a value.
public struct AxisTick {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: Double
    init(_ points: Double) { self.points = points }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { points = Double(value) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { points = value }
    /// The usual length.
    public static let automatic = Length(4)
    /// The length of the label, of which Keel uses the usual height.
    public static let label = Length(14)
    /// The longest length of all labels, of which Keel uses the usual height.
    public static let longestLabel = Length(14)
  }
  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?
  /// Creates a tick; a centred one is in the middle between values.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(Double(length)), stroke: stroke)
  }
  /// Creates a tick; a centred one is in the middle between values.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }
}
extension AxisTick: AxisMark {
  /// Adds the tick.
  public func _add(to parts: inout _AxisParts) {
    let points = length.points.isFinite ? min(max(length.points, 0), 100) : 0
    parts.all.append(AxisPart(kind: .tick(length: points), stroke: stroke, isCentered: isCentered))
  }
}

/// The treatment of labels that overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let keepsAll: Bool
  /// Shows every second, third or further label.
  public static let automatic = AxisValueLabelCollisionResolution(keepsAll: false)
  /// Shows all labels.
  public static let disabled = AxisValueLabelCollisionResolution(keepsAll: true)
  /// Shows every second, third or further label.
  public static let greedy = automatic
  /// Shows every second, third or further label.
  public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { automatic }
  /// Shows every second, third or further label.
  public static let truncate = automatic
}

/// The direction of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool
  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(isVertical: false)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(isVertical: false)
  /// From bottom to top in browsers; terminals show it horizontally.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  /// From top to bottom; Keel shows it like `vertical`.
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: true)
}

/// The label of a value beside the plot.
public struct AxisValueLabel<Content: View> {
  let part: AxisPart

  fileprivate init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation, _ spacing: CGFloat?
  ) {
    let label = AxisLabel(
      content: content, anchor: anchor, keepsAll: collision.keepsAll,
      spacing: spacing.map { $0.isFinite ? Double($0) : 0 }, isVertical: orientation.isVertical)
    part = AxisPart(kind: .label(label), isCentered: centered)
  }

  /// Creates a label from a view. Texts, images, shapes and drawings are shown.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    let content: AxisLabel.Content =
      if let text = content() as? Text {
        .text(text)
      } else {
        .view { AnyView(content()) }
      }
    self.init(
      content, centered, anchor, collisionResolution, orientation, horizontalSpacing ?? verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing ?? verticalSpacing)
  }
  /// Creates a label with the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .format(AxisLabelFormat(format)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing ?? verticalSpacing)
  }
  /// Creates a label with a text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {
    self.init(.text(Text(titleKey)), centered, anchor, collisionResolution, orientation, nil)
  }
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {
    self.init(.text(Text(verbatim: String(title))), centered, anchor, collisionResolution, orientation, nil)
  }
}

extension AxisValueLabel: AxisMark {
  /// Adds the label.
  public func _add(to parts: inout _AxisParts) { parts.all.append(part) }
}

/// The grid lines and labels of an axis without marks of its own.
public struct DefaultAxisMark: AxisMark {
  /// Adds a grid line and a label.
  public func _add(to parts: inout _AxisParts) { parts.all += AxisPart.usual }
}

extension AxisPart {
  static var usual: [AxisPart] {
    [AxisPart(kind: .gridLine), AxisPart(kind: .label(AxisLabel(content: .automatic)))]
  }
}
