/// An object that publishes that it is about to change.
///
/// A class that conforms needs no code: `objectWillChange` sends before any `@Published` property of the object,
/// inherited ones included, changes. A class that declares its own `objectWillChange` sends through it itself.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// The type of the publisher, by default `ObservableObjectPublisher`.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before any `@Published` property changes; the same one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.ofPublishedProperties(in: self)
  }
}

/// The default publisher of `objectWillChange`.
///
/// As in Combine, it sends every change to all subscribers, regardless of their demand.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The type of the values: an empty value for each change.
  public typealias Output = Void
  /// The type of the error: none, because this publisher cannot fail.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>()

  /// Creates a publisher without subscribers, for a class that declares its own `objectWillChange`.
  public init() {}

  /// Announces to all subscribers that the object is about to change. May be called on any thread.
  public func send() { core.send(()) }

  /// Attaches a subscriber, which receives all changes from now on, regardless of its demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.attach(subscriber, owner: self, ignoresDemand: true)
  }
}
