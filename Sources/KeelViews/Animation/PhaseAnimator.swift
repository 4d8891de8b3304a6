public import KeelModel

/// A view that cycles through phases, each of which is shown by an animated change.
///
/// When the animation of a phase has ended, the next phase is shown. The environment's `timelineClock` measures the time.
/// If the user prefers reduced motion, only the first phase is shown. The view is empty without phases, and uses at most
/// 1,000 of them.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that cycles through phases repeatedly while it is on the screen.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order.
  ///   - content: The content for a phase.
  ///   - animation: The animation of the change to a phase. `nil` shows the phase at once, for 50 milliseconds. An
  ///     animation without an end stops the cycle at its phase.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }
  /// Creates a view that shows the first phase. Each change of a value starts one cycle through all phases.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order.
  ///   - trigger: The value whose changes start a cycle. A change during a cycle starts it again.
  ///   - content: The content for a phase.
  ///   - animation: The animation of the change to a phase, as for repeated cycles.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, AnimationTrigger(trigger), content, animation)
  }

  private init(
    _ phases: some Sequence<Phase>, _ trigger: AnimationTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases.prefix(1000))
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// The content and behaviour of the view.
  public var body: some View {
    if !phases.isEmpty {
      PhaseCycle(phases: phases, trigger: trigger, content: content, animation: animation)
    }
  }
}

private struct PhaseCycle<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnimationTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @Environment(\.timelineClock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var index = 0
  /// The number of changes of the trigger.
  @State private var changes = 0

  private struct Run: Equatable {
    let changes: Int
    let isStill: Bool
  }

  init(
    phases: [Phase], trigger: AnimationTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  var body: some View {
    content(phases[min(index, phases.count - 1)])
      .task(id: Run(changes: changes, isStill: reducesMotion)) { await run() }
      .onChange(of: trigger) { changes += 1 }
  }

  private func run() async {
    guard phases.count > 1, !reducesMotion else { return index = 0 }
    guard trigger == nil || changes > 0 else { return }
    repeat {
      for next in Array(1..<phases.count) + [0] {
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        guard let length = animation.length else { return }
        // The sleep fails when the task is cancelled.
        try? await clock.sleep(for: max(length, .milliseconds(50)))
        if Task.isCancelled { return }
      }
    } while trigger == nil
  }
}

extension Animation? {
  /// The time until the animation has ended, with its delay and repetitions; `nil` if it has no end.
  fileprivate var length: Duration? {
    guard let self else { return .zero }
    return self.repeatCount.map { .seconds(min(self.delay + self.duration * Double($0), 1e6)) }
  }
}

extension View {
  /// Returns a view that cycles through phases repeatedly, as `PhaseAnimator` does.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
  /// Returns a view that cycles through phases when a value changes, as `PhaseAnimator` does.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}
