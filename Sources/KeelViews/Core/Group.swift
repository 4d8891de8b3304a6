import KeelControls

/// Several views as one value. A modifier of the group applies to each of them.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of the views in the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Traps if it is called: Keel shows the content itself.
  public var body: Never { neverBody(Self.self) }
}

extension Group: PrimitiveView, PassingView where Content: View {}

/// A view that only passes its content on.
@MainActor package protocol PassingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension PassingView {
  package static var itemCount: Int? { KeelViews.itemCount(of: Content.self) }
  package static var mayBeOneItem: Bool { KeelViews.mayBeOneItem(of: Content.self) }
  package func makeMount(at place: MountPoint) -> Mount<Self> { PassMount(self, at: place) }
}

/// The mount of a view that only passes its content on.
final class PassMount<V: PassingView>: Mount<V> {
  private var child: Mount<V.Content>?

  override init(_ view: V, at place: MountPoint) {
    super.init(view, at: place)
    child = mount(view.content, at: inner)
  }

  override func update(to view: V) { child?.update(to: view.content) }
  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }
}

extension PassMount: UnaryMount {}
