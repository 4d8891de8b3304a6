public import Foundation
public import KeelControls

extension NotificationCenter {
  /// Calls a method of an object for the notifications with a name, from a sender. The object is not retained.
  ///
  /// The method takes nothing, or the notification. It runs on the main actor: at once if the notification is posted
  /// there, otherwise soon after.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    SelectorObservers.shared.add(observer, selector, self, name, object)
  }

  /// Stops calling the methods of an object, or removes what `addObserver(forName:object:queue:using:)` has returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, self, nil, nil)
    removeObserver(observer as Any)
  }

  /// Stops calling the methods of an object for the notifications with a name, from a sender; all for `nil`.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    SelectorObservers.shared.remove(observer, self, name, object)
    removeObserver(observer as Any, name: name, object: object)
  }
}
