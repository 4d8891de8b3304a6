import KeelModel

/// A stack of pages, or columns if the content consists of several views. Use `NavigationStack` or
/// `NavigationSplitView` in new code.
///
/// Two or three views are the columns of a split view where there is room. In a compact window the first one is shown
/// alone, and links lead from it to other pages.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewLook) private var look
  /// Creates a stack whose first page is the content, or a split view whose columns are the views of the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content and behaviour of the view: a `NavigationStack` or a `NavigationSplitView`.
  public var body: some View {
    if let columns = (content as? any ViewSequence)?.views, let first = columns.first {
      if columns.count > 1, look != .stack { NavigationColumns(columns) } else { NavigationStack { first } }
    } else {
      NavigationStack { content }
    }
  }
}

/// The columns of a `NavigationView`, the last of which has a stack of pages.
private struct NavigationColumns: View {
  let columns: [AnyView]

  init(_ columns: [AnyView]) { self.columns = columns }

  var body: some View {
    if columns.count > 2 {
      split(columns[0], columns[1], columns[2])
    } else {
      split(columns[0], EmptyView(), columns[1])
    }
  }

  private func split<Content: View>(_ sidebar: AnyView, _ content: Content, _ detail: AnyView) -> some View {
    NavigationSplitView(
      sidebar: sidebar, content: content, detail: detail, columnVisibility: nil, preferredCompactColumn: nil)
  }
}

/// The presentations of a `NavigationView`.
enum NavigationViewLook {
  case automatic, stack, columns
}

extension EnvironmentValues {
  @Entry var navigationViewLook = NavigationViewLook.automatic
}

/// The presentation of a `NavigationView`.
public protocol NavigationViewStyle: Sendable {}

/// A style that Keel defines.
protocol BuiltInNavigationViewStyle: NavigationViewStyle {
  static var look: NavigationViewLook { get }
}

/// A stack of pages, of which the first view of the content is the first one.
public struct StackNavigationViewStyle: BuiltInNavigationViewStyle {
  static var look: NavigationViewLook { .stack }
  /// Creates the style.
  public init() {}
}

/// Columns, if the content consists of several views; otherwise a stack of pages.
public struct ColumnNavigationViewStyle: BuiltInNavigationViewStyle {
  static var look: NavigationViewLook { .columns }
  init() {}
}

/// Columns, if the content consists of several views; otherwise a stack of pages.
@available(*, deprecated, message: "Use NavigationSplitView")
public struct DoubleColumnNavigationViewStyle: BuiltInNavigationViewStyle {
  static var look: NavigationViewLook { .columns }
  /// Creates the style.
  public init() {}
}

/// The presentation that suits the content: columns for several views, otherwise a stack of pages.
public struct DefaultNavigationViewStyle: BuiltInNavigationViewStyle {
  static var look: NavigationViewLook { .automatic }
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages, of which the first view of the content is the first one.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, if the content consists of several views; otherwise a stack of pages.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The presentation that suits the content: columns for several views, otherwise a stack of pages.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets the presentation of every `NavigationView` in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLook, (S.self as? any BuiltInNavigationViewStyle.Type)?.look ?? .automatic)
  }
}
