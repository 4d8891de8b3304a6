import KeelControls

/// Sets values of the environment for a view and all that is in it.
package struct EnvironmentModifier {
  let transform: (inout EnvironmentValues) -> Void

  package init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }
}

extension EnvironmentModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    EnvironmentMount(view, at: place)
  }
}

final class EnvironmentMount<Content: View>: ModifierMount<Content, EnvironmentModifier> {
  private var node: EnvironmentNode?

  override func prepare() {
    node = EnvironmentNode(parent: surroundings.environment, modifier.transform)
  }

  override var placeOfContent: Place {
    inner.with { if let node { $0.environment = node } }
  }

  override func modifierDidChange() { node?.update(modifier.transform) }
}

extension View {
  /// Sets a value of the environment for this view and all that is in it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object in the environment, by its type.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Changes a value of the environment for this view and all that is in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
