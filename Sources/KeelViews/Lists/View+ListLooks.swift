import KeelScene

/// The appearance of a list.
public protocol ListStyle {
  /// The corresponding built-in look.
  static var _look: ListLook { get }
}

/// The looks of lists that front ends support.
public enum ListLook: Hashable, Sendable {
  /// The front end decides.
  case automatic
  /// Sections without space between them.
  case plain
  /// Sections with space between them.
  case grouped
  /// Sections in frames of their own.
  case insetGrouped
  /// The list of a sidebar.
  case sidebar
}

/// The style that suits the context: inset groups in lists, groups in forms.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Inset groups in lists, groups in forms.
  public static var _look: ListLook { .automatic }
}
/// Rows without groups.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Rows without groups.
  public static var _look: ListLook { .plain }
}
/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Rows in groups.
  public static var _look: ListLook { .grouped }
}
/// Rows in groups with a margin at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Rows in groups with a margin at the sides.
  public static var _look: ListLook { .insetGrouped }
}
/// Rows with a margin at the sides, shown like `plain`.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Rows without groups.
  public static var _look: ListLook { .plain }
}
/// The rows of a sidebar, which open content beside them.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The rows of a sidebar.
  public static var _look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the context: inset groups in lists, groups in forms.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows without groups.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with a margin at the sides.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin at the sides, shown like `plain`.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar, which open content beside them.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .automatic }
}

extension EnvironmentValues {
  /// The look of the lists in an environment.
  package var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Shows the lists in this view in a style.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.listLook = S._look })
  }

  /// Shows or hides the lines above and below the rows of the view; both edges have the same visibility. Terminals have
  /// no lines between rows.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowLookModifier { look, _ in look.hasSeparators = visibility != .hidden })
  }
  /// Sets the background of the rows of the view: a colour, a gradient or a filled shape, of which only the style is
  /// used. `nil` is the background of the list; other views make the row transparent.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowLookModifier { look, style in look.background = view.map { $0.rowBackground(in: style) } })
  }
  /// Sets the space around the content of the rows of the view, in points; `nil` is that of the list. Terminals keep that
  /// of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowLookModifier { look, _ in look.insets = insets?.sceneInsets })
  }

  // The modifiers below set distances and lines, which front ends choose themselves, so they have no effect.

  /// Returns the same view: front ends choose the colour of lines between rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Returns the same view: front ends decide whether there are lines around sections.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Returns the same view: front ends choose the colour of lines around sections.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Returns the same view: front ends choose the distance between rows.
  nonisolated public func listRowSpacing(_ spacing: Double?) -> some View { self }
  /// Returns the same view: front ends choose the distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: Double) -> some View { self }
  /// Returns the same view: front ends choose the colour of rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  /// Returns the same view: front ends show all headers alike.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}
