/// A result builder that joins the statements of a body into a view.
@resultBuilder public enum ViewBuilder {
  /// Returns an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Joins any number of views in their order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// Passes a view through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns the view of an `if` without `else`, or `nil` if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  /// Returns the view of the other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
  /// Returns the view of an `if #available`, without its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
