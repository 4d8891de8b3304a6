public import Foundation
public import KeelControls

// Apple's runtime makes an object of any class that it is handed. Here the language asks that the initialiser be
// `required`, which that of `NSObject` and `UIResponder` is not, so that classes may have others instead. Every class has
// its `init()` in the place where its base class has it: through a class that promises it, it can be called. These are
// open so that the call goes through that place.

/// Promises an initialiser for every object; only its type is used.
open class _ObjectMaker: NSObject {
  override public required init() { super.init() }
}

/// Promises an initialiser for every responder; only its type is used.
@MainActor @preconcurrency open class _ResponderMaker: UIResponder {
  override public required init() { super.init() }
}

/// Makes an object of the class with `init()`.
@MainActor package func makeObject(of type: UIResponder.Type) -> UIResponder {
  unsafeBitCast(type, to: _ResponderMaker.Type.self).init()
}

/// Makes an object of the class with `init()`.
@MainActor package func makeObject(of type: NSObject.Type) -> NSObject {
  unsafeBitCast(type, to: _ObjectMaker.Type.self).init()
}

/// Makes an object of the class with `init()`. `nil` for classes that descend from neither `NSObject` nor `UIResponder`.
@MainActor func makeObject(of type: AnyClass) -> AnyObject? {
  if let type = type as? UIResponder.Type { return makeObject(of: type) }
  if let type = type as? NSObject.Type { return makeObject(of: type) }
  return nil
}
