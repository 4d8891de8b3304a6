public import Foundation
public import SwiftUI

/// A result builder that joins the parts of a mark of an axis.
@resultBuilder public enum AxisMarkBuilder {
  /// Passes a single part through.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Joins parts.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> TupleAxisMark<repeat each Content> { TupleAxisMark(content: (repeat each content)) }
  /// Passes a part through.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Returns the parts of an `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> AnyAxisMark { AnyAxisMark(content) }
  /// Returns the parts of the first branch.
  public static func buildEither<Content: AxisMark>(first: Content) -> AnyAxisMark { AnyAxisMark(first) }
  /// Returns the parts of the other branch.
  public static func buildEither<Content: AxisMark>(second: Content) -> AnyAxisMark { AnyAxisMark(second) }
  /// Returns the parts of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// Parts that are joined in their order.
public struct TupleAxisMark<each Content: AxisMark> {
  let content: (repeat each Content)
}
extension TupleAxisMark: AxisMark {
  /// Adds each part.
  public func _add(to parts: inout _AxisParts) { repeat (each content)._add(to: &parts) }
}

/// Parts without their type.
public struct AnyAxisMark {
  let content: (any AxisMark)?
  init(_ content: (any AxisMark)?) { self.content = content }
  /// Wraps parts.
  public init<Content: AxisMark>(erasing content: Content) { self.content = content }
}
extension AnyAxisMark: AxisMark {
  /// Adds the parts, if there are any.
  public func _add(to parts: inout _AxisParts) { content?._add(to: &parts) }
}

/// Parts that are changed by a modifier.
struct ModifiedAxisMark<Content: AxisMark> {
  let content: Content
  let change: (inout AxisPart) -> Void
}
extension ModifiedAxisMark: AxisMark {
  func _add(to parts: inout _AxisParts) {
    let first = parts.all.count
    content._add(to: &parts)
    for index in parts.all.indices.dropFirst(first) { change(&parts.all[index]) }
  }
}

extension AxisMark {
  /// Sets the style of lines and labels.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
  }
  /// Sets the font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }
  /// Moves the parts by points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }
}
