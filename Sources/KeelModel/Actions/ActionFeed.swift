/// Delivers the actions of users to receivers, such as a recorder.
@MainActor public enum ActionFeed {
  /// A delivered event: an action, or a write without one.
  public enum Item {
    /// An action, which is performed after it has been delivered. `isWrite` is true if a view writes a property, as it
    /// does with each key press; false for calls of endpoints.
    case performed(any ActionModel, any ActionValue, isWrite: Bool)
    /// A view has written a property for which the model's `Action` has no case; the description names it.
    case unknownWrite(any ActionModel, String)
  }

  /// Calls the closure with each action, before it is performed, until the token is cancelled or released. An unknown
  /// write is delivered after it.
  public static func receive(_ handler: @escaping @MainActor (Item) -> Void) -> ObservationToken {
    lastID += 1
    let id = lastID
    receivers.append((id, handler))
    return ObservationToken { Task { @MainActor in receivers.removeAll { $0.id == id } } }
  }

  /// The number of items that have been delivered.
  package private(set) static var count = 0

  /// True if there is a receiver.
  package static var isReceived: Bool { !receivers.isEmpty }

  static func deliver(_ item: Item) {
    count += 1
    for receiver in receivers { receiver.handler(item) }
  }

  private static var receivers: [(id: Int, handler: @MainActor (Item) -> Void)] = []
  private static var lastID = 0
}
