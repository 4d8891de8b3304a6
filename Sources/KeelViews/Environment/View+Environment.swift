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

/// The mount of a view with an environment of its own. It keeps no modifier: there are several such mounts in a row.
final class EnvironmentMount<Content: View>: Mount<ModifiedContent<Content, EnvironmentModifier>>, UnaryMount {
  private let node: EnvironmentNode
  private var child: Mount<Content>?

  override init(_ view: ModifiedContent<Content, EnvironmentModifier>, at place: Place) {
    let node = EnvironmentNode(parent: place.surroundings.environment, view.modifier.transform)
    self.node = node
    super.init(view, at: place)
    child = mount(view.content, at: inner.with { $0.environment = node })
  }

  override func update(to view: ModifiedContent<Content, EnvironmentModifier>) {
    node.update(view.modifier.transform)
    child?.update(to: view.content)
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }
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
