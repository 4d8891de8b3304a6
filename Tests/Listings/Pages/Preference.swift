import SwiftUI

// The preference of Documentation/navigation.md.

struct PrefersTabNavigationKey: EnvironmentKey {
  static let defaultValue = false
}

#if canImport(UIKit)
extension PrefersTabNavigationKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.horizontalSizeClass == .compact
  }
  static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {}
}
#endif
