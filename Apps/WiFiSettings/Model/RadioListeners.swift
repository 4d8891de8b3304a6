/// Calls a closure with the states of a radio, until it is released.
///
/// The closure is called in a job of its own on the main actor, first with the current state. If several states arrive
/// before that job runs, only the newest is kept. Everything stays on the main actor: a task that waits on a
/// continuation or an `AsyncStream` is resumed through another thread (Swift 6.3), which on a busy machine can take any
/// amount of time.
@MainActor public final class RadioListener {
  private var newest: RadioState?
  private let onState: (RadioState) -> Void
  private let onEnd: () -> Void

  fileprivate init(onState: @escaping (RadioState) -> Void, onEnd: @escaping () -> Void) {
    self.onState = onState
    self.onEnd = onEnd
  }

  isolated deinit { onEnd() }

  fileprivate func send(_ state: RadioState) {
    defer { newest = state }
    guard newest == nil else { return }
    Task { @MainActor [weak self] in self?.deliver() }
  }

  private func deliver() {
    guard let state = newest else { return }
    newest = nil
    onState(state)
  }
}

/// The listeners of a radio.
@MainActor public final class RadioListeners {
  private struct Entry { weak var listener: RadioListener? }
  private var entries: [Int: Entry] = [:]
  private var lastNumber = 0
  /// Called when the last listener has left.
  public var onLastListenerRemoved: (() -> Void)?

  public init() {}

  /// The number of listeners.
  public var count: Int { entries.count }

  /// Adds a listener that receives this state first. Releasing the returned object removes the listener.
  public func add(startingWith state: RadioState, _ onState: @escaping @MainActor (RadioState) -> Void) -> RadioListener
  {
    lastNumber += 1
    let listener = RadioListener(onState: onState) { [weak self, number = lastNumber] in self?.remove(number) }
    entries[lastNumber] = Entry(listener: listener)
    listener.send(state)
    return listener
  }

  /// Sends the state to all listeners.
  public func send(_ state: RadioState) {
    for entry in entries.values { entry.listener?.send(state) }
  }

  private func remove(_ number: Int) {
    entries[number] = nil
    if entries.isEmpty { onLastListenerRemoved?() }
  }
}
