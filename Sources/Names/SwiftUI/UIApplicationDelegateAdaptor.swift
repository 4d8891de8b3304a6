public import Foundation
public import KeelControls
public import UIKit

/// Creates the app delegate of a program of views, which is notified when the program has been launched.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>
{
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates a delegate of a type.
  public init(_ delegateType: Delegate.Type = Delegate.self) where Delegate: NSObject {
    self.init(made: makeObject(of: delegateType))
  }

  /// Creates a delegate of a type.
  public init(_ delegateType: Delegate.Type = Delegate.self) where Delegate: UIResponder {
    self.init(made: makeObject(of: delegateType))
  }

  private init(made: AnyObject) {
    // Both initialisers pass an instance of `delegateType`, which is a type of delegates.
    guard let delegate = made as? Delegate else { preconditionFailure("An object is of the class that made it.") }
    wrappedValue = delegate
    UIApplication.shared.delegate = wrappedValue
    UIApplicationDelegateKeeper.delegate = wrappedValue
  }
}

/// Holds the delegate, because `UIApplication` keeps no strong reference.
@MainActor private enum UIApplicationDelegateKeeper {
  static var delegate: (any UIApplicationDelegate)?
}
