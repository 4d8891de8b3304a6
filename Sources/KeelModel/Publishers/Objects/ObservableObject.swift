/// An object that says when it is about to change.
///
/// A class that conforms gets `objectWillChange` for nothing: it fires just before any `@Published` property of the
/// object or of its superclasses changes. One that declares its own sends through that itself.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before any `@Published` property of the object changes; the same one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.ofPublishedProperties(in: self)
  }
}

/// The publisher behind `objectWillChange`.
///
/// As in Combine it tells every subscriber of every change, also one that has asked for none: a change waits for nobody.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>()

  public init() {}

  /// Says that the object is about to change.
  public func send() { core.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.attach(subscriber, owner: self, ignoresDemand: true)
  }
}
