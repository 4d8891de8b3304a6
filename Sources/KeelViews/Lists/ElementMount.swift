import KeelControls
import KeelModel

/// An element of a collection, as what modifiers around the collection know it by.
@MainActor protocol ElementPlace: AnyMount {
  /// Where it stands in its collection.
  var index: Int { get }
  /// What it is known by.
  var identity: AnyHashable? { get }
}

/// The mount of one element, whatever its type: collections keep many of them, and handle them quicker so.
class AnyElementMount: AnyMount, ElementPlace {
  fileprivate(set) final var index = 0
  /// For its collection, while that takes a new value.
  final var isKept = false
  var identity: AnyHashable? { nil }
  override init(at place: Place) { super.init(at: place) }
}

/// The mount of one element. The closure that makes its view is followed like a body.
///
/// The closure is not run again for the same element: where it is the same closure with the same context, as it is
/// where it captures nothing, what it makes can only have changed with what it read.
final class ElementMount<Element, ID: Hashable, Content: View>: AnyElementMount, Evaluated {
  let id: ID
  private var element: Element
  private var content: (Element) -> Content
  private var child: Mount<Content>?
  private var scope: TrackedScope?
  var isDirty = false
  var transaction = Transaction()

  init(_ element: Element, id: ID, index: Int, content: @escaping (Element) -> Content, at place: Place) {
    self.id = id
    self.element = element
    self.content = content
    super.init(at: place)
    self.index = index
    show()
  }

  override var identity: AnyHashable? { AnyHashable(id) }

  /// Takes a new value of the element.
  func update(_ element: Element, index: Int, content: @escaping (Element) -> Content) {
    self.index = index
    if !isDirty, hasSameBits(self.content, content), hasSameBits(self.element, element) { return }
    self.element = element
    self.content = content
    isDirty = false
    show()
  }

  func evaluate() {
    isDirty = false
    BodyPass.shared.evaluationCount += 1
    show()
  }

  private func show() {
    guard !isGone else { return }
    let (made, newScope) = TrackedScope.track(in: scope, origin: Origin(type: Content.self), owner: self) {
      content(element)
    }
    if scope == nil { scope = newScope }
    if let child { child.update(to: made) } else { child = mount(made, at: inner) }
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }

  deinit { scope?.cancel() }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}
