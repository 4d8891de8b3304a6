import FoundationEssentials
package import KeelControls
import KeelModel
import KeelScene

/// The root environment of a page of views. Its parent is the environment around the page, or else the traits of the
/// window; the page's own values override both.
///
/// Enclosing views take precedence over the window, even with imperative views and controllers in between. The
/// environment follows moves of the page and changes of the window's traits.
@MainActor package final class OuterEnvironment {
  /// The environment of the page's views.
  package let node: EnvironmentNode
  private let fixed: EnvironmentNode?
  private var own: (inout EnvironmentValues) -> Void
  private var scope: TrackedScope?
  /// Returns the environment around the page and the window that contains it.
  package var find: () -> (outer: EnvironmentNode?, window: UIWindow?) = { (nil, nil) }
  /// Called when the page has moved.
  package var didMove: () -> Void = {}
  /// True once the page is in an environment or a window, whose values its views may need.
  package private(set) var isPlaced: Bool

  /// - Parameters:
  ///   - fixed: The environment around the page, if the creator of the page provides it.
  ///   - own: Sets the page's own values.
  package init(fixed: EnvironmentNode?, _ own: @escaping (inout EnvironmentValues) -> Void) {
    self.fixed = fixed
    self.own = own
    isPlaced = fixed != nil
    node = EnvironmentNode(parent: fixed, own)
  }

  /// Replaces the page's own values.
  package func update(_ own: @escaping (inout EnvironmentValues) -> Void) {
    self.own = own
    if fixed != nil { node.update(own) } else { follow() }
  }

  /// Looks up the environment around the page, now and whenever the page moves.
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
  /// Sets the values of a window's traits.
  fileprivate mutating func take(_ traits: UITraitCollection) {
    let environment = traits.environment
    colorScheme = ColorScheme(environment.colorScheme)
    layoutDirection = LayoutDirection(environment.layoutDirection)
    horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    accessibilityReduceMotion = environment.reducesMotion
    locale = Locale(identifier: environment.localeIdentifier)
    systemLanguages = traits.languages
    isShownInCells = environment.idiom == .terminal
  }
}
