/// The states that a radio sends to one listener: the current state and each later one. If several arrive together,
/// only the newest is kept.
///
/// Everything stays on the main actor: a state is received as soon as the actor is free. The elements of an
/// `AsyncStream` pass through another thread, which on a busy machine can take any amount of time.
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

  /// Returns the next state, or `nil` if the radio is gone or the task is cancelled.
  public func next() async -> RadioState? {
    while newest == nil, !isOver, !Task.isCancelled { await change() }
    defer { newest = nil }
    return Task.isCancelled ? nil : newest
  }

  fileprivate func send(_ state: RadioState) {
    newest = state
    resumeListener()
  }

  fileprivate func finish() {
    isOver = true
    resumeListener()
  }

  private func change() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { listener = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.resumeListener() }
    }
  }

  private func resumeListener() {
    listener?.resume()
    listener = nil
  }
}

/// The listeners of a radio. When it is released, their sequences end.
@MainActor public final class RadioListeners {
  private struct Listener { weak var states: RadioStates? }
  private var listeners: [Int: Listener] = [:]
  private var lastNumber = 0
  /// Called when the last listener has left.
  public var onLastListenerRemoved: (() -> Void)?

  public init() {}

  isolated deinit { listeners.values.forEach { $0.states?.finish() } }

  /// The number of listeners.
  public var count: Int { listeners.count }

  /// Adds a listener that receives this state first. Releasing the returned object removes the listener.
  public func add(startingWith state: RadioState) -> RadioStates {
    lastNumber += 1
    let states = RadioStates(state) { [weak self, number = lastNumber] in self?.remove(number) }
    listeners[lastNumber] = Listener(states: states)
    return states
  }

  /// Sends the state to all listeners.
  public func send(_ state: RadioState) {
    for listener in listeners.values { listener.states?.send(state) }
  }

  private func remove(_ number: Int) {
    listeners[number] = nil
    if listeners.isEmpty { onLastListenerRemoved?() }
  }
}
