public import KeelModel

/// A description of how a view appears and disappears, as a view for each phase. Front ends show and remove views
/// without it.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase. It is never called: front ends show and remove views without it.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a modifier or transition receives as its content. It shows nothing unless Keel created it.
public struct PlaceholderContentView<Value> {
  private let content: AnyView?
  init(content: Value) where Value: View { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

extension Transition {
  /// Returns this transition: front ends show no transitions.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// Returns this transition: front ends show no transitions.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A transition that blurs one view into the next. Front ends replace it at once.
public struct BlurReplaceTransition: Transition {
  /// The scaling of the views while they blur. Front ends show no difference.
  public struct Configuration: Equatable, Sendable {
    /// The views shrink and grow.
    public static let downUp = Configuration()
    /// Both views grow.
    public static let upUp = Configuration()
  }
  /// Creates the transition; the configuration is not used.
  nonisolated public init(configuration: Configuration = .downUp) {}
  /// The content and behaviour of the view: the content as it is, in every phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs one view into the next. Front ends replace it at once.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  /// A transition that blurs one view into the next, with a configuration. Front ends replace it at once.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension AnyTransition {
  /// Wraps a transition of a custom type. Front ends show and remove views without it.
  public init<T: Transition>(_ transition: T) { self = .identity }
  /// Returns a transition between two modifiers. Front ends show and remove views without it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
}
