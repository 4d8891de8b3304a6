public import KeelModel

// Modifiers of properties that front ends choose. Nearly all return the same view. `Documentation/modifiers.md` lists
// them.

/// The purpose of a toolbar. Front ends do not use it.
public struct ToolbarRole: Sendable {
  /// The role that suits the toolbar.
  public static let automatic = ToolbarRole()
  /// The toolbar of a page in a stack.
  public static let navigationStack = ToolbarRole()
  /// The toolbar of a browser.
  public static let browser = ToolbarRole()
  /// The toolbar of an editor.
  public static let editor = ToolbarRole()
}

/// The container that a background is for. Front ends choose backgrounds.
public struct ContainerBackgroundPlacement: Sendable {
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// The panes of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The pages of a tab view.
  public static let tabView = ContainerBackgroundPlacement()
  /// The window.
  public static let window = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
}

/// The appearance of a pointer over a view. Front ends choose it.
public struct PointerStyle: Sendable {
  /// The pointer that suits the view.
  public static let automatic = PointerStyle()
  /// The pointer over a link.
  public static let link = PointerStyle()
  /// The pointer over a view that can be dragged.
  public static let grabIdle = PointerStyle()
  /// The pointer over a view that is being dragged.
  public static let grabActive = PointerStyle()
  /// The pointer over horizontal text.
  public static let horizontalText = PointerStyle()
  /// The pointer over a view that can be magnified.
  public static let zoomIn = PointerStyle()
  /// The pointer over a view that can be made smaller.
  public static let zoomOut = PointerStyle()
}

extension View {
  /// Returns the same view: front ends choose the appearance of toolbars.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Returns the same view: front ends choose the appearance of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Returns the same view: front ends choose the background of pages.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Returns the same view: front ends choose the background of pages.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Returns the same view: front ends choose the shape of containers.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Returns the same view: front ends choose the background of views.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Returns the same view: front ends choose the appearance of the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Returns the same view: front ends choose the effect under the pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends choose the effect under the pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Returns the same view: front ends show new content at once.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Returns the same view: a front end mirrors its pictures itself.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Returns the same view: front ends offer their own text search, if any.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Returns the same view: front ends offer their own text search, if any.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends offer their own text search, if any.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends choose the mark of rows that lead to a page.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Returns the same view: front ends find rows by all of their text.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View { self }
  /// Returns the same view: front ends choose how the focus moves within a page.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Returns the same view: front ends choose how the focus moves within a page.
  nonisolated public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Returns the same view: links to an app are handled by its address.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
