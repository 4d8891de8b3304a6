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

/// Which of the two sets of views.
enum ViewsKind: CaseIterable, Sendable {
  case imperative, declarative

  /// Each case with each kind of views.
  static func each<One, Other>(_ cases: [(One, Other)]) -> [(ViewsKind, One, Other)] {
    allCases.flatMap { views in cases.map { (views, $0.0, $0.1) } }
  }

  /// Each of the first with each of the others, with each kind of views.
  static func each<One, Other>(_ ones: [One], _ others: [Other]) -> [(ViewsKind, One, Other)] {
    each(ones.flatMap { one in others.map { (one, $0) } })
  }
}

/// The whole app on a headless front end, with a simulated radio, in the time of a test clock.
@MainActor final class App {
  let clock: TestClock
  let radio: SimulatedRadio
  let views: ViewsKind
  let model: WiFiSettingsModel
  let frontEnd: HeadlessFrontEnd
  let driver: Driver
  let window: UIWindow

  /// Shows the app and lets the radio's first word arrive, unless `settles` is false.
  init(
    _ views: ViewsKind, seed: UInt64 = 1, extraNetworks: [SimulatedNetwork] = [], visibleRows: Int = 60,
    opening place: String? = nil,
    isOurWayIn: Bool = false, settles: Bool = true
  ) async {
    SceneTree.checksInvariants = true
    self.views = views
    clock = TestClock()
    radio = SimulatedRadio(seed: seed, clock: clock, extraNetworks: extraNetworks)
    model = WiFiSettingsModel(radio: radio, clock: clock, connectionIsOurWayIn: { isOurWayIn })
    if let place { #expect(model.open(path: place)) }
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    window = Self.window(views, on: model)
    window.show(on: frontEnd)
    if settles { await settle() }
  }

  /// Another window of the app, at a place of its own, on the same radio.
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
  /// What is in front of everything, without what is behind it.
  var front: String {
    let lines = outline.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.lastIndex { !$0.hasPrefix(" ") } ?? 0
    return lines[start...].joined(separator: "\n")
  }

  /// Lets the app finish what it is about, the radio's last word included: that never leaves the main actor.
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

  /// Joins Harbour as a person does, and is back on the list.
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

  /// The page that is on top of the stack, without what is presented.
  var page: UIViewController? { window.rootViewController.map(App.top) }

  /// The controller inside the sheet or the alert over everything.
  var modal: UIViewController? {
    var top = window.rootViewController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top.map(App.top)
  }

  /// The page on top of the stack that the controller is, or has in it.
  private static func top(of controller: UIViewController) -> UIViewController {
    let stack = controller as? UINavigationController ?? controller.children.first as? UINavigationController
    return stack?.topViewController ?? controller
  }

  /// The node of the row with that text.
  func row(_ text: String) -> NodeID? {
    driver.find(role: .row, name: text)?.id
  }
}

/// Something that may be gone.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
  var isGone: Bool { object == nil }
}
