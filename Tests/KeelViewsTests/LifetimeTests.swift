import KeelControls
import KeelModel
import KeelViews
import Observation
import Testing

/// When a view is removed in any way, its state, its task and its captured values are released.
@MainActor @Suite(.serialized) struct LifetimeTests {
  enum Way: CaseIterable {
    case branch, optional, element, row, identity, any, sheet, pop, controller, control, cell, windowClosed
  }

  final class Token {}

  @MainActor @Observable final class Exit {
    var isHere = true
    var items = [1]
    var generation = 0
    var path = [1]
    var model: Token? = Token()
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored weak var state: Token?
    @ObservationIgnored weak var coordinator: Token?

    func leave() {
      isHere = false
      items = []
      generation += 1
      path = []
      model = nil
    }
  }

  struct Leaver: View {
    let exit: Exit
    let model: Token?
    @State private var token = Token()

    init(_ exit: Exit) {
      self.exit = exit
      model = exit.model
    }

    var body: some View {
      if exit.state == nil, exit.isHere { exit.state = token }
      return Text("here").task { [exit] in
        exit.log.append("begun")
        // The clock never advances. Its sleepers stay on the main actor: streams use other threads, which a busy
        // machine may delay for longer than `settle()` waits.
        try? await TestClock().sleep(for: .seconds(1))
        exit.log.append("cancelled")
      }
    }
  }

  struct Screen: View {
    @Bindable var exit: Exit
    let way: Way

    var body: some View {
      switch way {
      case .branch: if exit.isHere { Leaver(exit) } else { Text("gone") }
      case .optional: if exit.isHere { Leaver(exit) }
      case .element: VStack { ForEach(exit.items, id: \.self) { _ in Leaver(exit) } }
      case .row: List { ForEach(exit.items, id: \.self) { _ in Leaver(exit) } }
      case .identity: Leaver(exit).id(exit.generation)
      case .any: exit.isHere ? AnyView(Leaver(exit)) : AnyView(Text("gone"))
      case .sheet: Text("below").sheet(isPresented: $exit.isHere) { Leaver(exit) }
      case .pop:
        NavigationStack(path: $exit.path) {
          Text("root").navigationDestination(for: Int.self) { _ in Leaver(exit) }
        }
      case .controller: if exit.isHere { ControllerBorder(exit: exit) }
      case .control: if exit.isHere { ControlBorder(exit: exit) }
      case .cell: List { ForEach(exit.items, id: \.self) { _ in ControllerBorder(exit: exit) } }
      case .windowClosed: Leaver(exit)
      }
    }
  }

  struct ControllerBorder: UIViewControllerRepresentable {
    let exit: Exit
    func makeCoordinator() -> Token {
      let token = Token()
      exit.coordinator = token
      return token
    }
    func makeUIViewController(context: Context) -> UIHostingController<Leaver> {
      UIHostingController(rootView: Leaver(exit))
    }
    func updateUIViewController(_ controller: UIHostingController<Leaver>, context: Context) {}
    static func dismantleUIViewController(_ controller: UIHostingController<Leaver>, coordinator: Token) {
      controller.rootView.exit.log.append("dismantled")
    }
  }

  /// Views in a controller, inside a plain view, inside views.
  struct ControlBorder: UIViewRepresentable {
    let exit: Exit
    final class Holder {
      var controller: UIHostingController<Leaver>?
    }
    func makeCoordinator() -> Holder { Holder() }
    func makeUIView(context: Context) -> UIView {
      let controller = UIHostingController(rootView: Leaver(exit))
      context.coordinator.controller = controller
      let view = UIView()
      view.addSubview(controller.view)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// Lets tasks run until the condition holds: the runtime decides how many turns they take.
  private func settle(until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
  }

  @Test(arguments: Way.allCases) func allLeavesWithTheView(way: Way) async {
    let exit = Exit()
    weak let model = exit.model
    do {
      let stage = ViewStage(Screen(exit: exit, way: way))
      await settle { !exit.log.isEmpty }
      #expect(exit.state != nil)
      #expect(model != nil)
      #expect(exit.log == ["begun"])
      if way == .windowClosed {
        stage.window.close()
        exit.leave()
      } else {
        stage.change { exit.leave() }
      }
      await settle { exit.log.contains("cancelled") && exit.state == nil && exit.coordinator == nil }
      if way != .windowClosed, way != .identity { stage.expectFresh() }
      #expect(exit.state == nil)
      #expect(exit.coordinator == nil)
      if way != .windowClosed { #expect(model == nil) }
      #expect(exit.log.contains("cancelled"))
      #expect(exit.log.filter { $0 == "dismantled" }.count == (way == .controller || way == .cell ? 1 : 0))
    }
    await settle { model == nil }
    #expect(model == nil)
  }
}
