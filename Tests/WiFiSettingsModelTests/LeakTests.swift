import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// A weak reference.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct LeakTests {
  @Test func screensAreGoneOnceTheyAreLeft() async throws {
    let desk = await Desk([try network("A"), try network("B", isKnown: true)])
    desk.model.networkTapped(try id("A"))
    let connect = Weak(object: desk.model.connect)
    #expect(connect.object != nil)
    connect.object?.password = "blob"
    connect.object?.joinButtonTapped()
    await desk.settle()
    desk.model.destination = nil
    await desk.settle()
    #expect(connect.object == nil)

    desk.model.infoButtonTapped(network: try id("B"))
    let detail = Weak(object: desk.model.detail)
    await desk.settle()
    desk.radio.answerDetails(.success(NetworkDetails(settings: NetworkSettings())))
    await desk.settle()
    detail.object?.ipv4ButtonTapped()
    let form = Weak(object: detail.object?.ipv4)
    #expect(form.object != nil)
    desk.model.joinOtherNetworkButtonTapped()
    await desk.settle()
    #expect(detail.object == nil)
    #expect(form.object == nil)

    let other = Weak(object: desk.model.joinOther)
    #expect(other.object != nil)
    desk.model.destination = nil
    #expect(other.object == nil)
  }

  @Test func aModelIsReleasedWithItsScreen() async throws {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    var model: WiFiSettingsModel? = WiFiSettingsModel(radio: radio, clock: clock)
    await clock.advance()
    #expect(radio.listenerCount == 1)
    #expect(clock.sleeperCount == 1)
    model?.open(path: "detail/Harbour")
    model?.refreshRequested()
    model?.isOn = false
    await clock.advance(by: .seconds(3))
    let weakModel = Weak(object: model)
    model = nil
    await clock.advance()
    #expect(weakModel.object == nil)
    #expect(radio.listenerCount == 0)
    #expect(clock.sleeperCount == 0)
  }

  @Test func aRadioIsReleasedWithItsLastUser() async throws {
    let clock = TestClock()
    var radio: SimulatedRadio? = SimulatedRadio(clock: clock)
    let weakRadio = Weak(object: radio)
    var model = radio.map { WiFiSettingsModel(radio: $0, clock: clock) }
    await clock.advance()
    radio = nil
    #expect(weakRadio.object != nil)
    model = nil
    _ = model
    await clock.advance(by: .seconds(10))
    #expect(weakRadio.object == nil)
    #expect(clock.sleeperCount == 0)
  }
}
