public import Foundation
public import KeelControls

// Apple's runtime can create an object of any class. Swift requires a `required` initialiser for that. The initialisers
// of `NSObject` and `UIResponder` are not `required`, so that subclasses may have others instead. Every class has its
// `init()` at the same place of its table of methods as its base class, so that it can be called through a class that
// declares it. These classes are open so that the call uses that place. They add nothing to the table, which is checked:
// so the place belongs to the base class, and every subclass of it has an `init()` there. It is the class's own, or one
// with which Swift ends the program because the class has other initialisers only.

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
  requireSameTable(_ResponderMaker.self, UIResponder.self)
  return unsafeBitCast(type, to: _ResponderMaker.Type.self).init()
}

/// Creates an object of a class with `init()`.
@MainActor package func makeObject(of type: NSObject.Type) -> NSObject {
  requireSameTable(_ObjectMaker.self, NSObject.self)
  return unsafeBitCast(type, to: _ObjectMaker.Type.self).init()
}

/// Ends the program unless a maker has the methods of its base class and no others: an object could not be created
/// through it.
private func requireSameTable(_ maker: AnyClass, _ base: AnyClass) {
  precondition(
    ClassTable(maker).end == ClassTable(base).end,
    "\(maker) has another table of methods than \(base). Adapt ObjectMaker.swift to this version of the compiler.")
}

/// Creates an object of a class with `init()`; `nil` unless it descends from `NSObject` or `UIResponder`.
@MainActor func makeObject(of type: AnyClass) -> AnyObject? {
  if let type = type as? UIResponder.Type { return makeObject(of: type) }
  if let type = type as? NSObject.Type { return makeObject(of: type) }
  return nil
}
