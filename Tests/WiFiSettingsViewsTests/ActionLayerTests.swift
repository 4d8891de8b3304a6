import FoundationEssentials
import KeelModel
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// The same story by a user, by sent actions and by a replayed recording, in each set of views.
  @MainActor @Suite struct ActionLayerTests {
    @Test(arguments: ViewsKind.allCases)
    func aStoryEndsOnTheSameScreenHoweverItIsPerformed(_ views: ViewsKind) async throws {
      let file = FileManager.default.temporaryDirectory.path + "/wifi-layers-\(UUID().uuidString)"
      let secrets = file + "-secrets"
      defer { for path in [file, secrets] { try? FileManager.default.removeItem(atPath: path) } }

      let used = await App(views)
      let recorder = try ActionRecorder(file, app: "test", clock: used.clock)
      recorder.add(window: used.model)
      try await use(used)
      recorder.end()

      let sent = await App(views)
      try await send(to: sent)

      try "password=nope\npassword-2=blob\n".write(toFile: secrets, atomically: false, encoding: .utf8)
      let recording = try Replay(file, secrets: secrets)
      let played = await App(views)
      try await played.driver.replay(recording, on: played.model, clock: played.clock)

      let expected = try await state(of: used)
      #expect(used.front.hasPrefix("alert \"“Nowhere” was not found\""), "\(used.front)")
      #expect(try await state(of: sent) == expected)
      #expect(try await state(of: played) == expected)
      #expect(outline(of: sent) == outline(of: used))
      #expect(outline(of: played) == outline(of: used))

      // The recording does not depend on the views either.
      let other = await App(views == .imperative ? .declarative : .imperative)
      try await other.driver.replay(recording, on: other.model, clock: other.clock)
      #expect(try await state(of: other) == expected)
    }

    private func use(_ app: App) async throws {
      try await app.tap("Harbour")
      try await app.type("nope", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      try await app.tap("OK")
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      try await app.tap("More about Harbour")
      try app.driver.toggle("Low Data Mode", isOn: true)
      await app.settle()
      try await app.tap("Configure DNS")
      try await app.tap("Add Server")
      try await app.type("192.0.2.53", into: "Server 1")
      try await app.tap("Save")
      try await app.goBack()
      try await app.tap("Other…")
      try await app.type("Nowhere", into: "Name")
      try await app.tap("Open")
      try await app.tap("Join")
      await app.pass(.seconds(20))
    }

    private func send(to app: App) async throws {
      let home = try app.id("Harbour")
      func send(_ actions: WiFiSettingsModel.Action...) async {
        for action in actions {
          app.model.send(action)
          await app.settle()
        }
      }
      await send(.networkTapped(home), .connect(.password(Secret("nope"))), .connect(.joinButtonTapped))
      await app.pass(.seconds(1))
      await send(.connect(.alertDismissed), .connect(.password(Secret("blob"))), .connect(.joinButtonTapped))
      await app.pass(.seconds(1))
      await send(.infoButtonTapped(network: home), .detail(.isLowDataMode(true)), .detail(.dnsButtonTapped))
      await send(.detail(.dns(.addServerButtonTapped)))
      guard case .detail(let detail)? = app.model.destination, case .dns(let dns)? = detail.destination else {
        Issue.record("The DNS servers are not open.")
        return
      }
      var servers = dns.servers
      servers[0].address = "192.0.2.53"
      await send(.detail(.dns(.servers(servers))), .detail(.dns(.saveButtonTapped)), .destinationDismissed)
      await send(.joinOtherNetworkButtonTapped, .joinOther(.name("Nowhere")), .joinOther(.security(.open)))
      await send(.joinOther(.joinButtonTapped))
      await app.pass(.seconds(20))
    }

    /// The state of the models, and what the radio has stored.
    private func state(of app: App) async throws -> [String] {
      let model = app.model
      var lines = [model.path, "\(model.stage)", "\(model.sections)", "\(model.isOn)", "\(app.clock.now.offset)"]
      lines += model.sections.flatMap(\.items).compactMap { item in
        guard case .network(let id) = item, let row = model.row(for: id) else { return nil }
        return "\(row.title) \(row.isCurrent) \(row.isKnown) \(row.strength) \(row.subtitle ?? "")"
      }
      if case .joinOther(let form)? = model.destination {
        lines += [form.name, "\(form.security)", "\(form.alert?.title as Any)"]
      }
      lines.append("\(try await app.radio.details(of: app.id("Harbour")))")
      return lines
    }

    /// The outline without the focus, which is a view's own.
    private func outline(of app: App) -> String { app.outline.split(separator: " (focused)").joined() }
  }
}
