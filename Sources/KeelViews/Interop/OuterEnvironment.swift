import FoundationEssentials
package import KeelControls
import KeelModel
import KeelScene

/// The environment that a page of views begins with: what is around the page where it is shown, or else what the window
/// says; and over that, what the page says of itself.
///
/// Views that the page is in, with imperative views and controllers between or not, come first. The page may be moved,
/// and the traits of the window may change: both are followed.
@MainActor package final class OuterEnvironment {
  /// The environment of the page's views.
  package let node: EnvironmentNode
  private let fixed: EnvironmentNode?
  private var own: (inout EnvironmentValues) -> Void
  private var scope: TrackedScope?
  /// What is found around the page, and the window that it is in.
  package var find: () -> (outer: EnvironmentNode?, window: UIWindow?) = { (nil, nil) }
  /// Told when the page has come to another place.
  package var didMove: () -> Void = {}
  /// Whether the page is somewhere: views may need what is set there.
  package private(set) var isPlaced: Bool

  /// - Parameters:
  ///   - fixed: The environment around the page, where whoever made the page says so.
  ///   - own: What the page says of itself.
  package init(fixed: EnvironmentNode?, _ own: @escaping (inout EnvironmentValues) -> Void) {
    self.fixed = fixed
    self.own = own
    isPlaced = fixed != nil
    node = EnvironmentNode(parent: fixed, own)
  }

  /// Says something else of the page itself.
  package func update(_ own: @escaping (inout EnvironmentValues) -> Void) {
    self.own = own
    if fixed != nil { node.update(own) } else { follow() }
  }

  /// Looks at what is around the page, now and whenever it moves.
  package func follow() {
    guard fixed == nil else { return }
    let scope =
      self.scope
      ?? TrackedScope(origin: Origin(type: Self.self)) { [weak self] _, _ in
        self?.follow()
        self?.didMove()
      }
    self.scope = scope
    let place = scope.track {
      Placements.anyChange.read()
      let place = find()
      let traits = place.outer == nil ? place.window?.traits : nil
      return (outer: place.outer, window: place.window, traits: traits?.current, phase: traits?.phase)
    }
    isPlaced = place.outer != nil || place.window != nil
    let own = own
    withoutTracking {
      node.move(under: place.outer) { values in
        if let traits = place.traits { values.take(traits) }
        if let phase = place.phase { values.scenePhase = ScenePhase(phase) }
        if place.outer == nil, let window = place.window { values.window = WeakWindow(window) }
        own(&values)
      }
    }
  }

  isolated deinit { scope?.cancel() }
}

extension EnvironmentValues {
  /// Sets what a window says of itself.
  fileprivate mutating func take(_ traits: UITraitCollection) {
    let environment = traits.environment
    colorScheme = ColorScheme(environment.colorScheme)
    layoutDirection = LayoutDirection(environment.layoutDirection)
    horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    accessibilityReduceMotion = environment.reducesMotion
    locale = Locale(identifier: environment.localeIdentifier)
    systemLanguages = traits.languages
  }
}
