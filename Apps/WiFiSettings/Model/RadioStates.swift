/// What a radio says to one listener: the state now and after each change, of several that came together the newest.
///
/// All of it stays on the main actor: what was said is heard as soon as the actor is free. The elements of an
/// `AsyncStream` go by way of another thread, which on a busy machine takes as long as it likes.
@MainActor public final class RadioStates {
  private var newest: RadioState?
  private var isOver = false
  private var listener: CheckedContinuation<Void, Never>?
  private let onEnd: () -> Void

  fileprivate init(_ state: RadioState, onEnd: @escaping () -> Void) {
    newest = state
    self.onEnd = onEnd
  }

  isolated deinit { onEnd() }

  /// The next state; `nil` when the radio is gone or the task is cancelled.
  public func next() async -> RadioState? {
    while newest == nil, !isOver, !Task.isCancelled { await change() }
    defer { newest = nil }
    return Task.isCancelled ? nil : newest
  }

  fileprivate func say(_ state: RadioState) {
    newest = state
    goOn()
  }

  fileprivate func finish() {
    isOver = true
    goOn()
  }

  private func change() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { listener = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.goOn() }
    }
  }

  private func goOn() {
    listener?.resume()
    listener = nil
  }
}

/// All who listen to a radio. When it goes, they hear that.
@MainActor public final class RadioListeners {
  private struct Listener { weak var states: RadioStates? }
  private var listeners: [Int: Listener] = [:]
  private var lastNumber = 0
  /// Run when the last one has left.
  public var onSilence: (() -> Void)?

  public init() {}

  isolated deinit { listeners.values.forEach { $0.states?.finish() } }

  /// How many there are.
  public var count: Int { listeners.count }

  /// One more, who hears this state first and leaves by letting go of what is returned.
  public func add(hearing state: RadioState) -> RadioStates {
    lastNumber += 1
    let states = RadioStates(state) { [weak self, number = lastNumber] in self?.remove(number) }
    listeners[lastNumber] = Listener(states: states)
    return states
  }

  /// Tells all of them.
  public func say(_ state: RadioState) {
    for listener in listeners.values { listener.states?.say(state) }
  }

  private func remove(_ number: Int) {
    listeners[number] = nil
    if listeners.isEmpty { onSilence?() }
  }
}
