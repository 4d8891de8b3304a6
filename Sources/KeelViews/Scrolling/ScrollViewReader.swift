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
    let isAnimated = Transaction.current.animation != nil
    BodyPass.shared.afterBodies { [scope] in
      scope.scroll(to: AnyHashable(id), anchor: anchor, isAnimated: isAnimated)
    }
  }
}

/// A list or a scrolling region that can scroll to its content.
@MainActor protocol ScrollTarget: AnyMount {
  /// Scrolls to the content with an identity; returns false if there is none.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool
  /// Scrolls to a position in the content; `nil` leaves it, infinity is the end.
  func scroll(toX x: Double?, y: Double?, isAnimated: Bool)
  /// Follows the position for its observers.
  var follower: RegionFollower { get }
}

/// The lists and scroll views in a `ScrollViewReader`.
@MainActor package final class ScrollScope {
  private struct Weak { weak var target: (any ScrollTarget)? }
  private var targets: [Weak] = []
  /// The enclosing scope, which registers the same targets.
  weak var outer: ScrollScope?
  /// Called with each target.
  var onTarget: ((any ScrollTarget) -> Void)?

  func add(_ target: any ScrollTarget) {
    outer?.add(target)
    onTarget?(target)
    targets.removeAll { $0.target?.isGone ?? true }
    targets.append(Weak(target: target))
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
    for target in targets {
      if let target = target.target, !target.isGone, target.scroll(to: id, anchor: anchor, isAnimated: isAnimated) {
        return
      }
    }
  }

  /// Scrolls the first target to a position.
  func scroll(toX x: Double?, y: Double?, isAnimated: Bool) {
    let first = targets.lazy.compactMap(\.target).first { !$0.isGone }
    first?.scroll(toX: x, y: y, isAnimated: isAnimated)
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
