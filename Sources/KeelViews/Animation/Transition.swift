public import KeelModel

/// How a view appears and goes, by a view of your own for each phase. Front ends show and remove views at once.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  /// The view that appears or goes.
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A view that is given to what modifies it. It shows nothing where no one gave it.
public struct PlaceholderContentView<Value> {
  private let content: AnyView?
  init(content: Value) where Value: View { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

extension Transition {
  /// Both at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// The same, shown with this animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A transition that blurs what goes into what comes.
public struct BlurReplaceTransition: Transition {
  /// Whether both views grow, or shrink and grow.
  public struct Configuration: Equatable, Sendable {
    public static let downUp = Configuration()
    public static let upUp = Configuration()
  }
  nonisolated public init(configuration: Configuration = .downUp) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension AnyTransition {
  /// A transition of a type of your own. Front ends show and remove views at once.
  public init<T: Transition>(_ transition: T) { self = .identity }
  /// A transition from one modifier to another. Front ends show and remove views at once.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
}
