import KeelControls
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// Hostile names, on every screen that displays a name.
  @MainActor @Suite struct HostileTests {
    @Test(arguments: ViewsKind.allCases)
    func everyHostileNameIsOneHarmlessRow(_ views: ViewsKind) async throws {
      let app = await App(views, extraNetworks: SimulatedNetwork.hostile, visibleRows: 200)
      let listed = app.radio.currentState.networks.count
      let rows = app.model.sections.flatMap(\.items).count - 2
      #expect(rows == listed)
      let lines = app.outline.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.contains("More about") } == rows, "a row is one line")
      expectHarmless(app)
      #expect(app.outline.contains("[red][/wrong][@click=x]"))
      #expect(app.outline.contains("<b>&#0;</span>"))
      #expect(app.outline.contains("--help"))
    }

    @Test(arguments: ViewsKind.allCases)
    func everyHostileNameCanBeOpenedAndLeft(_ views: ViewsKind) async throws {
      let app = await App(views, extraNetworks: SimulatedNetwork.hostile, visibleRows: 200)
      for network in SimulatedNetwork.hostile {
        app.model.infoButtonTapped(network: network.id)
        await app.settle()
        expectHarmless(app)
        #expect(app.front.contains("screen"))
        try await app.goBack()
        app.model.networkTapped(network.id)
        await app.settle()
        expectHarmless(app)
        if app.modal != nil { try await app.dismiss() }
        await app.pass(.seconds(1))
      }
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func aNameWithBytesThatAreNoTextIsJoinedByItsBytes(_ views: ViewsKind) async throws {
      let app = await App(views, extraNetworks: SimulatedNetwork.hostile, visibleRows: 200)
      let bytes: [UInt8] = [0xB2, 0xE2, 0xCA, 0xD4]
      try await app.tap("\\xb2\\xe2\\xca\\xd4")
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.radio.currentState.current?.ssid.bytes == bytes)
      try await app.tap("\\xb2\\xe2\\xca\\xd4")
      #expect(app.front.contains("row \"Name in Bytes\" \"b2e2cad4\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func anOpenNetworkOfTheSameNameIsDistinguishedAndNeverJoined(_ views: ViewsKind) async throws {
      let app = await App(views, extraNetworks: SimulatedNetwork.hostile, visibleRows: 200)
      #expect(app.driver.findAll(role: .row, name: "Harbour").count == 2)
      #expect(app.outline.contains("row \"Harbour\" \"WPA3\""))
      #expect(app.outline.contains("row \"Harbour\" \"Open\""))
      app.model.networkTapped(try app.id("Harbour"))
      await app.settle()
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.radio.currentState.current == (try app.id("Harbour")))
      app.radio.setInRange(false, try app.id("Harbour"))
      await app.pass(.seconds(4))
      #expect(app.radio.currentState.current == nil, "the open twin is not joined in its place")
    }

    private func expectHarmless(_ app: App) {
      for node in app.frontEnd.tree.inReadingOrder() {
        for text in texts(of: node) {
          let harmful = text.unicodeScalars.first { ShownText.isHarmful($0) }
          #expect(harmful == nil, "\(text.debugDescription)")
        }
      }
    }

    private func texts(of node: Node) -> [String] {
      let spoken = [node.attributes.accessibility.label, node.attributes.accessibility.value]
      switch node.element {
      case .row(let row): return spoken + [row.text, row.secondaryText] + row.marks.map(\.label)
      case .label(let label): return spoken + [label.text]
      case .button(let button): return spoken + [button.title]
      case .screen(let screen): return spoken + [screen.title, screen.prompt]
      case .section(let section): return spoken + [section.header, section.footer]
      case .alert(let alert): return spoken + [alert.title, alert.message]
      default: return spoken
      }
    }
  }
}
