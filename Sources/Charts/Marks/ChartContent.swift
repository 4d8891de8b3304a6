import KeelViews
public import SwiftUI

/// A part of a chart: a mark, or marks together.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content.
  associatedtype Body: ChartContent
  /// The marks of the content.
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks of the content.
  func _add(to marks: inout _ChartMarks)
}

extension ChartContent {
  /// Adds the marks of the body.
  public func _add(to marks: inout _ChartMarks) { body._add(to: &marks) }
}

/// The marks of a chart, in the order of their declaration.
public struct _ChartMarks {
  var all: [ChartMark] = []
}

/// Content that is a mark or a structure of a builder, and has no body.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// Never called: the marks are added directly.
  public var body: Never { neverBody(Self.self) }
}

extension Never: ChartContent {
  /// Adds nothing: there are no values of this type.
  public func _add(to marks: inout _ChartMarks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Never called: the marks are added directly.
  public var body: Never { neverBody(Self.self) }
  /// Adds the marks of the content, if there is any.
  public func _add(to marks: inout _ChartMarks) { self?._add(to: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Never called: the marks are added directly.
  public var body: Never { neverBody(Self.self) }
  /// Adds the marks of each element.
  public func _add(to marks: inout _ChartMarks) {
    for element in data { content(element)._add(to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element, identified by a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
  /// Creates marks for each element.
  @_disfavoredOverload
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

/// Marks together, to change all of them by one modifier.
public struct Plot<Content: ChartContent> {
  let content: Content
  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}
extension Plot: PrimitiveChartContent {
  /// Adds the marks of the content.
  public func _add(to marks: inout _ChartMarks) { content._add(to: &marks) }
}
