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
    self.init(made: makeObject(of: delegateType))
  }

  /// Makes a delegate of that type.
  public init(_ delegateType: Delegate.Type = Delegate.self) where Delegate: UIResponder {
    self.init(made: makeObject(of: delegateType))
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
