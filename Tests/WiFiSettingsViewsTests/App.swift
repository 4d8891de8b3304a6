import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import SimulatedRadio
import Testing
import WiFiSettingsDeclarativeViews
import WiFiSettingsModel
import WiFiSettingsViews

/// One of the two sets of views.
enum ViewsKind: CaseIterable, Sendable {
  case imperative, declarative

  /// Each case, with each set of views.
  static func each<One, Other>(_ cases: [(One, Other)]) -> [(ViewsKind, One, Other)] {
    allCases.flatMap { views in cases.map { (views, $0.0, $0.1) } }
  }

  /// All combinations of the two lists, with each set of views.
  static func each<One, Other>(_ ones: [One], _ others: [Other]) -> [(ViewsKind, One, Other)] {
    each(ones.flatMap { one in others.map { (one, $0) } })
  }
}

/// The whole app on a headless front end, with a simulated radio and a test clock.
@MainActor final class App {
  let clock: TestClock
  let radio: SimulatedRadio
  let views: ViewsKind
  let model: WiFiSettingsModel
  let frontEnd: HeadlessFrontEnd
  let driver: Driver
  let window: UIWindow

  /// Shows the app and waits for the radio's first state, unless `settles` is false.
  init(
    _ views: ViewsKind, seed: UInt64 = 1, extraNetworks: [SimulatedNetwork] = [], visibleRows: Int = 60,
    opening place: String? = nil,
    carriesSession: Bool = false, settles: Bool = true
  ) async {
    SceneTree.checksInvariants = true
    self.views = views
    clock = TestClock()
    radio = SimulatedRadio(seed: seed, clock: clock, extraNetworks: extraNetworks)
    model = WiFiSettingsModel(radio: radio, clock: clock, connectionCarriesSession: { carriesSession })
    if let place { #expect(model.open(path: place)) }
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    window = Self.window(views, on: model)
    window.show(on: frontEnd)
    if settles { await settle() }
  }

  /// Another window of the app, with its own navigation state, on the same radio.
  init(sharing other: App) {
    views = other.views
    clock = other.clock
    radio = other.radio
    model = WiFiSettingsModel(networks: other.model.networks, clock: other.clock)
    frontEnd = HeadlessFrontEnd(visibleRows: 60)
    driver = Driver(frontEnd)
    window = Self.window(views, on: model)
    window.show(on: frontEnd)
  }

  static func window(_ views: ViewsKind, on model: WiFiSettingsModel) -> UIWindow {
    let root: UIViewController =
      switch views {
      case .imperative: UINavigationController(rootViewController: WiFiSettingsViewController(model: model))
      case .declarative: UIHostingController(rootView: WiFiSettingsView(model: model))
      }
    let window = UIWindow(rootViewController: root)
    window.title = WiFiSettingsModel.title
    return window
  }

  var outline: String { driver.outline }
  /// The outline of the frontmost page, sheet or alert, without the content behind it.
  var front: String {
    let lines = outline.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.lastIndex { !$0.hasPrefix(" ") } ?? 0
    return lines[start...].joined(separator: "\n")
  }

  /// Waits until the app has no pending work, including the radio's last state, which never leaves the main actor.
  func settle() async { await driver.settle() }

  func pass(_ duration: Duration) async {
    await clock.advance(by: duration)
    await settle()
  }

  func tap(_ name: String) async throws {
    try driver.tap(name)
    await settle()
  }

  func type(_ text: String, into field: String) async throws {
    try driver.type(text, into: field)
    await settle()
  }

  func goBack() async throws {
    try driver.goBack()
    await settle()
  }

  func dismiss() async throws {
    try driver.dismiss()
    await settle()
  }

  /// Joins Harbour by the user's actions; the list is visible afterwards.
  func joinHarbour() async throws {
    try await tap("Harbour")
    try await type("blob", into: "Password")
    try await tap("Join")
    await pass(.seconds(1))
    try #require(driver.shows("\"Harbour\" \"Connected\""))
  }

  func id(_ name: String, _ security: Security = .wpa3Personal) throws -> Network.ID {
    Network.ID(ssid: try #require(SSID(name)), security: security)
  }

  /// The topmost page of the stack, without presented pages.
  var page: UIViewController? { window.rootViewController.map(App.top) }

  /// The controller inside the topmost sheet or alert.
  var modal: UIViewController? {
    var top = window.rootViewController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top.map(App.top)
  }

  /// The topmost page of the stack that the controller is or contains.
  private static func top(of controller: UIViewController) -> UIViewController {
    let stack = controller as? UINavigationController ?? controller.children.first as? UINavigationController
    return stack?.topViewController ?? controller
  }

  /// The node of the row with that text.
  func row(_ text: String) -> NodeID? {
    driver.find(role: .row, name: text)?.id
  }
}

/// A weak reference.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
  var isGone: Bool { object == nil }
}
