/// Makes one content of bars of several.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(parts: []) }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContents {
    var parts: [_ToolbarContents.Part] = []
    for part in repeat each content { parts.append(.plain(part)) }
    return _ToolbarContents(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _PossibleToolbarContent<Content> {
    _PossibleToolbarContent(content: content)
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.first(first)])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.second(second)])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [.plain(content)])
  }
}

/// Content of bars that may be there.
public struct _PossibleToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _PossibleToolbarContent: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(content.map { KeelViews.toolbarView($0) }) }
}

/// Several contents of bars, one after the other.
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
