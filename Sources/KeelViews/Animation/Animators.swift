public import KeelModel

/// A view that cycles through phases. Front ends show the first phase only; an empty sequence shows nothing.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that cycles through phases repeatedly; the first is shown and `animation` is never called.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
  /// Creates a view that cycles through phases when a value changes; the first is shown and `animation` is never
  /// called.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// The content and behaviour of the view.
  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Returns a view that cycles through phases repeatedly. Front ends show the first phase only.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
  /// Returns a view that cycles through phases when a value changes. Front ends show the first phase only.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
