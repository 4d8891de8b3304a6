import KeelControls
import KeelScene

/// The states of a transition of a program's own type, read from the views that it makes for its phases.
///
/// Two are equal if they are the same object: a body that is evaluated again makes another one, whose states are then
/// compared.
///
/// `@unchecked Sendable`: the values of the program are only read, and on the main actor.
package final class CustomTransition: Hashable, @unchecked Sendable {
  private enum Source {
    case transition(any Transition)
    case modifier(any ViewModifier)
  }
  private let source: Source

  init(_ transition: any Transition) { source = .transition(transition) }
  init(active: any ViewModifier) { source = .modifier(active) }

  /// Returns the look of a view in a phase.
  @MainActor func state(_ phase: TransitionPhase, _ leaf: LeafStyle) -> SceneTransition.State {
    func state<T: Transition>(of transition: T) -> SceneTransition.State {
      LookReader.state(of: transition.body(content: PlaceholderContentView(showing: nil), phase: phase), in: leaf)
    }
    func state<M: ViewModifier>(of modifier: M) -> SceneTransition.State {
      LookReader.state(of: EmptyView().modifier(modifier), in: leaf)
    }
    return switch source {
    case .transition(let transition): state(of: transition)
    case .modifier(let modifier): state(of: modifier)
    }
  }

  package static func == (one: CustomTransition, other: CustomTransition) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Reads what the modifiers around the content of a transition do to its picture.
@MainActor private struct LookReader {
  private var state = SceneTransition.State()
  private let leaf: LeafStyle
  /// The number of views that are read, so that a body that contains itself ends.
  private var rest = 100

  static func state(of view: some View, in leaf: LeafStyle) -> SceneTransition.State {
    var reader = LookReader(leaf: leaf)
    reader.read(view)
    return reader.state
  }

  private init(leaf: LeafStyle) { self.leaf = leaf }

  /// Reads the modifiers of a view from the inside out, as far as they are known here.
  private mutating func read(_ view: some View) {
    rest -= 1
    guard rest > 0 else { return }
    switch view {
    case let modified as any ReadableModification:
      modified.read {
        read($0)
      } modifier: {
        read($0)
      }
    case let choice as any ReadableChoice: if let shown = choice.shownView { read(shown) }
    case let passing as any PassingView: read(passing.content)
    case is any PrimitiveView: break
    default: if Swift.type(of: view).Body.self != Never.self { read(view.body) }
    }
  }

  private mutating func read(_ modifier: any ViewModifier) {
    var box = BoxElement()
    switch modifier {
    case let modifier as BoxModifier: modifier.style(&box, leaf)
    case let modifier as MeasuredBoxModifier:
      modifier.style(&box, leaf, modifier.assumedSize ?? SceneSize(width: 300, height: 300))
    default:
      if !(modifier is any PrimitiveModifier) { readBody(of: modifier) }
      return
    }
    if box.opacity < 1 { state.opacity *= box.opacity }
    switch box.placement {
    case .offset(let x, let y):
      // Distances are moved before the other effects, in the direction of the language.
      if state.effects.contains(where: \.moves) {
        state.effects.append(.offset(x: x, y: y))
      } else {
        state.distance = ScenePoint(x: state.distance.x + x, y: state.distance.y + y)
      }
    default: break
    }
    state.effects += box.effects.filter { !$0.changesNothing }
  }

  private mutating func readBody(of modifier: some ViewModifier) {
    read(modifier.body(content: _ViewModifier_Content(owner: nil)))
  }
}

/// A view with a modifier, whose types do not matter.
@MainActor private protocol ReadableModification {
  func read(_ content: (any View) -> Void, modifier: (any ViewModifier) -> Void)
}

extension ModifiedContent: ReadableModification where Content: View, Modifier: ViewModifier {
  fileprivate func read(_ readContent: (any View) -> Void, modifier readModifier: (any ViewModifier) -> Void) {
    readContent(content)
    readModifier(modifier)
  }
}

/// A view that shows one of several views.
@MainActor private protocol ReadableChoice {
  var shownView: (any View)? { get }
}

extension _ConditionalContent: ReadableChoice {
  fileprivate var shownView: (any View)? {
    switch storage {
    case .first(let content): content
    case .second(let content): content
    }
  }
}
extension AnyView: ReadableChoice {
  fileprivate var shownView: (any View)? { content }
}
extension Optional: ReadableChoice where Wrapped: View {
  fileprivate var shownView: (any View)? { self }
}

extension SceneEffect {
  /// True if the effect moves the picture, so that effects around it have another centre.
  fileprivate var moves: Bool { transform(in: SceneSize(width: 1, height: 1)) != nil }

  /// True if the picture is the same without the effect.
  fileprivate var changesNothing: Bool {
    switch self {
    case .rotation(0, _), .rotation3D(0, _, _, _), .scale(1, 1, _), .offset(0, 0), .opacity(1), .blur(0): true
    default: false
    }
  }
}
