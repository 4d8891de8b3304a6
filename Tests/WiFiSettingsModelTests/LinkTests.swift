import KeelModel
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct LinkTests {
  @Test func aLinkOpensAListedNetwork() async throws {
    let desk = await Desk([try network("Harbour"), try network("카페 1", .open)])
    #expect(desk.model.open(path: "detail/Harbour"))
    #expect(desk.model.detail?.name == "Harbour")
    #expect(desk.model.open(path: "/connect/Harbour"))
    #expect(desk.model.connect?.name == "Harbour")
    #expect(desk.model.open(path: "detail/%EC%B9%B4%ED%8E%98%201"))
    #expect(desk.model.detail?.name == "카페 1")
    #expect(desk.model.open(path: "detail/hex:486172626f7572"))
    #expect(desk.model.detail?.name == "Harbour")
  }

  @Test func aLinkJoinsNothing() async throws {
    let desk = await Desk([try network("A", .open), try network("B", isKnown: true), try network("C", .enterprise)])
    for name in ["A", "B", "C"] {
      #expect(desk.model.open(path: "connect/\(name)"))
      #expect(desk.model.detail?.name == name)
    }
    await desk.settle()
    #expect(desk.radio.passwords.isEmpty)
  }

  @Test(arguments: [
    "detail", "detail/", "detail//dns", "delete/A", "detail/%4", "detail/%zz", "detail/hex:4", "detail/hex:zz", "A/B",
  ])
  func otherTextIsNoPlace(path: String) async throws {
    let desk = await Desk([])
    #expect(!desk.model.open(path: path))
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test(arguments: ["Harbour", "카페 1", "a/b", "a%2Fdns", "hex:41", "50%", "\u{1B}[2J", "x/dns"])
  func theCurrentPathOpensTheSamePage(name: String) async throws {
    let desk = await Desk([try network(name)])
    #expect(desk.model.path.isEmpty)
    desk.model.networkTapped(try network(name).id)
    let connect = desk.model.path
    #expect(connect.hasPrefix("connect/") && !connect.dropFirst(8).contains("/"))
    desk.model.infoButtonTapped(network: try network(name).id)
    let detail = desk.model.path
    #expect(detail.hasPrefix("detail/") && !detail.dropFirst(7).contains("/"))
    #expect(desk.model.open(path: ""))
    #expect(desk.model.destination == nil && desk.model.path.isEmpty)
    #expect(desk.model.open(path: connect))
    #expect(desk.model.connect?.network.id == (try network(name).id))
    #expect(desk.model.open(path: detail))
    #expect(desk.model.detail?.networkID == (try network(name).id))
    #expect(desk.model.path == detail)
  }

  @Test func openingTheCurrentPageChangesNothing() async throws {
    let desk = await Desk([try network("A"), try network("B")])
    desk.model.open(path: "connect/A")
    let connect = try #require(desk.model.connect)
    connect.password = "half"
    desk.model.open(path: "connect/A")
    #expect(desk.model.connect === connect && connect.password == "half")
    connect.password = ""
    desk.model.open(path: "join")
    guard case .joinOther(let form)? = desk.model.destination else {
      Issue.record("no form")
      return
    }
    desk.model.open(path: "join")
    guard case .joinOther(let same)? = desk.model.destination else {
      Issue.record("no form")
      return
    }
    #expect(same === form)
  }

  @Test(arguments: [WiFiLink.Page.ipv4, .dns, .proxy])
  func pagesOfTheDetailsHaveTheirPaths(page: WiFiLink.Page) async throws {
    let desk = await Desk([try network("A", isKnown: true)])
    desk.radio.detailsAnswers = [.success(NetworkDetails(settings: NetworkSettings()))]
    let path = "detail/A/" + page.rawValue
    #expect(desk.model.open(path: path))
    #expect(desk.model.path == path)
    await desk.settle()
    let detail = try #require(desk.model.detail)
    #expect(detail.destination != nil)
    #expect(desk.model.path == path)
    #expect(desk.model.open(path: "detail/A"))
    #expect(desk.model.detail === detail && detail.destination == nil)
    #expect(desk.model.path == "detail/A")
  }

  @Test func aPageThatANetworkHasNotIsNotWaitedFor() async throws {
    let desk = await Desk([try network("A")])
    desk.radio.detailsAnswers = [.success(NetworkDetails())]
    desk.model.open(path: "detail/A/dns")
    await desk.settle()
    #expect(desk.model.detail?.destination == nil)
    #expect(desk.model.path == "detail/A")
  }

  @Test func aPendingLinkIsTheCurrentPath() async throws {
    let desk = await Desk([])
    desk.model.open(path: "detail/B")
    #expect(desk.model.path == "detail/B")
    desk.model.open(path: "")
    #expect(desk.model.path.isEmpty)
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test func aLinkWaitsForItsNetwork() async throws {
    let clock = TestClock()
    let radio = ScriptedRadio(RadioState())
    let model = WiFiSettingsModel(radio: radio, clock: clock)
    model.open(path: "connect/A")
    await clock.advance(by: .seconds(5))
    #expect(model.destination == nil)
    let networks = [try network("A")]
    radio.send { $0 = RadioState(availability: .ready, isOn: true, networks: networks) }
    await clock.advance()
    #expect(model.connect?.name == "A")
    #expect(clock.sleeperCount == 0)
    model.destination = nil
    radio.send { $0.networks[0].connectivity = 0.1 }
    await clock.advance(by: .seconds(20))
    #expect(model.destination == nil)
  }

  @Test func aLinkToAMissingNetworkIsReportedAfterTenSeconds() async throws {
    let desk = await Desk([try network("A")])
    desk.model.open(path: "detail/B%1B%5B2J")
    await desk.clock.advance(by: .seconds(9))
    #expect(desk.model.destination == nil)
    #expect(desk.model.connectionNote == "Looking for “B\\x1b[2J”…")
    await desk.clock.advance(by: .seconds(2))
    #expect(desk.model.alert?.title == TextState("“B\\x1b[2J” is not in range"))
    #expect(desk.model.connectionNote == nil)
  }

  @Test func actionsOfTheUserTakePrecedence() async throws {
    let desk = await Desk([try network("A")])
    desk.model.open(path: "detail/B")
    desk.model.networkTapped(try id("A"))
    let new = try network("B")
    await desk.send { $0.networks.append(new) }
    #expect(desk.model.connect?.name == "A")
    await desk.clock.advance(by: .seconds(20))
    #expect(desk.model.connect?.name == "A")
  }

  @Test func bytesAreMatchedBeforeShownNames() async throws {
    let odd = try network("\u{1B}x", .open)
    let literal = try network("\\x1bx", .open)
    let desk = await Desk([odd, literal])
    desk.model.open(path: "detail/\\x1bx")
    #expect(desk.model.detail?.networkID == literal.id)
    desk.model.open(path: "detail/%1Bx")
    #expect(desk.model.detail?.networkID == odd.id)
    let alone = await Desk([odd])
    alone.model.open(path: "detail/\\x1bx")
    #expect(alone.model.detail?.networkID == odd.id)
  }

  @Test func theKnownNetworkOfTwoWithOneNameIsOpened() async throws {
    let desk = await Desk([try network("A", .open, 1), try network("A", .wpa2Personal, 0.1, isKnown: true)])
    desk.model.open(path: "detail/A")
    #expect(desk.model.detail?.security == .wpa2Personal)
  }
}
