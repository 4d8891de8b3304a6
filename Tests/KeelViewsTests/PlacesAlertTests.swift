import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Alerts and confirmation dialogs of views.
@MainActor @Suite(.serialized) struct PlacesAlertTests {
  @MainActor @Observable final class Model {
    enum Action: Equatable { case forget, retry }
    var alert: AlertState<Action>?
    var dialog: ConfirmationDialogState<Action>?
    var isAsking = false
    var name: String?
    var text = ""
    var title = "Join?"
    @ObservationIgnored var answers: [Action?] = []
    @ObservationIgnored var done: [String] = []
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

  private struct States: View {
    @Bindable var model: Model
    var body: some View {
      Caption("root").navigationTitle("A")
        .alert($model.alert) { model.answer($0) }
        .confirmationDialog($model.dialog) { model.answer($0) }
    }
  }

  private struct Views: View {
    @Bindable var model: Model
    var body: some View {
      Caption("root").navigationTitle("A")
        .alert(model.title, isPresented: $model.isAsking) {
          Fill(prompt: "Name", text: $model.text)
          Answer(title: "Join", isEnabled: !model.text.isEmpty) { model.done.append("join \(model.text)") }
          Answer(title: "Cancel", style: .cancel) { model.done.append("cancel") }
        } message: {
          Text(verbatim: "With \(model.text)")
        }
    }
  }

  private struct OfAnItem: View {
    @Bindable var model: Model
    var body: some View {
      Caption("root").navigationTitle("A")
        .alert(item: $model.name) {
          Text(verbatim: "Forget \($0)?")
        } actions: { name in
          Answer(title: "Forget") { model.done.append(name) }
        } message: {
          Text(verbatim: "\($0) is far away.")
        }
    }
  }

  /// Presentations whose bindings cannot be written.
  private struct OneWay: View {
    let model: Model
    let kind: String
    var body: some View {
      let isAsking = model.isAsking
      let constant = Binding.constant(isAsking)
      let deaf = Binding(get: { model.isAsking }, set: { _ in })
      let root = Caption("root").navigationTitle("A")
      switch kind {
      case "alert": root.alert("Q", isPresented: constant) { answer }
      case "alert of a deaf binding": root.alert("Q", isPresented: deaf) { answer }
      case "dialog": root.confirmationDialog("Q", isPresented: constant, titleVisibility: .visible) { answer }
      case "sheet": root.sheet(isPresented: constant) { page }
      case "sheet of a deaf binding": root.sheet(isPresented: deaf) { page }
      case "popover": root.popover(isPresented: constant) { page }
      case "popover of a deaf binding": root.popover(isPresented: deaf) { page }
      default: root.fullScreenCover(isPresented: constant) { page }
      }
    }
    private var answer: some View { Answer(title: "OK") { choose() } }
    private var page: some View { Press("OK") { choose() }.navigationTitle("Q") }
    private func choose() {
      model.done.append("OK")
      if model.done.count == 2 { model.isAsking = false }
    }
  }

  let model = Model()

  private func alert<V: View>(_ stage: ViewStage<V>) -> Node? {
    stage.node { if case .alert = $0.element { true } else { false } }.flatMap { stage.frontEnd.tree[$0] }
  }

  private func buttons<V: View>(_ stage: ViewStage<V>) -> [ButtonElement] {
    alert(stage)?.children.compactMap { id in
      if case .button(let button)? = stage.frontEnd.tree[id]?.element { button } else { nil }
    } ?? []
  }

  @Test func anAlertShowsTheContentOfItsState() {
    model.alert = Model.question("Title")
    let stage = ViewStage(States(model: model))
    #expect(alert(stage)?.element == .alert(AlertElement(title: "Title", message: "Message")))
    #expect(buttons(stage).map(\.title) == ["Forget", "Retry", "Cancel"])
    #expect(buttons(stage).map(\.role) == [.destructive, nil, .cancel])
  }

  @Test func anAlertShowsTheWordsOfATextWithLooks() {
    model.alert = AlertState { TextState("Forget ") + TextState("Pier").bold() + TextState("?") }
    let stage = ViewStage(States(model: model))
    guard case .alert(let shown)? = alert(stage)?.element else {
      Issue.record("There is no alert.")
      return
    }
    #expect(shown.title == "Forget Pier?")
  }

  @Test func eachWayOfAnsweringClearsTheStateAndHandsTheActionOver() throws {
    let stage = ViewStage(States(model: model))
    stage.change { model.alert = Model.question("Title") }
    try stage.driver.tap("Forget")
    #expect(model.answers == [.forget])
    #expect(model.alert == nil)
    stage.change { model.alert = Model.question("Title") }
    stage.dismissTop()
    #expect(model.answers == [.forget, nil])
    #expect(model.alert == nil)
    #expect(stage.pages == "A")
  }

  @Test func anAlertOfAnItemFollowsItAndClearsIt() throws {
    let stage = ViewStage(OfAnItem(model: model))
    #expect(alert(stage) == nil)
    stage.change { model.name = "Pier" }
    #expect(alert(stage)?.element == .alert(AlertElement(title: "Forget Pier?", message: "Pier is far away.")))
    let shown = alert(stage)?.id
    stage.change { model.name = "Quay" }
    #expect(alert(stage)?.element == .alert(AlertElement(title: "Forget Quay?", message: "Quay is far away.")))
    #expect(alert(stage)?.id == shown, "it stays the same alert")
    try stage.driver.tap("Forget")
    #expect(model.done == ["Quay"] && model.name == nil && alert(stage) == nil)
  }

  @Test(
    arguments: [
      "alert", "alert of a deaf binding", "dialog", "sheet", "sheet of a deaf binding", "popover",
      "popover of a deaf binding", "cover",
    ])
  func anActionRunsWhateverTheBindingAnswers(kind: String) throws {
    let stage = ViewStage(OneWay(model: model, kind: kind))
    stage.change { model.isAsking = true }
    let shown = stage.pages
    #expect(shown != "A")
    try stage.driver.tap("OK")
    #expect(model.done == ["OK"])
    #expect(stage.pages == shown, "the state still asks")
    try stage.driver.tap("OK")
    #expect(model.done == ["OK", "OK"])
    #expect(stage.pages == "A", "the action has changed the state")
    stage.expectFresh()
  }

  @Test func anAnswerMayAskAnotherQuestion() throws {
    model.asksAgain = true
    let stage = ViewStage(States(model: model))
    stage.change { model.alert = Model.question("Title") }
    try stage.driver.tap("Retry")
    #expect(stage.pages == "A !Again")
    try stage.driver.tap("Cancel")
    #expect(stage.pages == "A")
  }

  private struct AsyncStates: View {
    @Bindable var model: Model
    let answers: AsyncStream<Model.Action?>.Continuation
    var body: some View {
      Caption("root").navigationTitle("A")
        .alert($model.alert) { await answer($0) }
        .confirmationDialog($model.dialog) { await answer($0) }
    }
    private func answer(_ action: Model.Action?) async {
      await Task.yield()
      answers.yield(action)
    }
  }

  @Test func aHandlerMayWait() async throws {
    let (stream, answers) = AsyncStream.makeStream(of: Model.Action?.self)
    var received = stream.makeAsyncIterator()
    let stage = ViewStage(AsyncStates(model: model, answers: answers))
    stage.change { model.alert = Model.question("Title") }
    try stage.driver.tap("Retry")
    #expect(model.alert == nil)
    let first = await received.next()
    #expect(first == .some(.retry))
    stage.change {
      model.dialog = ConfirmationDialogState {
        TextState("Title")
      } actions: {
        ButtonState(action: .forget) { TextState("Forget") }
      }
    }
    try stage.driver.tap("Forget")
    let second = await received.next()
    #expect(second == .some(.forget))
  }

  @Test func stateWithoutButtonsCanBeLeft() {
    let stage = ViewStage(States(model: model))
    stage.change { model.alert = AlertState { TextState("Only words") } }
    #expect(buttons(stage).map(\.title) == ["OK"])
    stage.dismissTop()
    #expect(model.alert == nil)
    stage.change { model.dialog = ConfirmationDialogState { TextState("Only words") } }
    stage.dismissTop()
    #expect(model.dialog == nil)
    #expect(stage.pages == "A")
  }

  @Test func anAlertOfViewsFollowsTheValuesItsViewsRead() throws {
    let stage = ViewStage(Views(model: model))
    stage.change { model.isAsking = true }
    #expect(stage.pages == "A !Join?")
    let join = { stage.node { if case .button(let b) = $0.element { b.title == "Join" } else { false } } }
    #expect(join().flatMap { stage.frontEnd.tree[$0]?.attributes.isEnabled } == false)
    try stage.driver.type("Ann", into: "Name")
    #expect(model.text == "Ann")
    #expect(join().flatMap { stage.frontEnd.tree[$0]?.attributes.isEnabled } == true)
    if case .alert(let element)? = alert(stage)?.element { #expect(element.message == "With Ann") }
    stage.change { model.title = "Really?" }
    #expect(stage.pages == "A !Really?")
    stage.expectFresh()
    try stage.driver.tap("Join")
    #expect(model.done == ["join Ann"])
    #expect(!model.isAsking)
    #expect(stage.pages == "A")
    stage.change { model.isAsking = true }
    stage.dismissTop()
    #expect(model.done == ["join Ann", "cancel"])
    stage.expectFresh()
  }

  @Test func theOldFormsAskToo() throws {
    struct Old: View {
      @Bindable var model: Model
      var body: some View {
        Caption("root").navigationTitle("A").alert(isPresented: $model.isAsking) {
          Alert(
            title: Text("Old"), message: Text("words"), primaryButton: .destructive(Text("Go")) { model.done = ["go"] },
            secondaryButton: .cancel())
        }
      }
    }
    model.isAsking = true
    let stage = ViewStage(Old(model: model))
    #expect(stage.pages == "A !Old")
    #expect(buttons(stage).map(\.title) == ["Cancel", "Go"], "of two, the one that cancels comes first")
    try stage.driver.tap("Go")
    #expect(model.done == ["go"])
    #expect(!model.isAsking)
  }

  @Test func aDialogCanAlwaysBeLeft() throws {
    struct Choice: View {
      @Bindable var model: Model
      var body: some View {
        Caption("root").navigationTitle("A")
          .confirmationDialog("Sure?", isPresented: $model.isAsking, titleVisibility: .visible) {
            ForEach(0..<2) { number in Answer(title: "Do \(number)") { model.done.append("\(number)") } }
          }
      }
    }
    model.isAsking = true
    let stage = ViewStage(Choice(model: model))
    #expect(buttons(stage).map(\.title) == ["Do 0", "Do 1", "Cancel"])
    try stage.driver.tap("Do 1")
    #expect(model.done == ["1"])
    stage.change { model.isAsking = true }
    stage.dismissTop()
    #expect(!model.isAsking)
    #expect(model.done == ["1"])
  }
}
