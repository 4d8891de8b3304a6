import KeelControls

/// Several views, one after the other. The result builder creates it from the statements of bodies and containers.
public struct TupleView<each Content: View> {
  /// The views.
  public let value: (repeat each Content)

  init(_ value: repeat each Content) { self.value = (repeat each value) }
}

/// A view that consists of several views.
@MainActor protocol ViewSequence {
  /// The views that are present.
  var views: [AnyView] { get }
}

extension TupleView: ViewSequence {
  var views: [AnyView] {
    var views: [AnyView] = []
    for view in repeat each value {
      if (view as? any PrimitiveView)?.isAbsent != true { views.append(AnyView(view)) }
    }
    return views
  }
}

extension TupleView: View, PrimitiveView {
  package static var itemCount: Int? {
    var sum: Int? = 0
    for type in repeat (each Content).self {
      guard let count = KeelViews.itemCount(of: type), let known = sum else { return nil }
      sum = known + count
    }
    return sum
  }

  package func makeMount(at place: MountPoint) -> Mount<Self> { TupleMount(self, at: place) }
}

/// The mounts of a tuple's views. A view that has never been present has no mount.
final class TupleMount<each Content: View>: Mount<TupleView<repeat each Content>> {
  private var children: (repeat Mount<each Content>?)?

  override init(_ view: TupleView<repeat each Content>, at place: MountPoint) {
    super.init(view, at: place)
    let inner = inner
    var step = 0
    func mounted<V: View>(_ part: V) -> Mount<V>? {
      step += 1
      return mountIfPresent(part, at: inner.numbered(step))
    }
    children = (repeat mounted(each view.value))
  }

  override func update(to view: TupleView<repeat each Content>) {
    guard let old = children else { return }
    let inner = inner
    var hasNew = false
    var step = 0
    func updated<V: View>(_ child: Mount<V>?, to part: V) -> Mount<V>? {
      step += 1
      if let child {
        child.update(to: part)
        return child
      }
      let made = mountIfPresent(part, at: inner.numbered(step))
      if made != nil { hasNew = true }
      return made
    }
    children = (repeat updated(each old, to: each view.value))
    if hasNew { itemsDidChange() }
  }

  override var parts: [AnyMount] {
    var parts: [AnyMount] = []
    forEachPart { parts.append($0) }
    return parts
  }

  override func forEachPart(_ body: (AnyMount) -> Void) {
    guard let children else { return }
    repeat (each children).map(body)
  }

  override func appendItems(to items: inout [UIView]) {
    guard let children else { return }
    repeat (each children)?.appendItems(to: &items)
  }
}
