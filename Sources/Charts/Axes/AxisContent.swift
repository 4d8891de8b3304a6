public import Foundation
public import SwiftUI

/// The marks of an axis.
@MainActor @preconcurrency public protocol AxisContent {
  /// Adds the marks of the axis.
  func _add(to axes: inout _ChartAxes)
}

/// Sets of marks of an axis, in the order of their declaration.
public struct _ChartAxes {
  var all: [AxisPlan] = []
}

/// Marks at values of an axis.
struct AxisPlan {
  var values = AxisMarkValues.automatic
  var position = AxisMarkPosition.automatic
  /// The line of grid lines and ticks, and the parts by value.
  var stroke: StrokeStyle?
  var format: AxisLabelFormat?
  /// The parts of a value; `nil` for the default ones.
  var content: ((AxisValue) -> any AxisMark)?

  /// Returns the parts of a value; `nil` for the default ones.
  @MainActor func parts(of value: AxisValue) -> [AxisPart]? {
    guard let content else { return nil }
    var parts = _AxisParts()
    content(value)._add(to: &parts)
    return parts.all
  }
}

/// Writes a value as the label of an axis, in a locale and a time zone; returns `nil` for one that it cannot write.
struct AxisLabelFormat {
  let write: (_ChartDatum, FormatPlace) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    write = { datum, place in F.FormatInput(datum: datum).map(format.placed(at: place).format) }
  }
}

/// Grid lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark> {
  let plan: AxisPlan

  /// Creates marks from a closure for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    plan = AxisPlan(values: values, position: position, stroke: stroke, content: content)
  }
  /// Creates marks at these values from a closure for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke,
      content: content)
  }
  /// Creates marks that are the same for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
  }
  /// Creates marks at these values that are the same for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
  }
}

extension AxisMarks where Content == DefaultAxisMark {
  /// Creates grid lines and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    plan = AxisPlan(values: values, position: position, stroke: stroke)
  }
  /// Creates grid lines and labels at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    plan = AxisPlan(
      values: AxisMarkValues(kind: .values(values.map(\.datum))), position: position, stroke: stroke)
  }
  /// Creates grid lines and labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    plan = AxisPlan(values: values, position: position, stroke: stroke, format: AxisLabelFormat(format))
  }
  /// Creates grid lines and labels in a format at these values.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    plan = AxisPlan(
      values: AxisMarkValues(kind: .values(values.map(\.datum))), position: position, stroke: stroke,
      format: AxisLabelFormat(format))
  }
}

extension AxisMarks: AxisContent {
  /// Adds the marks.
  public func _add(to axes: inout _ChartAxes) { axes.all.append(plan) }
}

/// A result builder that joins sets of marks of an axis.
@resultBuilder public enum AxisContentBuilder {
  /// Passes a single set of marks through.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Joins sets of marks.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> TupleAxisContent<repeat each Content> { TupleAxisContent(content: (repeat each content)) }
  /// Passes a set of marks through.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Returns the marks of an `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> AnyAxisContent { AnyAxisContent(content) }
  /// Returns the marks of the first branch.
  public static func buildEither<Content: AxisContent>(first: Content) -> AnyAxisContent { AnyAxisContent(first) }
  /// Returns the marks of the other branch.
  public static func buildEither<Content: AxisContent>(second: Content) -> AnyAxisContent { AnyAxisContent(second) }
  /// Returns the marks of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Sets of marks that are joined in their order.
public struct TupleAxisContent<each Content: AxisContent> {
  let content: (repeat each Content)
}
extension TupleAxisContent: AxisContent {
  /// Adds each set of marks.
  public func _add(to axes: inout _ChartAxes) { repeat (each content)._add(to: &axes) }
}

/// Sets of marks without their type.
public struct AnyAxisContent {
  let content: (any AxisContent)?
  init(_ content: (any AxisContent)?) { self.content = content }
  /// Wraps a set of marks.
  public init<Content: AxisContent>(erasing content: Content) { self.content = content }
}
extension AnyAxisContent: AxisContent {
  /// Adds the marks, if there are any.
  public func _add(to axes: inout _ChartAxes) { content?._add(to: &axes) }
}
