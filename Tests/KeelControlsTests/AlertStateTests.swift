import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

/// Alerts and confirmation dialogs that are described by state.
@MainActor @Suite(.serialized) struct AlertStateTests {
  @MainActor @Observable final class Model {
    enum Action: Equatable { case forget, retry }
    var alert: AlertState<Action>?
    var dialog: ConfirmationDialogState<Action>?
    @ObservationIgnored var answers: [Action?] = []
    var asksAgain = false

    func answer(_ action: Action?) {
      answers.append(action)
      if asksAgain, action == .retry { alert = Model.question("Again") }
    }

    static func question(_ title: String) -> AlertState<Action> {
      AlertState {
        TextState(title)
      } actions: {
        ButtonState(role: .destructive, action: .forget) { TextState("Forget") }
        ButtonState(action: .retry) { TextState("Retry") }
        ButtonState(role: .cancel) { TextState("Cancel") }
      } message: {
        TextState("Message")
      }
    }
  }

  let model = Model()

  func stage() -> Stage {
    let page = Page("A") { [model] page in
      let bindable = UIBindable(model)
      page.present(item: bindable.alert) { UIAlertController(state: $0, handler: model.answer) }
      page.present(item: bindable.dialog) { UIAlertController(state: $0, handler: model.answer) }
    }
    return Stage(page)
  }

  @Test func anAlertShowsTheContentOfItsState() throws {
    model.alert = Model.question("Title")
    let stage = stage()
    let alert = try #require(stage.topAlert)
    #expect(
      stage.frontEnd.tree[alert]?.element == .alert(AlertElement(title: "Title", message: "Message")))
    let buttons = stage.frontEnd.tree[alert]?.children.compactMap { id -> ButtonElement? in
      if case .button(let button)? = stage.frontEnd.tree[id]?.element { button } else { nil }
    }
    #expect(buttons?.map(\.title) == ["Forget", "Retry", "Cancel"])
    #expect(buttons?.map(\.role) == [.destructive, nil, .cancel])
  }

  @Test func eachWayOfAnsweringClearsTheStateAndHandsTheActionOver() throws {
    let stage = stage()
    for (answer, action) in [("Forget", Model.Action.forget), ("Retry", .retry), ("Cancel", nil)] {
      stage.change { model.alert = Model.question("Title") }
      try stage.driver.tap(answer)
      #expect(model.alert == nil)
      #expect(model.answers.last == .some(action))
      #expect(stage.pages == "A")
    }
    stage.change { model.alert = Model.question("Title") }
    stage.dismissTop()
    #expect(model.answers.count == 4)
    #expect(model.alert == nil)
  }

  @Test func anAnswerMayAskAnotherQuestion() throws {
    model.asksAgain = true
    let stage = stage()
    stage.change { model.alert = Model.question("First") }
    try stage.driver.tap("Retry")
    #expect(stage.pages == "A !Again")
    try stage.driver.tap("Cancel")
    #expect(stage.pages == "A")
  }

  @Test func stateWithoutButtonsCanBeLeft() throws {
    let stage = stage()
    stage.change { model.alert = AlertState { TextState("Note") } }
    try stage.driver.tap("OK")
    #expect(model.alert == nil)
    // A confirmation dialog without a cancel button is dismissed by Escape.
    stage.change {
      model.dialog = ConfirmationDialogState {
        TextState("Really?")
      } actions: {
        ButtonState(role: .destructive, action: Model.Action.forget) { TextState("Forget") }
        ButtonState(action: .retry) { TextState("Retry") }
      }
    }
    #expect(stage.pages == "A !Really?")
    stage.dismissTop()
    #expect(model.dialog == nil)
    #expect(model.answers.isEmpty)
  }
}
