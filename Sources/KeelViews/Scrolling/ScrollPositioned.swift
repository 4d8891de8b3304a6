import KeelControls
import KeelModel

/// A view whose lists and scroll views scroll to the identity in a binding, which follows the user's scrolling.
struct ScrollPositionedByID<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollPositionedByID: View {
  var body: some View { Scrolled(content: content, id: id, anchor: anchor) }

  private struct Scrolled: View {
    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @Environment(\.scrollScope) private var outer
    @State private var scope = ScrollScope()
    @State private var written = Written()

    init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
      self.content = content
      self.id = id
      self.anchor = anchor
    }

    var body: some View {
      let _ = scope.outer = outer
      content
        .modifier(
          ScrollObserver<AnyHashable?>(first: .some(nil)) {
            $0.base is ID
          } value: { region, geometry in
            geometry.isByUser ? region.target(at: anchor) { $0.base is ID } : nil
          } action: { _, new, _ in
            guard let new = new?.base as? ID, new != id.wrappedValue else { return }
            written.id = new
            id.wrappedValue = new
          }
        )
        .environment(\.scrollScope, scope).onChange(of: id.wrappedValue, initial: true) { _, new in
          guard let new, written.id != new else { return }
          written.id = nil
          ScrollViewProxy(scope: scope).scrollTo(new, anchor: anchor)
        }
    }
  }

  /// The identity that was last written to the binding because the user has scrolled to it.
  private final class Written {
    var id: ID?
  }
}

/// A view whose first region scrolls to the position in a binding, which follows the user's scrolling.
struct ScrollPositionedByValue<Content: View> {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionedByValue: View {
  var body: some View { Scrolled(content: content, position: position, anchor: anchor) }

  /// What the user's scrolling has changed.
  private struct Seen: Equatable {
    var isByUser = false
    var id: AnyHashable?
  }

  private struct Scrolled: View {
    let content: Content
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @Environment(\.scrollScope) private var outer
    @Environment(\.layoutDirection) private var direction
    @State private var scope = ScrollScope()

    init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
      self.content = content
      self.position = position
      self.anchor = anchor
    }

    var body: some View {
      let _ = scope.outer = outer
      content
        .modifier(
          ScrollObserver<Seen>(first: Seen()) {
            position.wrappedValue.tells($0)
          } value: { region, geometry in
            guard geometry.isByUser else { return Seen() }
            return Seen(isByUser: true, id: region.target(at: anchor) { position.wrappedValue.tells($0) })
          } action: { _, new, _ in
            if new.isByUser { position.wrappedValue.userDidScroll(to: new.id) }
          }
        )
        .environment(\.scrollScope, scope).onChange(of: position.wrappedValue.request, initial: true) { _, new in
          scroll(to: new.goal)
        }
    }

    private func scroll(to goal: ScrollPosition.Goal) {
      let proxy = ScrollViewProxy(scope: scope)
      switch goal {
      case .none: break
      case .id(let id, let own): proxy.scrollTo(id, anchor: own ?? anchor)
      case .edge(.top): proxy.scroll(toX: nil, y: -.infinity)
      case .edge(.bottom): proxy.scroll(toX: nil, y: .infinity)
      case .edge(.leading): proxy.scroll(toX: direction == .rightToLeft ? .infinity : -.infinity, y: nil)
      case .edge(.trailing): proxy.scroll(toX: direction == .rightToLeft ? -.infinity : .infinity, y: nil)
      case .point(let x, let y): proxy.scroll(toX: x, y: y)
      }
    }
  }
}

extension ScrollViewProxy {
  /// Scrolls the first region to a position in its content.
  func scroll(toX x: Double?, y: Double?) {
    let isAnimated = Transaction.current.animation != nil
    BodyPass.shared.afterBodies { [scope] in scope.scroll(toX: x, y: y, isAnimated: isAnimated) }
  }
}
