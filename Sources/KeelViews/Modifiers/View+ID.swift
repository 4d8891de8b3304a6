import KeelControls

/// A view with an identity. A view with another identity is another view, with its own state.
package struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView {
  package static var itemCount: Int? { KeelViews.itemCount(of: Content.self) }
  package static var mayBeOneItem: Bool { KeelViews.mayBeOneItem(of: Content.self) }
  package func makeMount(at place: MountPoint) -> Mount<Self> { IDMount(self, at: place) }
}

final class IDMount<Content: View, ID: Hashable>: Mount<IDView<Content, ID>> {
  private var child: Mount<Content>?
  private(set) var id: ID

  override init(_ view: IDView<Content, ID>, at place: MountPoint) {
    id = view.id
    super.init(view, at: place)
    child = mount(view.content, at: inner)
  }

  override func update(to view: IDView<Content, ID>) {
    if view.id == id {
      child?.update(to: view.content)
      return
    }
    id = view.id
    child?.unmount()
    child = mount(view.content, at: inner)
    itemsDidChange()
  }

  override var stateStep: String? {
    guard let step = super.stateStep, let text = stateText(of: AnyHashable(id)) else { return nil }
    return step + text
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
}

extension View {
  /// Sets the identity of the view. When it changes, the view is removed and created again, with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
