public import Foundation
public import KeelControls
public import UIKit

/// Makes the delegate of the program, which is told as the program is there.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>
{
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate of that type.
  public init(_ delegateType: Delegate.Type = Delegate.self) where Delegate: NSObject {
    self.init(made: unsafeBitCast(delegateType, to: _ObjectMaker.Type.self).init())
  }

  /// Makes a delegate of that type.
  public init(_ delegateType: Delegate.Type = Delegate.self) where Delegate: UIResponder {
    self.init(made: unsafeBitCast(delegateType, to: _ResponderMaker.Type.self).init())
  }

  private init(made: AnyObject) {
    wrappedValue = unsafeDowncast(made, to: Delegate.self)
    UIApplication.shared.delegate = wrappedValue
    UIApplicationDelegateKeeper.delegate = wrappedValue
  }
}

/// The program keeps its delegate; `UIApplication` does not.
@MainActor private enum UIApplicationDelegateKeeper {
  static var delegate: (any UIApplicationDelegate)?
}

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
