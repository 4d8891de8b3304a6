public import KeelModel

/// A description of how a view appears and disappears, as a view for each phase.
///
/// Front ends that animate show the view between the looks of its phases: its effects, opacities and offsets. While it
/// is shown, the view is as it is without the transition.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The transition without its type.
  nonisolated var _anyTransition: AnyTransition { get }
}

extension Transition {
  /// The states of a view that the bodies of the phases have.
  nonisolated public var _anyTransition: AnyTransition { AnyTransition(kind: .custom(CustomTransition(self))) }

  /// Returns both transitions at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
  /// Returns the transition with an animation of its own, which front ends replace by that of the change.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// The view that a modifier or transition receives as its content. It shows nothing unless Keel created it.
public struct PlaceholderContentView<Value> {
  private let content: AnyView?
  init(content: Value) where Value: View { self.content = AnyView(content) }
  /// Creates a placeholder that stands for a view.
  init(showing content: AnyView?) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// Two transitions at the same time.
public struct _CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension _CombinedTransition: Transition {
  /// The content in the phase of the first transition, and that in the phase of the second.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: PlaceholderContentView(showing: AnyView(content)), phase: phase)
    second.body(content: PlaceholderContentView(showing: AnyView(inner)), phase: phase)
  }
  /// Both transitions without their types.
  nonisolated public var _anyTransition: AnyTransition {
    first._anyTransition.combined(with: second._anyTransition)
  }
}

extension AnyTransition {
  /// Wraps a transition of any type.
  public init<T: Transition>(_ transition: T) { self = transition._anyTransition }

  /// Returns a transition between two modifiers: the view appears from the effects of `active`, and disappears into
  /// them.
  ///
  /// While it is shown, the view is as it is without a modifier, which is what `identity` usually means.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(kind: .custom(CustomTransition(active: active)))
  }
}
