import KeelModel
import Testing
import WiFiSettingsModel

/// Several windows on one radio: they share the radio's state, and each has its own navigation state.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WindowsTests {
  let clock = TestClock()
  let radio: ScriptedRadio
  let networks: WiFiNetworks

  init() throws {
    let listed = [try network("A", .open), try network("B"), try network("Mine", isKnown: true)]
    radio = ScriptedRadio(RadioState(availability: .ready, isOn: true, networks: listed))
    networks = WiFiNetworks(radio: radio, clock: clock)
  }

  private func window() -> WiFiSettingsModel { WiFiSettingsModel(networks: networks, clock: clock) }

  private func send(_ change: (inout RadioState) -> Void) async {
    radio.send(change)
    await clock.advance()
  }

  @Test func windowsShareRowsAndHaveTheirPaths() async throws {
    let one = window()
    let two = window()
    #expect(one.sections == two.sections && one.titles(.other) == two.titles(.other))
    #expect(one.row(for: try id("B")) === two.row(for: try id("B")))
    one.networkTapped(try id("B"))
    #expect(one.connect != nil && two.destination == nil)
    await send { $0.networks[1].isKnown = true }
    #expect(one.titles(.known).contains("B") && two.titles(.known).contains("B"))
  }

  @Test func aLateWindowShowsTheCurrentState() async throws {
    let one = window()
    let late = try network("Late")
    await send { $0.networks.append(late) }
    let two = window()
    #expect(two.titles(.other).contains("Late") && one.titles(.other).contains("Late"))
  }

  @Test func aJoinInOneWindowIsShownInAll() async throws {
    let one = window()
    let two = window()
    one.networkTapped(try id("A", .open))
    await clock.advance()
    #expect(two.row(for: try id("A", .open))?.isJoining == true)
    one.cancelJoinButtonTapped()
    #expect(two.row(for: try id("A", .open))?.isJoining == false)
  }

  @Test func eachWindowKeepsItsOwnOrder() async throws {
    let one = window()
    let new = try network("New", .wpa3Personal, 0.5)
    await send {
      $0.networks[1].connectivity = 0.1
      $0.networks.append(new)
    }
    let two = window()
    // The first window retains the order from before B grew weak; a new window sorts by the current strength.
    #expect(one.titles(.other) == ["B", "New", "A"])
    #expect(two.titles(.other) == ["New", "B", "A"])
  }

  @Test func aRemovedWindowIsReleased() async throws {
    weak var gone: WiFiSettingsModel?
    do {
      let one = window()
      gone = one
      one.networkTapped(try id("A", .open))
      await clock.advance()
    }
    await clock.advance()
    #expect(gone == nil)
    #expect(window().row(for: try id("A", .open))?.isJoining == false)
  }
}
