import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// The destinations of a test app, as enum-driven state.
@CasePathable enum Spot: Equatable {
  case sheet(Thing)
  case alert(Thing)
  case push(Thing)
  case connect
  case flag
}

struct Thing: Hashable, Identifiable {
  var id: Int
  var text = ""
}

@MainActor @Observable final class PlaceModel {
  var spot: Spot?
  var thing: Thing?
  var other: Thing?
  var isPresented = false
  var path: [String] = []
  var anyPath = NavigationPath()
  var text = ""
  var title = ""
  var count = 0
  @ObservationIgnored var writes: [String] = []

  /// A binding that records its writes and can refuse them.
  func counted<Value>(
    _ name: String, _ binding: Binding<Value>, refuses: @escaping @MainActor () -> Bool = { false }
  ) -> Binding<Value> {
    Binding(
      get: { binding.wrappedValue },
      set: { [weak self] value in
        self?.writes.append(name)
        if !refuses() { binding.wrappedValue = value }
      })
  }

  func takeWrites() -> [String] {
    defer { writes = [] }
    return writes
  }
}

/// Recorded calls, in order.
@MainActor final class PlaceJournal {
  private(set) var lines: [String] = []
  nonisolated init() {}
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A button that is implemented by the test.
struct Press: UIViewRepresentable {
  var title: String
  var action: @MainActor () -> Void
  init(_ title: String, _ action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
  func makeUIView(context: Context) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { [action] _ in action() })
  }
  func updateUIView(_ button: UIButton, context: Context) { button.setTitle(title) }
}

/// A button of an alert that is implemented by the test.
struct Answer: View, AlertActionContent {
  var title: String
  var style: UIAlertAction.Style = .default
  var isEnabled = true
  var action: @MainActor () -> Void = {}
  var body: some View { EmptyView() }
  func alertPart(in environment: EnvironmentValues) -> AlertPart {
    .answer(
      AlertAnswer(title: title, style: style, isEnabled: isEnabled && environment.isEnabled, action: action))
  }
}

/// A field of an alert that is implemented by the test.
struct Fill: View, AlertActionContent {
  var prompt: String
  var text: Binding<String>
  var body: some View { EmptyView() }
  func alertPart(in environment: EnvironmentValues) -> AlertPart { .field(AlertField(prompt: prompt, text: text)) }
}

extension ViewStage {
  /// The content of the window, one word each: the titles of pages and alerts, with sheets in brackets.
  var pages: String {
    func describe(_ id: NodeID) -> String? {
      guard let node = frontEnd.tree[id] else { return nil }
      let inside = node.children.compactMap(describe).joined(separator: " ")
      switch node.element {
      case .screen(let screen): return screen.title.isEmpty ? inside : screen.title
      case .alert(let alert): return "!" + alert.title
      case .sheet: return "[\(inside)]"
      default: return inside.isEmpty ? nil : inside
      }
    }
    return frontEnd.tree.root.flatMap(describe) ?? ""
  }

  func node(where matches: (Node) -> Bool) -> NodeID? { frontEnd.tree.inReadingOrder().last(where: matches)?.id }

  func send(_ event: Event) {
    frontEnd.clearLog()
    window.send(event)
  }

  func dismissTop() {
    guard let root = frontEnd.tree.root, let top = frontEnd.tree[root]?.children.last else { return }
    send(.dismiss(top))
  }

  func pop(to level: Int) {
    guard let id = node(where: { if case .navigation = $0.element { true } else { false } }) else { return }
    send(.pop(id, toLevel: level))
  }

  /// The titles of the controls in the bars of the topmost page, bar by bar.
  var bars: [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      guard case .bar(let bar) = node.element else { return nil }
      let titles = node.children.compactMap { id -> String? in
        switch frontEnd.tree[id]?.element {
        case .button(let button): button.title
        case .label(let label): label.text
        case .spacer: "-"
        default: nil
        }
      }
      return "\(bar.placement): \(titles.joined(separator: ", "))"
    }
  }
}

/// A page with a button that dismisses the page and shows whether the page is presented.
struct LeavingPage: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Press("Leave \(name) \(isPresented)") { dismiss() }.navigationTitle(name)
  }
}
