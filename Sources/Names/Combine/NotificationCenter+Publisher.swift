public import Foundation
public import KeelModel

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name that are posted by an object, or by any object for `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  public struct Publisher: KeelModel.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of the error: none, because the publisher cannot fail.
    public typealias Failure = Never
    /// The notification center that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are sent, or `nil` for those of all objects.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the center until the subscription is cancelled. Values arrive on the thread that posts them.
    ///
    /// A notification that is posted while the subscriber has requested none is lost.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // The subject counts demand and drops values without demand, as notification publishers do.
      let subject = PassthroughSubject<Notification, Never>()
      let send = CarriedSend(subject: subject)
      let observer = CarriedObserver(
        token: center.addObserver(forName: name, object: object, queue: nil) { send.subject.send($0) })
      subject
        .handleEvents(receiveCancel: { [center] in center.removeObserver(observer.token) })
        .subscribe(subscriber)
    }
  }
}

/// `@unchecked Sendable`: the only field is a constant, and the mutable state of a subject is guarded by its core's
/// lock.
private struct CarriedSend: @unchecked Sendable {
  let subject: PassthroughSubject<Notification, Never>
}

private struct CarriedObserver {
  let token: any NSObjectProtocol
}
