import SwiftUI

// The same declaration where only iOS bridges it. Elsewhere the value is the default one, or what a view has set: the
// root of the program passes on Keel's value.

private struct PrefersTabNavigationKey: EnvironmentKey {
  static var defaultValue = false
}

extension EnvironmentValues {
  fileprivate var prefersTabNavigation: Bool {
    get { self[PrefersTabNavigationKey.self] }
    set { self[PrefersTabNavigationKey.self] = newValue }
  }
}

#if os(iOS)
extension PrefersTabNavigationKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
  static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {}
}
#endif

public struct AppleOnlyTabsPage: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.prefersTabNavigation) private var prefersTabNavigation
  public init() {}
  public var body: some View {
    VStack {
      Text(prefersTabNavigation ? "Tabs" : "Sidebar")
      Inner().environment(\.prefersTabNavigation, width == .compact)
    }
  }

  private struct Inner: View {
    @Environment(\.prefersTabNavigation) private var prefersTabNavigation
    var body: some View { Text(prefersTabNavigation ? "Inner tabs" : "Inner sidebar") }
  }
}
