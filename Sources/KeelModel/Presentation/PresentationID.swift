import Synchronization

/// Identifies a presentation of an alert, a dialog or a button; unique in the program.
public struct PresentationID: Hashable, Sendable {
  private let number: UInt64
  private static let last = Atomic<UInt64>(0)

  init() {
    number = PresentationID.last.add(1, ordering: .relaxed).newValue
  }
}
