public import KeelModel

/// A view that goes through phases. Front ends show the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phase: Phase?
  private let content: (Phase) -> Content

  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Goes through phases. Front ends show the first.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
  /// Goes through phases as the value changes. Front ends show the first.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
