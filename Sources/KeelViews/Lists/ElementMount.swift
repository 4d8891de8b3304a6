import KeelControls
import KeelModel

/// An element of a collection, with the properties that modifiers around the collection use.
@MainActor protocol ElementPlace: AnyMount {
  /// The index of the element in its collection.
  var index: Int { get }
  /// The identity of the element.
  var identity: AnyHashable? { get }
}

/// The mount of one element of any type. Collections keep many of them, and a class without type parameters is faster
/// to handle.
class AnyElementMount: AnyMount, ElementPlace {
  fileprivate(set) final var index = 0
  /// A mark that the collection uses while it is updated to a new value.
  final var isKept = false
  var identity: AnyHashable? { nil }
  override init(at place: MountPoint) { super.init(at: place) }
}

/// The mount of one element. The reads of the closure that creates its view are tracked like those of a body.
///
/// The closure is not run again for the same element if the closure and its context are the same, as for a closure that
/// captures nothing. Its result can then change only with the values that it has read.
final class ElementMount<Element, ID: Hashable, Content: View>: AnyElementMount, Evaluated {
  let id: ID
  private var element: Element
  private var content: (Element) -> Content
  private var child: Mount<Content>?
  private var scope: TrackedScope?
  var isDirty = false
  var transaction = Transaction()

  init(_ element: Element, id: ID, index: Int, content: @escaping (Element) -> Content, at place: MountPoint) {
    self.id = id
    self.element = element
    self.content = content
    super.init(at: place)
    self.index = index
    show()
  }

  override var identity: AnyHashable? { AnyHashable(id) }
  override var stateStep: String? { stateText(of: AnyHashable(id)) }

  /// Updates the mount to a new value of the element.
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
