import KeelControls

/// A type-erased view. The view's state is preserved as long as the type stays the same.
public struct AnyView {
  let content: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  package static var itemCount: Int? { nil }
  package static var mayBeOneItem: Bool { true }
  package func makeMount(at place: MountPoint) -> Mount<Self> { AnyViewMount(self, at: place) }
}

/// The mount of a type-erased view; a view of another type receives a new mount.
final class AnyViewMount: Mount<AnyView> {
  private var child: AnyMount?

  override init(_ view: AnyView, at place: MountPoint) {
    super.init(view, at: place)
    child = make(view.content)
  }

  private func make<V: View>(_ content: V) -> AnyMount { mount(content, at: inner) }

  override func update(to view: AnyView) {
    if hand(view.content) { return }
    child?.unmount()
    child = make(view.content)
    itemsDidChange()
  }

  private func hand<V: View>(_ content: V) -> Bool {
    guard let child = child as? Mount<V> else { return false }
    child.update(to: content)
    return true
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
}
