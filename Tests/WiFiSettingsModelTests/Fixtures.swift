import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// The identity of a network by its name.
func id(_ name: String, _ security: Security = .wpa3Personal) throws -> Network.ID {
  Network.ID(ssid: try #require(SSID(name)), security: security)
}

func network(
  _ name: String, _ security: Security = .wpa3Personal, _ connectivity: Double = 0.6, isKnown: Bool = false
) throws -> Network {
  Network(id: try id(name, security), connectivity: connectivity, isKnown: isKnown)
}

/// A model on a scripted radio.
@MainActor struct Desk {
  let clock = TestClock()
  let radio: ScriptedRadio
  let model: WiFiSettingsModel

  init(_ networks: [Network], current: Network.ID? = nil, carriesSession: @escaping @MainActor () -> Bool = { false })
    async
  {
    radio = ScriptedRadio(RadioState(availability: .ready, isOn: true, networks: networks, current: current))
    model = WiFiSettingsModel(radio: radio, clock: clock, connectionCarriesSession: carriesSession)
    await clock.advance()
  }

  func settle() async {
    while radio.resumingCount > 0 { await Task.yield() }
    await clock.advance()
  }

  /// Changes the state of the radio and waits until the model has received it.
  func send(_ change: (inout RadioState) -> Void) async {
    radio.send(change)
    await settle()
  }
}

/// A model on the simulated radio.
@MainActor struct Harbour {
  let clock: TestClock
  let radio: SimulatedRadio
  let model: WiFiSettingsModel

  init(seed: UInt64 = 1, extraNetworks: [SimulatedNetwork] = []) async {
    clock = TestClock()
    radio = SimulatedRadio(seed: seed, clock: clock, extraNetworks: extraNetworks)
    model = WiFiSettingsModel(radio: radio, clock: clock)
    await clock.advance()
  }
}

extension WiFiSettingsModel {
  var connect: ConnectToNetworkModel? {
    if case .connect(let model)? = destination { model } else { nil }
  }

  var detail: NetworkDetailModel? {
    if case .detail(let model)? = destination { model } else { nil }
  }

  var joinOther: JoinOtherNetworkModel? {
    if case .joinOther(let model)? = destination { model } else { nil }
  }

  var alert: AlertState<AlertAction>? {
    if case .alert(let alert)? = destination { alert } else { nil }
  }

  /// The displayed names of a section, in order.
  func titles(_ section: ListSection.ID) -> [String] {
    let items = sections.first { $0.id == section }?.items ?? []
    return items.compactMap { if case .network(let id) = $0 { row(for: id)?.title } else { nil } }
  }
}

extension NetworkDetailModel {
  var alert: AlertState<AlertAction>? {
    if case .alert(let alert)? = destination { alert } else { nil }
  }

  var ipv4: IPv4SettingsModel? {
    if case .ipv4(let model)? = destination { model } else { nil }
  }

  var dns: DNSSettingsModel? {
    if case .dns(let model)? = destination { model } else { nil }
  }

  var proxy: ProxySettingsModel? {
    if case .proxy(let model)? = destination { model } else { nil }
  }
}

/// The message of an alert; empty without one.
func message<Action>(_ alert: AlertState<Action>?) -> String {
  alert.flatMap { $0.message.map { String(state: $0) } } ?? ""
}

/// A desk with the details of a known network open.
@MainActor func openDetails(
  _ settings: NetworkSettings = NetworkSettings(), carriesSession: Bool = false
) async throws -> (Desk, NetworkDetailModel) {
  let desk = await Desk([try network("A", isKnown: true)], current: try id("A"), carriesSession: { carriesSession })
  desk.radio.detailsAnswers = [.success(NetworkDetails(settings: settings))]
  desk.model.infoButtonTapped(network: try id("A"))
  await desk.settle()
  return (desk, try #require(desk.model.detail))
}
