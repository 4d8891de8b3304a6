// The SwiftUINavigation module of swift-navigation, as a name of the declarative layer.
@_exported public import SwiftNavigation
@_exported public import SwiftUI
