import KeelModel

/// A method that an event calls on a target: `Selector(Self.buttonTapped)` in place of `#selector(buttonTapped)`.
///
///     button.addTarget(self, action: Selector(Self.buttonTapped), for: .touchUpInside)
///
/// The method takes nothing, the sender, or the sender and the event, as in UIKit. `keel port` rewrites `#selector`, which
/// needs the Objective-C runtime.
///
/// A selector cannot be compared with another one: Swift's methods have no identity.
public struct Selector: Sendable {
  /// The call of the method; `false` if the object or the arguments have other types.
  private let call: @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool
  /// True if an object has the method.
  private let fits: @MainActor @Sendable (_ object: AnyObject) -> Bool
  /// The class and the parameters of the method, for reports.
  private let words: String

  private init<T: AnyObject>(
    of type: T.Type, _ parameters: [Any.Type],
    _ call: @escaping @MainActor @Sendable (_ target: T, _ sender: Any?, _ event: Any?) -> Bool
  ) {
    fits = { $0 is T }
    self.call = { target, sender, event in (target as? T).map { call($0, sender, event) } ?? false }
    words = "\(type) with (\(parameters.map { "\($0)" }.joined(separator: ", ")))"
  }

  /// Creates a selector of a method without parameters.
  public init<T: AnyObject, Result>(_ method: @escaping @MainActor (T) -> @MainActor () -> Result) {
    let method = MethodBox(method)
    self.init(of: T.self, []) { target, _, _ in
      _ = method.value(target)()
      return true
    }
  }

  /// Creates a selector of a method whose parameter is the sender: a control, a gesture recognizer, a notification.
  public init<T: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (T) -> @MainActor (Sender) -> Result
  ) {
    let method = MethodBox(method)
    self.init(of: T.self, [Sender.self]) { target, sender, _ in
      guard let sender: Sender = argument(sender) else { return false }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method whose parameters are the sender and the event.
  public init<T: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (T) -> @MainActor (Sender, Event) -> Result
  ) {
    let method = MethodBox(method)
    self.init(of: T.self, [Sender.self, Event.self]) { target, sender, event in
      guard let sender: Sender = argument(sender), let event: Event = argument(event) else { return false }
      _ = method.value(target)(sender, event)
      return true
    }
  }

  // The same for methods without isolation, such as those of models. The second parameter tells them apart: the
  // isolation of a parameter is no part of a signature.

  /// Creates a selector of a method without parameters and isolation.
  @_disfavoredOverload
  public init<T: AnyObject, Result>(_ method: @escaping (T) -> () -> Result, isolation: Void = ()) {
    let method = MethodBox(method)
    self.init(of: T.self, []) { target, _, _ in
      _ = method.value(target)()
      return true
    }
  }

  /// Creates a selector of a method without isolation whose parameter is the sender.
  @_disfavoredOverload
  public init<T: AnyObject, Sender, Result>(_ method: @escaping (T) -> (Sender) -> Result, isolation: Void = ()) {
    let method = MethodBox(method)
    self.init(of: T.self, [Sender.self]) { target, sender, _ in
      guard let sender: Sender = argument(sender) else { return false }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// Calls the method on a target. If the target or the arguments have other types, that is reported.
  @MainActor package func perform(on target: AnyObject, sender: Any?, event: Any? = nil) {
    guard !call(target, sender, event) else { return }
    let given = sender.map { "\(type(of: $0))" } ?? "nothing"
    RuntimeWarning.report(
      "A selector of \(words) was not called on \(type(of: target)), with \(given).",
      rule: "The target of an action has the method, which takes nothing, the sender, or the sender and the event.",
      remedy: "Give the parameter the type of the sender.")
  }

  /// Returns the first object of a responder chain that has the method; `nil` if there is none.
  @MainActor func receiver(from first: UIResponder?) -> UIResponder? {
    var responder = first
    while let current = responder, !fits(current) { responder = current.next }
    return responder
  }
}

/// Returns an argument as the type of a parameter. A Boolean parameter gets true, as in Objective-C, where an object that
/// is passed for one is not zero: `Selector(UIView.endEditing)` as the action of a recognizer is common.
private func argument<Parameter>(_ value: Any?) -> Parameter? {
  if let value = value as? Parameter { return value }
  return Parameter.self == Bool.self && value != nil ? true as? Parameter : nil
}

/// A method of a class, which has no values of its own.
///
/// `@unchecked Sendable`: an unapplied method captures nothing, and only the main actor calls it.
private struct MethodBox<Method>: @unchecked Sendable {
  let value: Method
  init(_ value: Method) { self.value = value }
}
