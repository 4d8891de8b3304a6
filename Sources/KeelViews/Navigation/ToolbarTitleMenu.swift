import KeelModel

/// A menu that the title of the page opens.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// Creates a menu with the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu without content, which is not shown.
  public init() { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView {
    if Content.self == EmptyView.self { return AnyView(EmptyView()) }
    return AnyView(ToolbarItemView(placement: .principal, content: TitleMenu(content: content)))
  }
}

extension View {
  /// Adds a menu that the title of the page opens.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(content: ToolbarTitleMenu(content: content)))
  }
}

/// The menu in the place of the title.
private struct TitleMenu<Content: View>: View {
  let content: Content
  @Environment(\.page) private var page

  var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: page?.dressing.shownTitle.value ?? "").font(.headline)
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    }
  }
}
