/// The storage of a published property: its value, its subscribers and its assignments.
///
/// `@unchecked Sendable`: every read and write of the mutable properties is inside the core's lock. The values
/// themselves are described at ``Publisher``, under "Threads".
final class PublishedBox<Value>: PublishedBoxing, @unchecked Sendable {
  private let core = SubjectCore<Value, Never>()
  /// Guarded by the core's lock, as are all properties below.
  private var stored: Value
  private var storedWillChange: ObservableObjectPublisher?
  private var assignments: [Int: AnyCancellable] = [:]
  private var lastAssignment = 0

  init(_ value: Value) { stored = value }

  /// The value. Before it is set, the object's publisher and then the property's send.
  var value: Value {
    get { core.lock { stored } }
    set {
      willChange?.send()
      core.send(newValue)
      var former = newValue
      core.lock { swap(&former, &stored) }
      withExtendedLifetime(former) {}
    }
  }

  var willChange: ObservableObjectPublisher? {
    get { core.lock { storedWillChange } }
    set { core.lock { storedWillChange = newValue } }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    // A subscription does not retain the property: two properties that are assigned to each other would retain each
    // other.
    core.attach(subscriber, owner: nil, latest: { [weak self] in self?.value })
  }

  func assign<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    assign(from: publisher) { [weak self] in self?.value = $0 }
  }

  /// Assigns the values of a publisher on the main actor.
  func assignOnMainActor<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    let inbox = MainActorInbox<Value> { [weak self] in self?.value = $0 }
    assign(from: publisher) { inbox.receive($0) }
  }

  private func assign<P: Publisher>(from publisher: P, _ receiveValue: @escaping (Value) -> Void)
  where P.Output == Value, P.Failure == Never {
    let id = core.lock {
      lastAssignment += 1
      return lastAssignment
    }
    let sink = Subscribers.Sink<Value, Never>(
      receiveCompletion: { [weak self] _ in self?.endAssignment(id) },
      receiveValue: receiveValue)
    // It is stored before the subscription, because it may have ended when the subscription has been made.
    core.lock { assignments[id] = AnyCancellable(sink) }
    publisher.subscribe(sink)
  }

  private func endAssignment(_ id: Int) {
    withExtendedLifetime(core.lock { assignments.removeValue(forKey: id) }) {}
  }
}
