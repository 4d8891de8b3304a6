public import Foundation
public import KeelModel

extension NotificationCenter {
  /// Sends every notification of that name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends every notification of one name.
  public struct Publisher: KeelModel.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // The subject counts demand: what comes when none is wanted is dropped, as notifications are.
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

/// `@unchecked Sendable`: the one field is a constant, and what varies in a subject is guarded by its core's lock.
private struct CarriedSend: @unchecked Sendable {
  let subject: PassthroughSubject<Notification, Never>
}

private struct CarriedObserver {
  let token: any NSObjectProtocol
}
