public import Foundation
public import KeelControls

// Apple's runtime can create an object of any class. Swift requires a `required` initialiser for that. The initialisers
// of `NSObject` and `UIResponder` are not `required`, so that subclasses may have others instead. Every class has its
// `init()` in the same slot as its base class, so that it can be called through a class that declares it. These classes
// are open so that the call uses that slot.

/// Declares an initialiser for every object; only its type is used.
open class _ObjectMaker: NSObject {
  override public required init() { super.init() }
}

/// Declares an initialiser for every responder; only its type is used.
@MainActor @preconcurrency open class _ResponderMaker: UIResponder {
  override public required init() { super.init() }
}

/// Creates an object of a class with `init()`.
@MainActor package func makeObject(of type: UIResponder.Type) -> UIResponder {
  // The class need not descend from the maker: the call only uses the slot of `init()`, which it shares. See above.
  unsafeBitCast(type, to: _ResponderMaker.Type.self).init()
}

/// Creates an object of a class with `init()`.
@MainActor package func makeObject(of type: NSObject.Type) -> NSObject {
  // As for responders.
  unsafeBitCast(type, to: _ObjectMaker.Type.self).init()
}

/// Creates an object of a class with `init()`; `nil` unless it descends from `NSObject` or `UIResponder`.
@MainActor func makeObject(of type: AnyClass) -> AnyObject? {
  if let type = type as? UIResponder.Type { return makeObject(of: type) }
  if let type = type as? NSObject.Type { return makeObject(of: type) }
  return nil
}
