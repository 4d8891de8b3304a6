import KeelModel
import Testing

@MainActor @Suite struct PresentationStateTests {
  enum Action: Hashable { case forget, keep(Int) }

  private func alert(_ title: String = "Forget?", asks: Bool = true) -> AlertState<Action> {
    AlertState {
      TextState(title)
    } actions: {
      if asks {
        ButtonState(role: .destructive, action: .forget) { TextState("Forget") }
      }
      for number in 1...2 {
        ButtonState(isEnabled: number == 1, action: .keep(number)) { "Keep \(number)" }
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      "It " + "asks."
    }
  }

  @Test func alertsAreEqualIfTheyLookTheSame() {
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    #expect(alert().id != alert().id)
    #expect(alert() != alert("Else"))
    #expect(alert() != alert(asks: false))
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) { "Title" }
    #expect(dialog == ConfirmationDialogState(titleVisibility: .visible) { "Title" })
    #expect(dialog != ConfirmationDialogState(titleVisibility: .hidden) { "Title" })
  }

  @Test func buttonsKeepTheirOrderRolesAndActions() {
    let buttons = alert().buttons
    #expect(buttons.map { String(state: $0.label) } == ["Forget", "Keep 1", "Keep 2", "Cancel"])
    #expect(buttons.map(\.role) == [.destructive, nil, nil, .cancel])
    #expect(buttons.map(\.isEnabled) == [true, true, false, true])
    #expect(buttons.map(\.action.action) == [.forget, .keep(1), .keep(2), nil])
    #expect(alert().message.map { String(state: $0) } == "It asks.")
  }

  @Test func textsKeepTheLooksOfTheirParts() {
    let asked = TextState("Forget ") + TextState("Pier").bold() + TextState("?")
    #expect(String(state: asked) == "Forget Pier?")
    #expect("\(asked)" == "Forget Pier?")
    #expect(asked != "Forget Pier?")
    #expect(asked == TextState("Forget ") + TextState("Pier").bold() + "?")
    #expect(TextState("a") + "b" == "ab")
    #expect(TextState("a").italic() + TextState("b").italic() == TextState("ab").italic())
    #expect(TextState("a").underline() != TextState("a").strikethrough())
    #expect("" + TextState("a").bold() == TextState("a").bold())
    #expect((TextState("") + "").bold().isEmpty)
  }

  @Test func mappingChangesActionsAndNothingElse() {
    let mapped = alert().map { $0.map { "\($0)" } }
    #expect(mapped.buttons.map(\.action.action) == ["forget", "keep(1)", "keep(2)", nil])
    #expect(mapped.buttons.map(\.label) == alert().buttons.map(\.label))
  }

  @Test func aButtonPerformsWithinItsAnimation() {
    let plain = ButtonState<Action>(action: .forget) { "" }
    let animated = ButtonState<Action>(action: .send(.forget, animation: .linear)) { "" }
    let seen = [plain, animated].map { button in
      button.withAction { action in (action, Transaction.current.animation) }
    }
    #expect(seen.map(\.0) == [.forget, .forget])
    #expect(seen.map(\.1) == [nil, .linear])
  }

  @Test @MainActor func aButtonPerformsAnAsynchronousClosure() async {
    let button = ButtonState<Action>(action: .forget) { "" }
    let action = await button.withAction { action in
      await Task.yield()
      return action
    }
    #expect(action == .forget)
  }
}
