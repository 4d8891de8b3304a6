import KeelControls

/// Several views, one after the other. Bodies and containers make it of their statements.
public struct TupleView<each Content: View> {
  /// The views.
  public let value: (repeat each Content)

  init(_ value: repeat each Content) { self.value = (repeat each value) }
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

  package func makeMount(at place: Place) -> Mount<Self> { TupleMount(self, at: place) }
}

/// The mounts of a tuple's views.
final class TupleMount<each Content: View>: Mount<TupleView<repeat each Content>> {
  private var children: [AnyMount] = []

  override init(_ view: TupleView<repeat each Content>, at place: Place) {
    super.init(view, at: place)
    for part in repeat each view.value { children.append(mount(part, at: inner)) }
  }

  override func take(_ view: TupleView<repeat each Content>) {
    var index = 0
    for part in repeat each view.value {
      children[index].asMount(of: part).update(to: part)
      index += 1
    }
  }

  override var parts: [AnyMount] { children }

  override func appendItems(to items: inout [UIView]) {
    for child in children { child.appendItems(to: &items) }
  }
}
