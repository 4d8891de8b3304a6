import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Presentation, dismissal and the keyboard focus work across the borders between controllers and views.
@MainActor @Suite(.serialized) struct BorderPlacesTests {
  private enum Line: Hashable { case name, town }

  // MARK: Focus

  /// Fields inside a controller inside views; the focus state belongs to the outer views.
  private struct Fields: View {
    let model: PlaceModel
    @FocusState private var line: Line?
    @State private var name = ""
    @State private var town = ""
    var body: some View {
      VStack {
        Press("To town") { line = .town }
        Press("None") { line = nil }
        Text(verbatim: line.map { "\($0)" } ?? "none")
        InController {
          VStack {
            TextField("Name", text: $name).focused($line, equals: .name)
            TextField("Town", text: $town).focused($line, equals: .town)
          }
        }
      }
    }
  }

  @Test func aFocusStateLeadsFieldsThroughAController() throws {
    let stage = ViewStage(Fields(model: PlaceModel()))
    func field(_ placeholder: String) -> NodeID? {
      stage.node { if case .textField(let field) = $0.element { field.placeholder == placeholder } else { false } }
    }
    try stage.driver.tap("To town")
    #expect(stage.frontEnd.focused != nil && stage.frontEnd.focused == field("Town"))
    #expect(stage.texts.contains("town"))
    // The user moves the focus inside the controller: the outer focus state follows.
    stage.frontEnd.send(.focus(field("Name")))
    #expect(stage.texts.contains("name"))
    try stage.driver.tap("None")
    #expect(stage.frontEnd.focused == nil)
    #expect(stage.texts.contains("none"))
    stage.expectFresh()
  }

  // MARK: Going back

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    var body: some View { Press(title) { dismiss() } }
  }

  @Test func dismissReachesTheSheetAroundAController() throws {
    struct Page: View {
      @KeelModel.Bindable var model: PlaceModel
      var body: some View {
        Caption("page").sheet(isPresented: $model.isPresented) {
          InController { InCell { Leaving(title: "Leave") } }
        }
      }
    }
    let model = PlaceModel()
    model.isPresented = true
    let stage = ViewStage(Page(model: model))
    try stage.driver.tap("Leave")
    #expect(!model.isPresented)
    #expect(stage.texts == ["page"])
    stage.expectFresh()
  }

  @Test func dismissPopsThePageOfAnImperativeStack() throws {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(rootViewController: navigation)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    navigation.pushViewController(HostingScreen(Leaving(title: "Leave")), animated: false)
    Turn.shared.flush()
    #expect(navigation.viewControllers.count == 2)
    try Driver(frontEnd).tap("Leave")
    #expect(navigation.viewControllers.count == 1)
    window.close()
  }

  // MARK: Presenting

  @Test func viewsInAnImperativeScreenPresentASheetOverIt() throws {
    struct Offer: View {
      @KeelModel.Bindable var model: PlaceModel
      var body: some View {
        Press("Open") { model.isPresented = true }.sheet(isPresented: $model.isPresented) {
          Leaving(title: "Leave").navigationTitle("Sheet")
        }
      }
    }
    let model = PlaceModel()
    let screen = HostingScreen(Offer(model: model))
    let window = UIWindow(rootViewController: screen)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    func sheets() -> Int {
      frontEnd.tree.inReadingOrder().count { if case .sheet = $0.element { true } else { false } }
    }
    try driver.tap("Open")
    #expect(sheets() == 1)
    // The user closes the sheet: the binding is written.
    let sheet = try #require(
      frontEnd.tree.inReadingOrder().first { if case .sheet = $0.element { true } else { false } })
    frontEnd.send(.dismiss(sheet.id))
    #expect(!model.isPresented)
    #expect(sheets() == 0)
    try driver.tap("Open")
    try driver.tap("Leave")
    #expect(!model.isPresented)
    #expect(sheets() == 0)
    window.close()
  }

  /// A UIKit controller that pops itself.
  private final class Detail: UIViewController {
    init(_ text: String) {
      super.init()
      title = "Detail \(text)"
    }
    override func viewDidLoad() {
      view.addSubview(
        UIButton(
          configuration: .plain(),
          primaryAction: UIAction(title: "Go back") { [weak self] _ in
            self?.navigationController?.popViewController(animated: false)
          }))
    }
  }

  private struct DetailView: UIViewControllerRepresentable {
    let text: String
    func makeUIViewController(context: Context) -> Detail { Detail(text) }
    func updateUIViewController(_ controller: Detail, context: Context) {}
  }

  @Test func anImperativeScreenIsPushedFromAStackOfViews() throws {
    struct Stack: View {
      @KeelModel.Bindable var model: PlaceModel
      var body: some View {
        NavigationStack(path: $model.path) {
          Press("Go") { model.path = ["a"] }
            .navigationTitle("Root")
            .navigationDestination(for: String.self) { DetailView(text: $0).navigationTitle("Detail \($0)") }
        }
      }
    }
    let model = PlaceModel()
    let stage = ViewStage(Stack(model: model))
    try stage.driver.tap("Go")
    #expect(stage.pages == "Root Detail a")
    // The controller pops itself: the path follows.
    try stage.driver.tap("Go back")
    #expect(model.path == [])
    #expect(stage.pages == "Root")
    // The user goes back: the path follows.
    try stage.driver.tap("Go")
    stage.pop(to: 0)
    #expect(model.path == [])
    #expect(stage.pages == "Root")
    stage.expectFresh()
  }
}
