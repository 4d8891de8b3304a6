public import KeelModel

// Modifiers of a window that front ends decide, and settings of the environment with modifiers of their own.

extension View {
  /// Sets the text size in the environment of this view. Front ends choose the size on screen.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Limits the text size in the environment of this view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      size = size < least ? least : most
    }
  }
  /// Returns the same view: front ends have no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Returns the same view: front ends have no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Returns the same view: front ends have no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Returns the same view: front ends have no system gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Returns the same view: front ends do not report the pointer. The closure is never called.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Returns the same view: front ends choose the effect under the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Returns the same view: front ends choose the appearance of forms.
  nonisolated public func formStyle(_ style: FormStyle) -> some View { self }
  /// Returns the same view: front ends choose the marks of pages.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Returns the same view: front ends have no search scopes.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Presents details in a sheet while the binding is true.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  /// Returns the same view: front ends choose the widths of columns.
  nonisolated public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
  /// Returns the same view: front ends have no dragging. The payload is never created.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Returns the same view: front ends have no dragging. The payload is never created.
  nonisolated public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
}

/// The effect under a pointer on a view. Front ends choose it.
public struct HoverEffect: Sendable {
  /// The effect that suits the view.
  public static let automatic = HoverEffect()
  /// The view is highlighted.
  public static let highlight = HoverEffect()
  /// The view is lifted.
  public static let lift = HoverEffect()
}

/// The appearance of a form. Front ends choose it.
public struct FormStyle: Sendable {
  /// The appearance that suits the context.
  public static let automatic = FormStyle()
  /// Labels and controls in two columns.
  public static let columns = FormStyle()
  /// Controls in groups of rows.
  public static let grouped = FormStyle()
}
