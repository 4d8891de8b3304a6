import KeelModel
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct DetailTests {
  let addresses = NetworkDetails.Addresses(ipv4: ["192.0.2.10/24"], router: "192.0.2.1")

  /// A desk with the details of `A` open, which is the current network by default; `B` is known.
  func open(
    current: Bool = true, carriesSession: Bool = false, settings: NetworkSettings? = NetworkSettings()
  ) async throws -> (Desk, NetworkDetailModel) {
    let desk = await Desk(
      [try network("A", isKnown: true), try network("B", isKnown: true)], current: current ? try id("A") : nil,
      carriesSession: { carriesSession })
    desk.radio.detailsAnswers = [.success(NetworkDetails(settings: settings, addresses: current ? addresses : nil))]
    desk.model.infoButtonTapped(network: try id("A"))
    let detail = try #require(desk.model.detail)
    #expect(detail.isLoading)
    await desk.settle()
    #expect(!detail.isLoading)
    return (desk, detail)
  }

  @Test func detailsAreLoadedOnce() async throws {
    let (desk, detail) = try await open()
    #expect(detail.addresses == addresses)
    #expect(detail.canEditSettings)
    #expect(detail.joinsAutomatically)
    #expect(desk.radio.calls == [.details(try id("A"))])
    await desk.send { $0.networks[0].connectivity = 0.9 }
    await desk.send { $0.networks[1].connectivity = 0.1 }
    #expect(desk.radio.calls.count == 1)
    #expect(detail.bars == 4)
  }

  @Test func accessPointsAreListedStrongestFirst() async throws {
    let desk = await Desk([try network("A")])
    let points = [0.2, 0.9, 0.5].map {
      NetworkDetails.AccessPoint(hardwareAddress: "00:00:5e:00:53:0\(Int($0 * 10))", frequency: 5180, connectivity: $0)
    }
    desk.radio.detailsAnswers = [.success(NetworkDetails(accessPoints: points))]
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.settle()
    #expect(desk.model.detail?.accessPoints.map(\.connectivity) == [0.9, 0.5, 0.2])
    #expect(desk.model.detail?.canEditSettings == false)
  }

  @Test func unavailableDetailsAreReportedAndRequestedAgain() async throws {
    let desk = await Desk([try network("A")])
    desk.radio.detailsAnswers = [.failure(.timedOut), .success(NetworkDetails(settings: NetworkSettings()))]
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.settle()
    let detail = try #require(desk.model.detail)
    #expect(detail.loadProblem == RadioFailure.timedOut.message)
    detail.reloadButtonTapped()
    await desk.settle()
    #expect(detail.loadProblem == nil)
    #expect(detail.canEditSettings)
  }

  @Test func addressesFollowTheConnection() async throws {
    let (desk, detail) = try await open()
    await desk.send { $0.current = nil }
    #expect(detail.addresses == nil)
    #expect(!detail.isCurrent)
    #expect(detail.isJoinButtonShown)
    desk.radio.answerDetails(.success(NetworkDetails(settings: NetworkSettings(), addresses: addresses)))
    await desk.settle()
    #expect(detail.addresses == nil)
    await desk.send { $0.current = $0.networks[0].id }
    desk.radio.answerDetails(.success(NetworkDetails(settings: NetworkSettings(), addresses: addresses)))
    await desk.settle()
    #expect(detail.addresses == addresses)
    #expect(!detail.isJoinButtonShown)
    await desk.send { $0.detailsRevision += 1 }
    #expect(desk.radio.calls.count == 4)
  }

  @Test func anOldAnswerNeverTakesThePlaceOfANewerOne() async throws {
    let desk = await Desk([try network("A", isKnown: true)])
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.settle()
    let detail = try #require(desk.model.detail)
    detail.reloadButtonTapped()
    await desk.settle()
    desk.radio.answerDetails(.success(NetworkDetails(settings: NetworkSettings(isLowDataMode: true))))
    await desk.settle()
    #expect(detail.settings == nil)
    #expect(detail.isLoading)
    desk.radio.answerDetails(.success(NetworkDetails(settings: NetworkSettings(isLowDataMode: false))))
    await desk.settle()
    #expect(detail.settings?.isLowDataMode == false)
  }

  @Test func aCurrentNetworkThatVanishesLeavesItsDetailsOpen() async throws {
    let (desk, detail) = try await open()
    await desk.send {
      $0.current = nil
      $0.networks.removeFirst()
    }
    #expect(desk.model.detail === detail)
    #expect(!detail.isInRange)
    #expect(detail.bars == 0)
    #expect(!detail.isJoinButtonShown)
    #expect(detail.isForgetButtonShown)
    #expect(desk.model.currentNetwork == nil)
  }

  @Test func forgettingAsksAndThenLeaves() async throws {
    let (desk, detail) = try await open()
    detail.forgetNetworkButtonTapped()
    let alert = try #require(detail.alert)
    #expect(alert.buttons.map(\.label) == [TextState("Forget"), TextState("Cancel")])
    detail.destination = nil
    await desk.settle()
    #expect(!desk.radio.calls.contains(.forget(try id("A"))))
    detail.forgetNetworkButtonTapped()
    detail.alertButtonTapped(.forgetConfirmed)
    detail.alertButtonTapped(.forgetConfirmed)
    detail.destination = nil
    #expect(detail.isBusy)
    await desk.settle()
    desk.radio.answer()
    await desk.settle()
    #expect(desk.model.destination == nil)
    #expect(desk.radio.calls.filter { $0 == .forget(detail.networkID) }.count == 1)
  }

  @Test func aFailedRemovalKeepsThePageAndShowsAnAlert() async throws {
    let (desk, detail) = try await open()
    desk.radio.plainAnswers = [.notSaved]
    detail.confirmForgetNetworkButtonTapped()
    await desk.settle()
    #expect(desk.model.detail === detail)
    let alert = try #require(detail.alert)
    #expect(alert.title == TextState("“A” was not forgotten"))
    #expect(detail.isForgetButtonEnabled)
  }

  @Test func forgettingANetworkThatIsForgottenAlreadyIsDone() async throws {
    let (desk, detail) = try await open()
    desk.radio.plainAnswers = [.notFound]
    detail.confirmForgetNetworkButtonTapped()
    await desk.settle()
    #expect(desk.model.destination == nil)
  }

  @Test func disconnectingTheWayInIsAskedAboutFirst() async throws {
    let (desk, detail) = try await open(carriesSession: true)
    detail.disconnectButtonTapped()
    await desk.settle()
    #expect(!desk.radio.calls.contains(.disconnect))
    detail.alertButtonTapped(.disconnectConfirmed)
    await desk.settle()
    #expect(desk.radio.calls.contains(.disconnect))
    detail.destination = nil
    desk.radio.answer()
    await desk.settle()
    #expect(desk.model.detail === detail)
    detail.forgetNetworkButtonTapped()
    let alert = try #require(detail.alert)
    #expect(alert.message.map { String(state: $0) }?.hasPrefix("This connection carries your session") == true)
  }

  @Test func disconnectingElsewhereNeedsNoConfirmation() async throws {
    let (desk, detail) = try await open()
    desk.radio.plainAnswers = [nil]
    detail.disconnectButtonTapped()
    await desk.settle()
    #expect(desk.radio.calls.last == .disconnect)
    #expect(detail.destination == nil)
  }

  @Test func joiningFromTheDetailsJoinsOrAsksForThePassword() async throws {
    let (desk, detail) = try await open(current: false)
    detail.joinButtonTapped()
    #expect(desk.model.destination == nil)
    await desk.settle()
    #expect(desk.radio.calls.last == .join(try id("A"), hidden: false))
    let other = await Desk([try network("C")])
    other.model.infoButtonTapped(network: try id("C"))
    other.model.detail?.joinButtonTapped()
    #expect(other.model.connect?.name == "C")
  }

  @Test func ambiguousNamesAreShownInBytes() async throws {
    let bytes = try #require(SSID(bytes: [0xB2, 0xE2]))
    let odd = Network(id: Network.ID(ssid: bytes, security: .open))
    let desk = await Desk([odd, try network("A")])
    desk.model.infoButtonTapped(network: odd.id)
    #expect(desk.model.detail?.nameInHexadecimal == "b2e2")
    desk.model.infoButtonTapped(network: try id("A"))
    #expect(desk.model.detail?.nameInHexadecimal == nil)
  }
}
