import KeelModel
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct StageTests {
  @Test func eachStateOfTheMachineHasItsStageAndRecovers() async throws {
    let desk = await Desk([try network("A")])
    let stages: [((inout RadioState) -> Void, WiFiStage)] = [
      ({ $0.availability = .starting }, .starting),
      ({ $0.availability = .serviceMissing }, .serviceMissing),
      ({ $0.availability = .serviceNotResponding }, .serviceNotResponding),
      ({ $0.availability = .networkingOff }, .networkingOff),
      ({ $0.availability = .deviceMissing }, .deviceMissing),
      ({ $0.availability = .deviceUnavailable("Firmware is missing") }, .deviceUnavailable("Firmware is missing")),
      (
        {
          $0.availability = .ready; $0.isHardwareBlocked = true
        }, .hardwareBlocked
      ),
      (
        {
          $0.isHardwareBlocked = false; $0.isOn = false
        }, .off
      ),
    ]
    for (change, stage) in stages {
      await desk.send(change)
      #expect(desk.model.stage == stage)
      #expect(stage.title != nil)
      #expect(desk.model.sections == [ListSection(id: .power, items: [.power])])
      #expect(desk.model.isSwitchEnabled == (stage == .off || stage == .networkingOff))
    }
    await desk.send { $0.isOn = true }
    #expect(desk.model.stage == .on)
    #expect(desk.model.titles(.other) == ["A"])
    #expect(desk.model.stage.title == nil)
  }

  @Test func theSwitchShowsTheWishAtOnceAndTheRadioIsAskedOnce() async throws {
    let desk = await Desk([])
    desk.model.isOn = false
    #expect(!desk.model.isOn)
    desk.model.isOn = false
    await desk.settle()
    #expect(desk.radio.calls == [.power(false)])
    desk.radio.answer()
    await desk.send { $0.isOn = false }
    #expect(!desk.model.isOn)
    await desk.send { $0.isOn = true }
    #expect(desk.model.isOn)
  }

  @Test func aRefusedSwitchRevertsAndReportsTheCause() async throws {
    let desk = await Desk([])
    desk.radio.powerAnswers = [.notPermitted]
    desk.model.isOn = false
    await desk.settle()
    #expect(desk.model.isOn)
    #expect(desk.model.alert?.title == TextState("Could not switch Wi-Fi off"))
    #expect(desk.radio.calls == [.power(false)])
  }

  @Test func theLastOfManyWishesWins() async throws {
    let desk = await Desk([])
    desk.model.isOn = false
    await desk.settle()
    desk.model.isOn = true
    desk.model.isOn = false
    desk.model.isOn = true
    #expect(desk.model.isOn)
    desk.radio.answer()
    await desk.settle()
    #expect(desk.radio.calls == [.power(false), .power(true)])
    desk.radio.answer()
    await desk.settle()
    #expect(desk.model.isOn)
    #expect(desk.radio.calls.count == 2)
  }

  @Test func aSwitchThatTheRadioAgreesToAndForgetsGoesBack() async throws {
    let desk = await Desk([])
    desk.radio.powerAnswers = [nil]
    desk.model.isOn = false
    await desk.clock.advance(by: .seconds(4))
    #expect(!desk.model.isOn)
    await desk.clock.advance(by: .seconds(2))
    #expect(desk.model.isOn)
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test func theSwitchDoesNothingWhereThereIsNothingToSwitch() async throws {
    let desk = await Desk([])
    await desk.send { $0.availability = .serviceMissing }
    desk.model.isOn.toggle()
    await desk.settle()
    #expect(desk.radio.calls.isEmpty)
  }

  @Test func switchingOffTheWayInIsAskedAboutFirst() async throws {
    let here = try id("Here")
    let desk = await Desk([Network(id: here, isKnown: true)], current: here, carriesSession: { true })
    desk.model.isOn = false
    await desk.settle()
    #expect(desk.radio.calls.isEmpty)
    #expect(desk.model.alert?.title == TextState("This connection carries your session"))
    desk.model.destination = nil
    #expect(desk.model.isOn)
    desk.model.isOn = false
    desk.model.alertButtonTapped(.powerOffConfirmed)
    desk.model.destination = nil
    #expect(!desk.model.isOn)
    await desk.settle()
    #expect(desk.radio.calls == [.power(false)])
  }

  @Test func offWithAScreenOpenLeavesTheScreen() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    #expect(desk.model.connect != nil)
    await desk.send { $0.isOn = false }
    #expect(desk.model.destination == nil)
    await desk.send { $0.isOn = true }
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.send { $0.availability = .serviceMissing }
    #expect(desk.model.destination == nil)
    await desk.send { $0.availability = .ready }
    desk.model.joinOtherNetworkButtonTapped()
    #expect(desk.model.joinOther != nil)
    await desk.send { $0.isHardwareBlocked = true }
    #expect(desk.model.destination == nil)
  }

  @Test func aRefusedScanKeepsTheListAndShowsItsAge() async throws {
    let desk = await Desk([try network("A")])
    desk.radio.plainAnswers = [nil, .busy]
    desk.model.refreshRequested()
    #expect(desk.model.isScanning)
    desk.model.refreshRequested()
    await desk.settle()
    #expect(!desk.model.isScanning)
    #expect(desk.radio.calls == [.scan])
    await desk.clock.advance(by: .seconds(12))
    desk.model.refreshRequested()
    await desk.settle()
    #expect(desk.model.scanNote == "The list is 12 seconds old. " + RadioFailure.busy.message)
    #expect(desk.model.titles(.other) == ["A"])
    #expect(desk.model.destination == nil)
    desk.radio.plainAnswers = [nil]
    desk.model.refreshRequested()
    await desk.settle()
    #expect(desk.model.scanNote == nil)
  }

  @Test func theAgeCountsFromTheLastSearchThatEnded() async throws {
    let desk = await Desk([try network("A")])
    desk.radio.plainAnswers = [.busy, .busy]
    desk.model.refreshRequested()
    await desk.settle()
    #expect(desk.model.scanNote == "The list is as it was. " + RadioFailure.busy.message)
    await desk.send { $0.isScanning = true }
    #expect(desk.model.isScanning)
    await desk.send { $0.isScanning = false }
    await desk.clock.advance(by: .seconds(61))
    desk.model.refreshRequested()
    await desk.settle()
    #expect(desk.model.scanNote?.hasPrefix("The list is 1 minute old.") == true)
  }

  @Test func anIdleModelSleepsOnNoClock() async throws {
    let desk = await Desk([try network("A")])
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test func textOfTheSystemIsMadeHarmless() async throws {
    let stage = WiFiStage.deviceUnavailable("Bad\u{1B}[2J firmware.")
    #expect(stage.advice?.hasPrefix("Bad\\x1b[2J firmware. This") == true)
    #expect(RadioFailure.other("a\nb").message == "System message: a\\x0ab. Try again.")
    let desk = await Desk([])
    await desk.send { $0.availability = .serviceMissing }
    #expect(desk.model.statusTitle == "Scripted is not running")
  }
}
