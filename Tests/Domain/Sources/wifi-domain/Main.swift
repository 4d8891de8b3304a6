import KeelModel
import SimulatedRadio
import WiFiSettingsModel

/// The story of Wi-Fi settings by endpoints, with nothing but the domain. It throws where something is not as expected.
@main @MainActor struct Main {
  private let clock = TestClock()
  private let model: WiFiSettingsModel

  static func main() async throws {
    try await Main().tell()
    print("The story ended as expected.")
  }

  private init() { model = WiFiSettingsModel(radio: SimulatedRadio(seed: 1, clock: clock), clock: clock) }

  private func tell() async throws {
    await clock.advance(by: .seconds(5))
    let row = try value(rows.first { $0.title == "Harbour" }, "Harbour is listed")
    let home = row.id

    model.networkTapped(home)
    guard case .connect(let connect)? = model.destination else { throw Unexpected("a network asks for its password") }
    connect.password = "nope"
    connect.joinButtonTapped()
    await clock.advance(by: .seconds(3))
    try expect(connect.alert != nil && model.row(for: home)?.isCurrent == false, "a wrong password is refused")
    connect.alert = nil
    connect.password = "blob"
    connect.joinButtonTapped()
    await clock.advance(by: .seconds(3))
    try expect(model.destination == nil && model.currentNetwork?.id == home, "the right password joins")

    model.infoButtonTapped(network: home)
    guard case .detail(let detail)? = model.destination else { throw Unexpected("the details are open") }
    await clock.advance(by: .seconds(1))
    detail.isLowDataMode = true
    await clock.advance(by: .seconds(1))
    let stored = try await model.radio.details(of: home)
    try expect(stored.settings?.isLowDataMode == true, "a setting is stored")
    detail.forgetNetworkButtonTapped()
    detail.confirmForgetNetworkButtonTapped()
    await clock.advance(by: .seconds(1))
    try expect(model.destination == nil && model.currentNetwork == nil, "a forgotten network is left")

    model.wiFiToggled(to: false)
    await clock.advance(by: .seconds(2))
    try expect(!model.isOn && rows.isEmpty, "the list is empty while Wi-Fi is off")
  }

  private var rows: [NetworkRow] {
    model.sections.flatMap(\.items).compactMap { item in
      if case .network(let id) = item { model.row(for: id) } else { nil }
    }
  }
}

/// What should have been.
private struct Unexpected: Error, CustomStringConvertible {
  var description: String
  init(_ rule: String) { description = "It is not so that \(rule)." }
}

private func value<Value>(_ value: Value?, _ rule: String) throws -> Value {
  guard let value else { throw Unexpected(rule) }
  return value
}

private func expect(_ isTrue: Bool, _ rule: String) throws {
  if !isTrue { throw Unexpected(rule) }
}
