package import KeelControls
import KeelModel

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
  /// Returns the environment around the page, the window that contains it, and the object that shows it.
  package var find: () -> (outer: EnvironmentNode?, window: UIWindow?, shower: UIResponder?) = { (nil, nil, nil) }
  /// The number of times that any page has looked up the environment around it, for tests.
  package private(set) static var lookupCount = 0
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
      OuterEnvironment.lookupCount += 1
      let place = find()
      // Follows the moves of the objects around this page only, so that a push does not make the pages under it look up
      // their environments again.
      place.shower?.followPlacement()
      let root = place.outer == nil ? place.window : nil
      let inherited = place.shower?.inheritedTraits
      let overrides = inherited?.overrides ?? []
      let traits = root != nil || !overrides.isEmpty ? inherited?.traits : nil
      return (
        outer: place.outer, window: place.window, traits: traits ?? root?.traits.current, phase: root?.traits.phase,
        overrides: overrides, outerTraits: overrides.isEmpty ? nil : place.outer?.traits
      )
    }
    isPlaced = place.outer != nil || place.window != nil
    let own = own
    withoutTracking {
      node.move(under: place.outer) { values in
        if let traits = place.traits {
          if place.outer == nil {
            values.take(traits)
          } else {
            values.take(traits, overriddenBy: place.overrides, in: place.outerTraits)
          }
        }
        if let phase = place.phase { values.scenePhase = ScenePhase(phase) }
        if place.outer == nil, let window = place.window {
          values.window = WeakWindow(window)
          if let states = window.viewStates as? ViewStates { values.viewStates = states }
        }
        own(&values)
      }
    }
  }

  isolated deinit { scope?.cancel() }
}
