public import KeelModel

// What front ends decide of a window, and settings of the environment that have modifiers of their own.

extension View {
  /// How large text is.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// How large text may be.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      size = size < least ? least : most
    }
  }
  /// Front ends have no bar of a telephone's state: the same view.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Front ends have no bar of a telephone's state: the same view.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Front ends have no overlays of a system: the same view.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Front ends have no gestures of a system: the same view.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Front ends tell nothing of a pointer: the same view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Front ends choose how a pointer looks on a view: the same view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Front ends choose how forms look: the same view.
  nonisolated public func formStyle(_ style: FormStyle) -> some View { self }
  /// Front ends choose how pages are counted: the same view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Searches are not parted: the same view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Shows something of what the view is about, in a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  /// Front ends choose how wide parts of a window are: the same view.
  nonisolated public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
  /// Front ends do not carry things: the same view.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Front ends do not carry things: the same view.
  nonisolated public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
}

/// How a pointer looks on a view.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// How a form looks.
public struct FormStyle: Sendable {
  public static let automatic = FormStyle()
  public static let columns = FormStyle()
  public static let grouped = FormStyle()
}
