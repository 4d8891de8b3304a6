import KeelModel

/// A view whose content can scroll to views by their identity: `proxy.scrollTo(id)`.
///
/// Rows of lists and views in a `ScrollView` are found by the `id` of their element or by their own. A view that a lazy
/// stack has not created is found by its element's `id`, and created.
public struct ScrollViewReader<Content> {
  let content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// Creates a reader that passes a proxy for scrolling to its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content and behaviour of the view.
  public var body: some View { ScrollReaderContent(content: content) }
}

/// A reader with the scope that its lists and scroll views register in.
private struct ScrollReaderContent<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  var body: some View {
    content(ScrollViewProxy(scope: scope)).environment(\.scrollScope, scope)
  }
}

/// A proxy that scrolls to views by their identity.
@MainActor public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls to the view with an identity: in a `ScrollView` to the anchor, in a list to a position that the front end
  /// chooses.
  ///
  /// The view may be added by the same change: lists and scroll views scroll once they are up to date. An unknown
  /// identity has no effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    BodyPass.shared.afterBodies { [scope] in scope.scroll(to: AnyHashable(id), anchor: anchor) }
  }
}

/// A list or a scrolling region that can scroll to its content.
@MainActor protocol ScrollTarget: AnyMount {
  /// Scrolls to the content with an identity; returns false if there is none.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// The lists and scroll views in a `ScrollViewReader`.
@MainActor package final class ScrollScope {
  private struct Weak { weak var target: (any ScrollTarget)? }
  private var targets: [Weak] = []
  /// The enclosing scope, which registers the same targets.
  weak var outer: ScrollScope?

  func add(_ target: any ScrollTarget) {
    outer?.add(target)
    targets.removeAll { $0.target?.isGone ?? true }
    targets.append(Weak(target: target))
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    for target in targets {
      if let target = target.target, !target.isGone, target.scroll(to: id, anchor: anchor) { return }
    }
  }
}

private enum ScrollScopeKey: EnvironmentKey {
  static var defaultValue: ScrollScope? { nil }
}

extension EnvironmentValues {
  package var scrollScope: ScrollScope? {
    get { self[ScrollScopeKey.self] }
    set { self[ScrollScopeKey.self] = newValue }
  }
}

/// A view whose lists and scroll views scroll to the identity in a binding.
struct ScrollPositioned<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollPositioned: View {
  var body: some View { Scrolled(content: content, id: id, anchor: anchor) }

  private struct Scrolled: View {
    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @Environment(\.scrollScope) private var outer
    @State private var scope = ScrollScope()

    init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
      self.content = content
      self.id = id
      self.anchor = anchor
    }

    var body: some View {
      let _ = scope.outer = outer
      content.environment(\.scrollScope, scope).onChange(of: id.wrappedValue, initial: true) { _, new in
        if let new { ScrollViewProxy(scope: scope).scrollTo(new, anchor: anchor) }
      }
    }
  }
}
