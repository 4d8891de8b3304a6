/// How a list looks.
public protocol ListStyle {
  /// Which of the looks that lists have it is.
  static var _look: ListLook { get }
}

/// The looks that lists have.
public enum ListLook: Hashable, Sendable { case automatic, plain, grouped, insetGrouped, sidebar }

/// The look that suits the place: inset groups in lists, groups in forms.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .automatic }
}
/// Rows without groups.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .plain }
}
/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .grouped }
}
/// Rows in groups that are set off from the sides.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .insetGrouped }
}
/// Rows set off from the sides: shown as plain ones.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .plain }
}
/// Rows that lead to what is shown beside them.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  public static var _look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .automatic }
}

extension EnvironmentValues {
  /// How lists look.
  package var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// How lists in the view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.listLook = S._look })
  }

  // What follows is a matter of points and lines, which front ends draw in their own way: it changes nothing.

  /// Whether there are lines between rows: front ends decide. Changes nothing.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// The colour of lines between rows: front ends decide. Changes nothing.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Whether there are lines round sections: front ends decide. Changes nothing.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// The colour of lines round sections: front ends decide. Changes nothing.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// What is behind a row: front ends decide. Changes nothing.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The room round a row's content: front ends decide. Changes nothing.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// The room between rows: front ends decide. Changes nothing.
  nonisolated public func listRowSpacing(_ spacing: Double?) -> some View { self }
  /// The room between sections: front ends decide. Changes nothing.
  nonisolated public func listSectionSpacing(_ spacing: Double) -> some View { self }
  /// The colour of a row: front ends decide. Changes nothing.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  /// How much a section's header stands out: front ends show all alike. Changes nothing.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}
