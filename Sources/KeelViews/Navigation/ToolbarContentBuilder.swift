/// A result builder that joins items into toolbar content.
@resultBuilder public enum ToolbarContentBuilder {
  /// Passes an item through.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns the only item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns content without items.
  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(parts: []) }
  /// Joins items in their order.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContents {
    var parts: [_ToolbarContents.Part] = []
    for part in repeat each content { parts.append(.plain(part)) }
    return _ToolbarContents(parts: parts)
  }
  /// Returns the content of an `if` without `else`; nothing if the condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _PossibleToolbarContent<Content> {
    _PossibleToolbarContent(content: content)
  }
  /// Returns the content of the first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.first(first)])
  }
  /// Returns the content of the other branch of a condition.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.second(second)])
  }
  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.plain(content)])
  }
}

/// Toolbar content that depends on a condition.
public struct _PossibleToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _PossibleToolbarContent: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(content.map { KeelViews.toolbarView($0) }) }
}

/// Several pieces of toolbar content, one after the other.
public struct _ToolbarContents {
  enum Part {
    case plain(any ToolbarContent)
    case first(any ToolbarContent)
    case second(any ToolbarContent)

    @MainActor var view: AnyView {
      switch self {
      case .plain(let content): KeelViews.toolbarView(content)
      case .first(let content): AnyView(_ConditionalContent<AnyView, AnyView>(.first(KeelViews.toolbarView(content))))
      case .second(let content): AnyView(_ConditionalContent<AnyView, AnyView>(.second(KeelViews.toolbarView(content))))
      }
    }
  }

  let parts: [Part]
}

extension _ToolbarContents: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView {
    let views = parts.map(\.view)
    if views.count == 1 { return views[0] }
    return AnyView(ForEach(0..<views.count) { views[$0] })
  }
}
