import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import Walks
import WiFiSettingsModel

extension SharedTurn {
  /// After any sequence of events and changes, the screen equals a new one on the same state.
  @MainActor @Suite struct FreshTests {
    @Test(arguments: ViewsKind.allCases, Walk.seeds(Walk.isLong ? 4 : 1))
    func thousandsOfRandomStepsLeadToTheScreenThatIsBuiltAfresh(_ views: ViewsKind, _ seed: UInt64) async throws {
      let reports = await RuntimeWarning.withCapture {
        let app = await App(views, seed: seed, extraNetworks: SimulatedNetwork.hostile, visibleRows: 25)
        var walk = RandomWalk(app, seed: seed)
        for number in 0..<(Walk.isLong ? 1_000 : 50) {
          let step = await walk.step()
          if let difference = app.difference(fromFreshWindow: number.isMultiple(of: 4)) {
            Issue.record("after step \(number), \(step): \(difference)")
            break
          }
        }
        if Walk.isLong { #expect(walk.done.count > 15, "the walk does many kinds of things: \(walk.done)") }
        app.window.close()
      }
      #expect(reports.isEmpty, "\(reports)")
    }
  }
}

extension App {
  /// The difference between the screen and a new one; `nil` if they are equal.
  func difference(fromFreshWindow rebuilds: Bool) -> String? {
    if let fault = frontEnd.faults.first { return fault }
    // A new description of the same controls.
    let surface = Surface(source: window)
    _ = surface.makePatch(root: window.nodeID, focus: nil)
    let (shown, described) = (frontEnd.tree.inReadingOrder(), surface.tree.inReadingOrder())
    if shown != described {
      let index = zip(shown, described).enumerated().first { $0.element.0 != $0.element.1 }
      return "shown \(index.map { "\($0.element.0)" } ?? "\(shown.count) nodes"), "
        + "described afresh \(index.map { "\($0.element.1)" } ?? "\(described.count) nodes")"
    }
    guard rebuilds else { return nil }
    // New controls on the same model.
    let other = HeadlessFrontEnd(visibleRows: 400)
    let copy = App.window(views, on: model)
    copy.show(on: other)
    other.revealVisibleRows()
    defer { copy.close() }
    return Self.firstDifference(words(of: frontEnd), words(of: other))
  }

  /// The text of a front end, without its focus and its visible ranges.
  private func words(of frontEnd: HeadlessFrontEnd) -> [String] {
    for list in frontEnd.tree.inReadingOrder() {
      guard case .list(let element) = list.element else { continue }
      frontEnd.send(.reveal(list.id, rows: 0..<element.rowCount))
    }
    return Driver(frontEnd).outline.split(separator: "\n").map {
      String($0).replacing(" (focused)", with: "").replacing(" (refreshing)", with: "")
    }
  }

  private static func firstDifference(_ shown: [String], _ fresh: [String]) -> String? {
    guard shown != fresh else { return nil }
    let index =
      zip(shown, fresh).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(shown.count, fresh.count)
    let line = { (lines: [String]) in lines.indices.contains(index) ? lines[index] : "nothing" }
    return "line \(index) is \(line(shown)), and afresh \(line(fresh))"
  }
}

/// A random walk: random actions of the user and random changes of the radio.
@MainActor struct RandomWalk {
  private let app: App
  private var generator: Numbers
  /// The number of times that each action was done.
  private(set) var done: [String: Int] = [:]
  private let networks: [Network.ID]

  /// Random numbers that are the same for equal seeds.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  init(_ app: App, seed: UInt64) {
    self.app = app
    generator = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    networks = (SimulatedNetwork.all + SimulatedNetwork.hostile).map(\.id)
  }

  /// Does one random action and waits for the app. Returns the name of the action.
  mutating func step() async -> String {
    let step = Int.random(in: 0..<10, using: &generator) < 7 ? person() : world()
    done[step, default: 0] += 1
    if Int.random(in: 0..<4, using: &generator) == 0 {
      await app.clock.advance(by: .milliseconds(Int.random(in: 1...3_000, using: &generator)))
    }
    await app.settle()
    return step
  }

  private mutating func person() -> String {
    let things = app.driver.findAll().filter(\.isEnabled)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      try? app.driver.goBack()
      return "back"
    case 1:
      try? app.driver.dismiss()
      return "dismiss"
    case 2:
      try? app.driver.refresh()
      return "refresh"
    case 3:
      try? app.driver.scroll(rows: Int.random(in: -30...30, using: &generator))
      return "scroll"
    case 4, 5:
      guard let field = things.filter({ $0.role == .field }).randomElement(using: &generator) else { return "nothing" }
      app.frontEnd.moveFocus(to: field.id)
      let texts = [
        "blob", "blobblob", "wrong", "Smugglers Cove", "192.0.2.9", "24", "", "\u{1B}[2J", "https://example.org/",
      ]
      app.frontEnd.send(.edit(field.id, text: texts.randomElement(using: &generator) ?? ""))
      if Bool.random(using: &generator) { app.frontEnd.send(.submit(field.id)) }
      return "type"
    default:
      guard let thing = things.randomElement(using: &generator) else { return "nothing" }
      switch thing.element {
      case .button, .row:
        app.frontEnd.send(.activate(thing.id))
        if Int.random(in: 0..<8, using: &generator) == 0 { app.frontEnd.send(.activate(thing.id)) }
        return "activate \(thing.element.kind)"
      case .toggle(let toggle):
        app.frontEnd.send(.toggle(thing.id, isOn: !toggle.isOn))
        return "toggle"
      default: return "look"
      }
    }
  }

  private mutating func world() -> String {
    let radio = app.radio
    let network = networks.randomElement(using: &generator) ?? networks[0]
    switch Int.random(in: 0..<22, using: &generator) {
    case 0...5:
      radio.setConnectivity(Double.random(in: -0.5...1.5, using: &generator), of: network)
      return "strength"
    case 6...9:
      radio.setInRange(Bool.random(using: &generator), network)
      return "range"
    case 10:
      radio.setAvailability([.serviceMissing, .deviceMissing, .starting].randomElement(using: &generator) ?? .ready)
      return "missing"
    case 11, 12, 13:
      radio.setAvailability(.ready)
      return "ready"
    case 14:
      radio.setHardwareBlocked(Bool.random(using: &generator))
      return "block"
    case 15:
      radio.setDenied(Int.random(in: 0..<4, using: &generator) == 0)
      return "deny"
    case 16:
      radio.setSavingFails(Bool.random(using: &generator))
      return "disk"
    case 17:
      radio.failNextJoin(
        with: [.timedOut, .incorrectPassword, .noAddress].randomElement(using: &generator) ?? .timedOut)
      return "fail"
    case 18:
      radio.setPortal(Bool.random(using: &generator) ? .init(url: "http://portal.example/") : nil)
      return "portal"
    case 19:
      radio.joinAutomatically(network)
      return "automatic"
    case 20:
      radio.setScansRefused(Bool.random(using: &generator))
      return "scans"
    default:
      app.model.destination = nil
      return "destination"
    }
  }
}
