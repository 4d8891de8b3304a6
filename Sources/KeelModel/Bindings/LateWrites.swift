internal import Synchronization

/// The writes of other threads to bindings, which the main actor performs in the order of their arrival.
enum LateWrites {
  private static let inbox = MainActorInbox<@MainActor () -> Void> { write in
    waitingCount.subtract(1, ordering: .relaxed)
    write()
  }
  private static let waitingCount = Atomic(0)

  /// Adds a write, on any thread.
  static func add(_ write: @escaping @MainActor () -> Void) {
    waitingCount.add(1, ordering: .relaxed)
    inbox.receive(write)
  }

  /// Performs the writes that have arrived before one of the main actor itself.
  @MainActor static func performEarlier() {
    if waitingCount.load(ordering: .relaxed) != 0 { inbox.deliverWaiting() }
  }
}
