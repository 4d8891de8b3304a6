import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

private final class LoggedScreen: UIViewController {
  let log: CallLog
  init(_ log: CallLog) {
    self.log = log
    super.init()
  }
  override func viewDidLoad() {
    log.add("load")
    view.addSubview(UILabel(text: "screen"))
  }
  override func willMove(toParent parent: UIViewController?) { log.add(parent == nil ? "will leave" : "will enter") }
  override func didMove(toParent parent: UIViewController?) { log.add(parent == nil ? "left" : "entered") }
  override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.add("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("did disappear") }
}

private struct ScreenView: UIViewControllerRepresentable {
  let log: CallLog
  var count = 0
  func makeCoordinator() -> CallLog {
    log.add("coordinator")
    return log
  }
  func makeUIViewController(context: Context) -> LoggedScreen {
    log.add("make")
    return LoggedScreen(log)
  }
  func updateUIViewController(_ controller: LoggedScreen, context: Context) { log.add("update \(count)") }
  static func dismantleUIViewController(_ controller: LoggedScreen, coordinator: CallLog) {
    coordinator.add("dismantle")
  }
}

/// A custom controller becomes a child of the page and receives the callbacks of a child.
@MainActor @Suite(.serialized) struct ControllerRepresentableTests {
  private struct Page: View {
    let model: BorderModel
    let log: CallLog
    var body: some View {
      VStack {
        if model.isShown { ScreenView(log: log, count: model.count) }
        Caption("below")
      }
    }
  }

  private let model = BorderModel()
  private let log = CallLog()

  private func child(of stage: ViewStage<Page>) -> UIViewController? { stage.controller?.children.first }

  @Test func callsComeInTheOrderOfAnyChild() {
    let stage = ViewStage(Page(model: model, log: log))
    #expect(
      log.take().filter { $0 != "entered" }
        == ["coordinator", "make", "will enter", "update 0", "load", "will appear", "did appear"])
    #expect(stage.controller?.children.count == 1)
    #expect(stage.texts == ["screen", "below"])
    stage.change { model.count = 1 }
    #expect(log.take() == ["update 1"])
    stage.change { model.isShown = false }
    #expect(stage.controller?.children.isEmpty == true)
    #expect(log.take() == ["will leave", "will disappear", "left", "dismantle", "did disappear"])
    #expect(stage.texts == ["below"])
    stage.expectFresh()
  }

  @Test func aLaterViewIsInsertedAsAtFirst() {
    model.isShown = false
    let stage = ViewStage(Page(model: model, log: log))
    #expect(log.take() == [])
    stage.change { model.isShown = true }
    #expect(
      log.take()
        == ["coordinator", "make", "will enter", "update 0", "load", "will appear", "entered", "did appear"])
    stage.expectFresh()
  }

  @Test func itAppearsAndDisappearsWithItsPage() {
    let stage = ViewStage(Page(model: model, log: log))
    _ = log.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.change { stage.controller?.present(cover, animated: false) }
    #expect(log.take() == ["will disappear", "did disappear"])
    stage.change { cover.dismiss(animated: false) }
    #expect(log.take() == ["will appear", "did appear"])
  }

  @Test func itPresentsAndPushesThroughItsPage() throws {
    let hosting = UIHostingController(rootView: Page(model: model, log: log))
    let navigation = UINavigationController(rootViewController: hosting)
    let window = UIWindow(rootViewController: navigation)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let screen = try #require(hosting.children.first)
    #expect(screen.navigationController === navigation)
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    Turn.shared.flush()
    #expect(navigation.viewControllers.count == 2)
    #expect(log.take().last == "did disappear")
    navigation.popViewController(animated: false)
    Turn.shared.flush()
    screen.present(UIViewController(), animated: false)
    Turn.shared.flush()
    #expect(navigation.presentedViewController != nil)
    screen.dismiss(animated: false)
    Turn.shared.flush()
    #expect(navigation.presentedViewController == nil)
    window.close()
  }

  @Test func itIsReleasedWithItsPage() {
    weak var screen: UIViewController?
    do {
      let stage = ViewStage(Page(model: model, log: log))
      screen = child(of: stage)
      #expect(screen != nil)
      _ = log.take()
      stage.window.close()
      Turn.shared.flush()
    }
    Turn.shared.flush()
    #expect(screen == nil)
    #expect(log.take().filter { $0 == "dismantle" }.count == 1)
  }
}
