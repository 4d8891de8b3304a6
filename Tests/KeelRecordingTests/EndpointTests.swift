import KeelModel
import Testing

@testable import KeelRecording

@MainActor @Suite struct EndpointTests {
  let clock = TestClock()
  let model: TimerModel
  init() { model = TimerModel(clock: clock) }

  @Test func aCallAndASentActionAreTheSameAndDeliveredOnce() async {
    let items = await items(of: model) {
      model.startButtonTapped()
      model.send(.startButtonTapped)
      #expect(model.addButtonTapped(3, to: "tea"))
      model.send(.addButtonTapped(4, to: "tea"))
    }
    #expect(
      items == [
        "startButtonTapped", "startButtonTapped", #"addButtonTapped(3, to: "tea")"#, #"addButtonTapped(4, to: "tea")"#,
      ])
    #expect(model.startCount == 2)
    #expect(model.minutes == 12)
  }

  @Test func whatAnActionCausesIsPartOfIt() async {
    let items = await items(of: model) {
      model.restartButtonTapped()
      model.editButtonTapped("a")
      guard case .edit(let label)? = model.destination else { return }
      // It calls an endpoint of the other model.
      label.doneButtonTapped()
    }
    #expect(items == ["restartButtonTapped", #"editButtonTapped("a")"#, "doneButtonTapped"])
    #expect(model.destination == nil && model.resetCount == 2)
  }

  @Test func whatTheTasksOfAnActionCauseIsPartOfIt() async {
    let items = await items(of: model) {
      model.laterButtonTapped()
      await clock.advance(by: .seconds(1))
      model.startButtonTapped()
    }
    #expect(model.startCount == 2)
    #expect(items == ["laterButtonTapped", "startButtonTapped"])
  }

  @Test func asynchronousEndpointsAreOneActionToo() async {
    let items = await items(of: model) {
      let call = Task { await model.waitButtonTapped(minutes: 1) }
      await clock.advance()
      model.startButtonTapped()
      await clock.advance(by: .seconds(60))
      await call.value
      model.send(.waitButtonTapped(minutes: 2))
      await clock.advance(by: .seconds(120))
    }
    #expect(model.finished == [1, 2] && model.resetCount == 2)
    #expect(items == ["waitButtonTapped(minutes: 1)", "startButtonTapped", "waitButtonTapped(minutes: 2)"])
  }

  @Test func writesThroughBindingsAreActions() async {
    let bindable = Bindable(model)
    let items = await items(of: model) {
      bindable.minutes.wrappedValue = 8
      model.send(.minutes(9))
      bindable.pin.wrappedValue = "1234"
      bindable.isRunning.wrappedValue = true
      model.destination = .help
      bindable.destination.help.wrappedValue = false
      // A program's own write is no action.
      model.minutes = 1
    }
    #expect(items == ["minutes(8)", "minutes(9)", "pin(<secret>)", "startButtonTapped", "destinationDismissed"])
    #expect(model.pin == "1234" && model.destination == nil)
  }

  @Test func aSecretIsBoundAsSuchAndByItsText() async {
    let bindable = Bindable(model)
    let items = await items(of: model) {
      bindable.code.wrappedValue = Secret("1234")
      bindable.code.text.wrappedValue = "12345"
      #expect(model.code.text == "12345")
      model.send(.code(Secret("6")))
    }
    #expect(items == ["code(<secret>)", "code(<secret>)", "code(<secret>)"])
    #expect(model.code.text == "6")
  }

  @Test func aWriteThatIsNoActionIsReported() async {
    let items = await items(of: model) { Bindable(model).note.wrappedValue = "x" }
    #expect(items == ["unknown"])
    #expect(model.note == "x")
  }

  @Test func anActionIsNotEvenCreatedWithoutAReceiver() {
    var created = 0
    func action() -> TimerModel.Action {
      created += 1
      return .startButtonTapped
    }
    // Other tests of this process may receive actions, so that only the order of the two counts can be tested.
    let isReceived = ActionFeed.isReceived
    Endpoint.call(model, action()) {}
    #expect(created == (isReceived ? 1 : 0))
  }

  @Test func actionsHaveCasePaths() {
    #expect(TimerModel.Action.addButtonTapped(1, to: "a").is(\.addButtonTapped))
  }
}
