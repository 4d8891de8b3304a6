public import KeelModel

// What front ends choose by themselves: all of these are the same view. `Documentation/modifiers.md` lists them.

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

/// What the ground of a container is of.
public struct ContainerBackgroundPlacement: Sendable {
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
  public static let widget = ContainerBackgroundPlacement()
}

/// Where a pointer is, while it is over a view.
public struct PointerStyle: Sendable {
  public static let automatic = PointerStyle()
  public static let link = PointerStyle()
  public static let grabIdle = PointerStyle()
  public static let grabActive = PointerStyle()
  public static let horizontalText = PointerStyle()
  public static let zoomIn = PointerStyle()
  public static let zoomOut = PointerStyle()
}

extension View {
  /// Front ends choose how toolbars look: the same view.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Front ends have no menu on a title: offer it in the toolbar too.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Front ends choose how bars look: the same view.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Front ends choose the ground of pages: the same view.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Front ends choose the ground of pages: the same view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Front ends choose the shape of containers: the same view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Front ends choose what is behind views: the same view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Front ends choose how a pointer looks: the same view.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Front ends choose how a pointer looks on a view: the same view.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Front ends choose how a pointer looks on a view: the same view.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Front ends show what is new at once: the same view.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Pictures of a front end know which way they face: the same view.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Front ends look for text by themselves: the same view.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Front ends look for text by themselves: the same view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Front ends look for text by themselves: the same view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Front ends choose how rows that lead on are marked: the same view.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Front ends find rows by all of their text: the same view.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View { self }
  /// Front ends choose the focus within the parts of a page: the same view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Front ends choose the focus within the parts of a page: the same view.
  nonisolated public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Front ends know links to an app by its address: the same view.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
