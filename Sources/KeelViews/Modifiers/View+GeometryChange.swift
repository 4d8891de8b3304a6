import KeelControls
import KeelScene

/// A modifier that calls a closure when a value that is made from the geometry of a view changes.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    GeometryChangeMount(view, at: place)
  }
}

final class GeometryChangeMount<Content: View, Value: Equatable>: TransformingMount<
  Content, GeometryChangeModifier<Value>
>
{
  private let use = FrameUse()
  private var last: Value?

  override func transform(_ item: UIView) -> UIView {
    follow(item)
    return item
  }

  private func follow(_ item: UIView) {
    item.observeGeometry(self, use.interest) { [weak self, weak item] _ in
      if let self, let item { self.geometryDidChange(item) }
    }
  }

  private func geometryDidChange(_ item: UIView) {
    guard !isGone else { return }
    let interest = use.interest
    let value = modifier.transform(GeometryProxy(of: item, in: surroundings.environment.values, use))
    if use.interest != interest { follow(item) }
    guard value != last else { return }
    let old = last ?? value
    last = value
    modifier.action(old, value)
  }

  override func didUnmount() {
    for item in child?.items ?? [] { item.observeGeometry(self, .none) { _ in } }
  }
}

extension View {
  /// Calls the closure with a value of the view's geometry: when the front end first reports it, and whenever it
  /// changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }
  /// Calls the closure with the old and the new value of the view's geometry, which are equal at the first report.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
