import Foundation
import KeelControls
import KeelModel
import Synchronization

/// The observers of notifications whose methods are called, and which are not retained.
///
/// Foundation's centres keep blocks. Here is the list of blocks that belong to an object. May be used on any thread.
final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  /// One observation. `@unchecked Sendable`: everything is constant, but for the weak reference, which the runtime
  /// guards, and the token, which is set before the entry is published.
  private final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    /// The identity of the observer, also while it is being released.
    let observerID: ObjectIdentifier
    let center: NotificationCenter
    let name: Notification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ object: AnyObject?,
      _ token: any NSObjectProtocol
    ) {
      self.observer = observer
      observerID = ObjectIdentifier(observer)
      self.center = center
      self.name = name
      self.object = object
      self.token = token
    }
  }
  private let entries = Mutex<[Entry]>([])

  func add(
    _ observer: AnyObject, _ selector: Selector, _ center: NotificationCenter, _ name: Notification.Name?,
    _ object: Any?
  ) {
    let receiver = Receiver(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      receiver.receive(notification, selector)
    }
    let entry = Entry(observer, center, name, object.map { $0 as AnyObject }, token)
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center.removeObserver(entry.token as Any) }
  }

  /// Removes the observations of an object, or those with a name or a sender among them.
  func remove(_ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ object: Any?) {
    let id = ObjectIdentifier(observer)
    let object = object.map { $0 as AnyObject }
    let removed = entries.withLock { entries in
      func isMeant(_ entry: Entry) -> Bool {
        entry.observerID == id && entry.center === center && (name == nil || entry.name == name)
          && (object == nil || entry.object === object)
      }
      let removed = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return removed
    }
    for entry in removed { center.removeObserver(entry.token as Any) }
  }
}

/// The object that receives notifications. `@unchecked Sendable`: the reference is weak, and the runtime guards it.
private final class Receiver: @unchecked Sendable {
  private weak var observer: AnyObject?
  init(_ observer: AnyObject) { self.observer = observer }

  /// Calls the method at once on the main actor. Notifications of other threads follow on the main actor, because views
  /// belong to it.
  func receive(_ notification: Notification, _ selector: Selector) {
    MainActor.performSoon(notification) { notification in
      if let observer = self.observer { selector.perform(on: observer, sender: notification) }
    }
  }
}
