// The UIKitNavigation module of swift-navigation, as a name of the imperative layer.
@_exported public import SwiftNavigation
@_exported public import UIKit
