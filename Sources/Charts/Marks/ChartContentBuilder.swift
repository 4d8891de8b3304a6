/// A result builder that joins the statements of a chart.
@resultBuilder public enum ChartContentBuilder {
  /// Returns no marks.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Passes a single content through.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Joins any number of contents in their order.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<repeat each Content> { TupleChartContent(content: (repeat each content)) }
  /// Passes a content through.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of the first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
  /// Returns the content of the other branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
  /// Returns the content of an `if #available`, without its type.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks.
public struct EmptyChartContent {
  /// Creates no marks.
  public init() {}
}
extension EmptyChartContent: PrimitiveChartContent {
  /// Adds nothing.
  public func _add(to marks: inout _ChartMarks) {}
}

/// Contents that are joined in their order.
public struct TupleChartContent<each Content: ChartContent> {
  let content: (repeat each Content)
}
extension TupleChartContent: PrimitiveChartContent {
  /// Adds the marks of each content.
  public func _add(to marks: inout _ChartMarks) { repeat (each content)._add(to: &marks) }
}

/// The content of one of two branches.
public struct BuilderConditional<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
}
extension BuilderConditional: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
  /// Adds the marks of the branch.
  public func _add(to marks: inout _ChartMarks) {
    switch storage {
    case .first(let content): content._add(to: &marks)
    case .second(let content): content._add(to: &marks)
    }
  }
}

/// Content without its type.
public struct AnyChartContent {
  private let content: any ChartContent
  /// Wraps a content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Wraps a content.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }
}
extension AnyChartContent: PrimitiveChartContent {
  /// Adds the marks of the content.
  public func _add(to marks: inout _ChartMarks) { content._add(to: &marks) }
}
