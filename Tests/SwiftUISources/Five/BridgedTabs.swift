import SwiftUI

// A program's own preference for tabs, bridged from a trait, as sources for Apple's systems declare it. Keel has a value
// of the same name, which the declarations of the program hide.

private struct PrefersTabNavigationKey: EnvironmentKey {
  static var defaultValue = false
}

extension EnvironmentValues {
  fileprivate var prefersTabNavigation: Bool {
    get { self[PrefersTabNavigationKey.self] }
    set { self[PrefersTabNavigationKey.self] = newValue }
  }
}

#if canImport(UIKit)
extension PrefersTabNavigationKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone || traitCollection.horizontalSizeClass == .compact
  }
  static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {}
}
#endif

public struct BridgedTabsPage: View {
  @Environment(\.prefersTabNavigation) private var prefersTabNavigation
  public init() {}
  public var body: some View { Text(prefersTabNavigation ? "Tabs" : "Sidebar") }
}
