import KeelModel
import KeelRecording
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// The same story by endpoints, by actions and by a replayed recording.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ActionStoryTests {
  /// A session with all models, as one of two kinds of callers performs it.
  @MainActor struct Story {
    var harbour: Harbour
    /// True if actions are sent, and false if endpoints are called and bindings are written.
    var sends: Bool
    private var model: WiFiSettingsModel { harbour.model }

    init(_ harbour: Harbour, sends: Bool) {
      self.harbour = harbour
      self.sends = sends
    }

    private func pause(_ seconds: Double) async { await harbour.clock.advance(by: .seconds(seconds)) }

    /// Performs one action in the way of the caller.
    private func act<Model: ActionModel>(_ model: Model, _ action: Model.Action, _ call: (Model) -> Void) {
      if sends { model.send(action) } else { call(model) }
    }

    /// Dismisses an alert and chooses its button in one event, as views do.
    private func answer<Model: ActionModel>(
      _ model: Model, _ dismissal: Model.Action, _ action: Model.Action, _ call: (Model) -> Void
    ) {
      Turn.shared.performing {
        if sends {
          model.send(dismissal)
          model.send(action)
        } else {
          call(model)
        }
      }
    }

    func run() async throws {
      let home = try id("Harbour")
      await pause(5)
      // A wrong password, then the right one.
      act(model, .networkTapped(home)) { $0.networkTapped(home) }
      let connect = try #require(model.connect)
      act(connect, .password(Secret("nope"))) { Bindable($0).password.wrappedValue = "nope" }
      act(connect, .joinButtonTapped) { $0.joinButtonTapped() }
      await pause(3)
      act(connect, .alertDismissed) { Bindable($0).alert.wrappedValue = nil }
      act(connect, .password(Secret("blob"))) { Bindable($0).password.wrappedValue = "blob" }
      act(connect, .joinButtonTapped) { $0.joinButtonTapped() }
      await pause(3)
      // The settings of the network.
      act(model, .infoButtonTapped(network: home)) { $0.infoButtonTapped(network: home) }
      let detail = try #require(model.detail)
      await pause(1)
      act(detail, .isLowDataMode(true)) { Bindable($0).isLowDataMode.wrappedValue = true }
      act(detail, .dnsButtonTapped) { $0.dnsButtonTapped() }
      guard case .dns(let dns)? = detail.destination else { Issue.record("no DNS"); return }
      act(dns, .addServerButtonTapped) { $0.addServerButtonTapped() }
      var servers = dns.servers
      servers[servers.count - 1].address = "192.0.2.53"
      act(dns, .servers(servers)) { Bindable($0).servers[servers.count - 1].address.wrappedValue = "192.0.2.53" }
      act(dns, .saveButtonTapped) { $0.saveButtonTapped() }
      await pause(2)
      act(detail, .ipv4ButtonTapped) { $0.ipv4ButtonTapped() }
      guard case .ipv4(let ipv4)? = detail.destination else { Issue.record("no IPv4"); return }
      act(ipv4, .mode(.manual)) { Bindable($0).mode.wrappedValue = .manual }
      act(ipv4, .address("192.0.2.1")) { Bindable($0).address.wrappedValue = "192.0.2.1" }
      act(ipv4, .dismissalAttempted) { $0.dismissalAttempted() }
      answer(ipv4, .alertDismissed, .alertButtonTapped(.discardConfirmed)) {
        Bindable($0).alert.wrappedValue = nil
        $0.alertButtonTapped(.discardConfirmed)
      }
      act(model, .destinationDismissed) { Bindable($0).destination.detail.wrappedValue = nil }
      // A network without a row.
      act(model, .joinOtherNetworkButtonTapped) { $0.joinOtherNetworkButtonTapped() }
      let other = try #require(model.joinOther)
      act(other, .name("Nowhere")) { Bindable($0).name.wrappedValue = "Nowhere" }
      act(other, .security(.open)) { Bindable($0).security.wrappedValue = .open }
      act(other, .joinButtonTapped) { $0.joinButtonTapped() }
      await pause(20)
      act(model, .open(path: "")) { $0.open(path: "") }
      answer(other, .alertDismissed, .alertButtonTapped(.discardConfirmed)) {
        Bindable($0).alert.wrappedValue = nil
        $0.alertButtonTapped(.discardConfirmed)
      }
      await pause(1)
      act(model, .wiFiToggled(to: false)) { Bindable($0).isOn.wrappedValue = false }
      await pause(2)
      act(model, .wiFiToggled(to: true)) { $0.wiFiToggled(to: true) }
      await pause(5)
      act(model, .open(path: "detail/Harbour/proxy")) { $0.open(path: "detail/Harbour/proxy") }
      await pause(3)
    }
  }

  /// All that the user can see, and what the radio has stored.
  private func state(of harbour: Harbour) async throws -> [String] {
    let model = harbour.model
    var lines = [model.path, "\(model.stage)", "\(model.sections)", "\(model.isOn)", "\(model.alert?.title as Any)"]
    lines += model.sections.flatMap(\.items).compactMap { item in
      guard case .network(let id) = item, let row = model.row(for: id) else { return nil }
      return "\(row.title) \(row.isCurrent) \(row.isKnown) \(row.strength) \(row.subtitle ?? "")"
    }
    if let detail = model.detail { lines += ["\(detail.settings as Any)", detail.aboutText, "\(detail.isBusy)"] }
    if let other = model.joinOther { lines += [other.name, "\(other.alert?.title as Any)"] }
    lines.append("\(try await harbour.radio.details(of: id("Harbour")))")
    lines.append("\(harbour.clock.now.offset)")
    return lines
  }

  @Test(arguments: [UInt64(1), 7]) func theSameStoryEndsInEqualStates(seed: UInt64) async throws {
    let folder = try Folder()
    let called = await Harbour(seed: seed)
    let recorder = try ActionRecorder(folder.file("r"), app: "test", clock: called.clock)
    recorder.add(window: called.model)
    try await Story(called, sends: false).run()
    recorder.end()
    let sent = await Harbour(seed: seed)
    try await Story(sent, sends: true).run()

    #expect(folder.write("password=nope\npassword-2=blob\n", to: "secrets"))
    let replayed = await Harbour(seed: seed)
    let replay = try Replay(folder.file("r"), secrets: folder.file("secrets"))
    try await replay.run(on: replayed.model, clock: replayed.clock)

    let expected = try await state(of: called)
    #expect(expected.first == "detail/Harbour/proxy")
    #expect(try await state(of: sent) == expected)
    #expect(try await state(of: replayed) == expected)
    #expect(replay.actionCount == 29)
    let text = try folder.lines("r").joined(separator: "\n")
    #expect(!text.contains("blob") && !text.contains("nope"))
    #expect(text.contains(#""place":["detail(wpa3Personal Harbour)","dns"]"#))
  }

  @Test func aPlayedSessionIsRecordedInTheSameWay() async throws {
    let folder = try Folder()
    let called = await Harbour()
    var recorder = try ActionRecorder(folder.file("one"), app: "test", clock: called.clock)
    recorder.add(window: called.model)
    try await Story(called, sends: false).run()
    recorder.end()
    #expect(folder.write("password=nope\npassword-2=blob\n", to: "secrets"))
    let replayed = await Harbour()
    recorder = try ActionRecorder(folder.file("two"), app: "test", clock: replayed.clock)
    recorder.add(window: replayed.model)
    try await Replay(folder.file("one"), secrets: folder.file("secrets")).run(on: replayed.model, clock: replayed.clock)
    recorder.end()
    #expect(try folder.lines("one") == folder.lines("two"))
  }

  @Test func actionsOfTheModelsInsideAreSentFromTheRoot() async throws {
    let harbour = await Harbour()
    let model = harbour.model
    let home = try id("Harbour")
    await harbour.clock.advance(by: .seconds(5))
    model.send(.networkTapped(home))
    model.send(.connect(.password(Secret("blob"))))
    model.send(.connect(.joinButtonTapped))
    await harbour.clock.advance(by: .seconds(3))
    #expect(model.row(for: home)?.isCurrent == true)
    model.send(.infoButtonTapped(network: home))
    await harbour.clock.advance(by: .seconds(1))
    model.send(.detail(.isLowDataMode(true)))
    model.send(.detail(.dnsButtonTapped))
    model.send(.detail(.dns(.addServerButtonTapped)))
    guard case .dns(let dns)? = model.detail?.destination else { Issue.record("no DNS"); return }
    var servers = dns.servers
    servers[servers.count - 1].address = "192.0.2.53"
    model.send(.detail(.dns(.servers(servers))))
    model.send(.detail(.dns(.saveButtonTapped)))
    await harbour.clock.advance(by: .seconds(2))
    let settings = try #require(model.detail?.settings)
    #expect(settings.dnsServers == ["192.0.2.53"] && settings.isLowDataMode)
    #expect(!model.isApplicable(.joinOther(.joinButtonTapped)) && !model.isApplicable(.detail(.dns(.saveButtonTapped))))
  }

  @Test func namesOfNetworksAreRecordedByTheirBytes() async throws {
    let names: [[UInt8]] = [[], [0], [0xFF, 0x41], Array("hex:41".utf8), Array("Café".utf8), Array("a\u{202E}b".utf8)]
    let folder = try Folder()
    let harbour = await Harbour()
    let recorder = try ActionRecorder(folder.file("r"), app: "test", clock: harbour.clock)
    recorder.add(window: harbour.model)
    let ids = try names.map { Network.ID(ssid: try #require(SSID(bytes: $0)), security: .wep) }
    for id in ids { harbour.model.networkTapped(id) }
    recorder.end()
    var played: [Network.ID] = []
    let token = ActionFeed.receive { item in
      if case .performed(_, WiFiSettingsModel.Action.networkTapped(let id) as WiFiSettingsModel.Action, _) = item {
        played.append(id)
      }
    }
    try await Replay(folder.file("r")).run(on: harbour.model, clock: harbour.clock)
    token.cancel()
    #expect(played.filter { ids.contains($0) } == ids)
  }
}
