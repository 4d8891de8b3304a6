import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Controls and bindings stay equal without feedback loops.
@MainActor @Suite(.serialized) struct BindTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }
  let page = Page("A")

  func stage(_ views: UIView...) -> Stage {
    for view in views { page.view.addSubview(view) }
    return Stage(page)
  }

  @Test func aSwitchFollowsAndWrites() {
    let toggle = UISwitch(isOn: model.counted("isOn", bindable.isOn))
    let stage = stage(toggle)
    #expect(stage.change { model.isOn = true }.count == 1)
    #expect(toggle.isOn)
    #expect(model.takeWrites().isEmpty)
    let operations = stage.send(.toggle(toggle.nodeID, isOn: false))
    #expect(operations.count == 1)
    #expect(!model.isOn)
    #expect(model.takeWrites() == ["isOn"])
    // An equal value changes nothing.
    #expect(stage.send(.toggle(toggle.nodeID, isOn: false)).isEmpty)
    #expect(model.takeWrites().isEmpty)
  }

  @Test func aSwitchThatIsRefusedGoesBackOnTheScreenToo() {
    let toggle = UISwitch(isOn: model.counted("isOn", bindable.isOn) { true })
    let stage = stage(toggle)
    let operations = stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(!toggle.isOn)
    #expect(operations == [.update(toggle.nodeID, .toggle(ToggleElement(isOn: false)))])
  }

  @Test func typedTextIsWrittenOnceForEachEdit() throws {
    let field = UITextField(text: model.counted("text", bindable.text))
    field.placeholder = "Field"
    let stage = stage(field)
    try stage.driver.type("abc", into: "Field", keystrokeByKeystroke: true)
    #expect(model.text == "abc")
    #expect(model.takeWrites().count == 3)
    #expect(stage.change { model.text = "by the model" }.count == 1)
    #expect(field.text == "by the model")
    #expect(model.takeWrites().isEmpty)
    stage.expectFresh()
  }

  @Test func textThatTheModelRewritesIsShownRewritten() throws {
    let field = UITextField(
      text: UIBinding(get: { [model] in model.text }, set: { [model] in model.text = $0.filter(\.isNumber) }))
    field.placeholder = "Field"
    let stage = stage(field)
    try stage.driver.type("12", into: "Field")
    try stage.driver.type("12x", into: "Field")
    #expect(model.text == "12")
    #expect(field.text == "12")
    #expect(stage.frontEnd.text(of: field.nodeID) == "12")
    try stage.driver.type("a1b2c3", into: "Field")
    #expect(stage.frontEnd.text(of: field.nodeID) == "123")
    stage.expectFresh()
  }

  @Test func textThatAnObserverRewritesIsShownRewritten() throws {
    let field = UITextField(text: bindable.text)
    field.placeholder = "Field"
    page.observe { [model] in if model.text != model.text.uppercased() { model.text = model.text.uppercased() } }
    let stage = stage(field)
    try stage.driver.type("abc", into: "Field")
    #expect(model.text == "ABC")
    #expect(stage.frontEnd.text(of: field.nodeID) == "ABC")
    try stage.driver.type("ABc", into: "Field")
    #expect(stage.frontEnd.text(of: field.nodeID) == "ABC")
  }

  @Test func bindingAgainReplacesAndUnbindingLeavesAlone() {
    let second = TestModel()
    let toggle = UISwitch(isOn: bindable.isOn)
    let stage = stage(toggle)
    toggle.bind(isOn: UIBindable(second).isOn)
    stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(!model.isOn)
    #expect(second.isOn)
    #expect(stage.change { model.isOn.toggle() }.isEmpty)
    toggle.unbind(\.isOn)
    stage.send(.toggle(toggle.nodeID, isOn: false))
    #expect(second.isOn)
    #expect(!toggle.isOn)
    #expect(stage.change { second.isOn.toggle() }.isEmpty)
  }

  @Test func anyPropertyOfAnyControlCanBeBound() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Select") { _ in })
    button.bind(bindable.isOn, to: \.isSelected, for: .primaryActionTriggered)
    let stage = stage(button)
    stage.change { model.isOn = true }
    #expect(button.isSelected)
    button.isSelected = false
    stage.send(.activate(button.nodeID))
    #expect(!model.isOn)
  }

  @Test func theFocusFollowsAFlagAndWritesIt() {
    let field = UITextField()
    field.bind(focus: model.counted("focus", bindable.isFocused))
    let other = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Other") { _ in })
    let stage = stage(field, other)
    #expect(stage.change { model.isFocused = true } == [.focus(field.nodeID)])
    #expect(field.isFirstResponder && field.isEditing)
    #expect(model.takeWrites().isEmpty)
    // When the user moves the focus, no operation is sent back.
    #expect(stage.send(.focus(other.nodeID)).isEmpty)
    #expect(!model.isFocused)
    #expect(model.takeWrites() == ["focus"])
    #expect(stage.send(.focus(field.nodeID)).isEmpty)
    #expect(model.isFocused)
    #expect(stage.change { model.isFocused = false } == [.focus(nil)])
    #expect(!field.isEditing)
  }

  @Test func theFocusMovesBetweenFieldsOfOneValueInAnyOrder() {
    let fields = ["a", "b", "c"].map { name in
      let field = UITextField()
      field.bind(focus: bindable.field, equals: name)
      return field
    }
    let stage = stage(fields[0], fields[1], fields[2])
    for name in ["b", "a", "c", "b"] {
      let operations = stage.change { model.field = name }
      #expect(operations.count == 1)
      #expect(fields.map(\.isFirstResponder) == ["a", "b", "c"].map { $0 == name })
      #expect(model.field == name)
    }
    stage.send(.focus(fields[2].nodeID))
    #expect(model.field == "c")
    stage.send(.focus(nil))
    #expect(model.field == nil)
  }

  @Test func theFocusWaitsForItsFieldToAppear() {
    let field = UITextField()
    field.bind(focus: bindable.isFocused)
    model.isFocused = true
    Turn.shared.flush()
    #expect(!field.isFirstResponder)
    let stage = stage(field)
    #expect(field.isFirstResponder)
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(stage.frontEnd.focused == field.nodeID)
    // A field that is added to the page later.
    let second = UITextField()
    let other = TestModel()
    second.bind(focus: UIBindable(other).isFocused)
    stage.change { other.isFocused = true }
    #expect(field.isFirstResponder)
    stage.change { page.view.addSubview(second) }
    #expect(second.isFirstResponder)
    #expect(!model.isFocused)
  }

  @Test func aDisabledFieldGivesTheFocusUpAndTakesItWhenItIsWantedAgain() {
    let field = UITextField()
    field.bind(focus: bindable.isFocused)
    let stage = stage(field)
    stage.change { model.isFocused = true }
    stage.change { field.isEnabled = false }
    #expect(!field.isFirstResponder)
    #expect(!model.isFocused)
    stage.change { model.isFocused = true }
    #expect(!field.isFirstResponder)
    stage.change { field.isEnabled = true }
    #expect(field.isFirstResponder)
  }

  @Test func aSheetTakesTheFocusFromThePageBelow() {
    let field = UITextField()
    field.bind(focus: bindable.isFocused)
    let stage = stage(field)
    stage.change { model.isFocused = true }
    stage.change { page.present(Page("S"), animated: true) }
    #expect(!field.isFirstResponder)
    #expect(!model.isFocused)
    #expect(stage.frontEnd.tree.focused == nil)
  }

  @Test func editingIsReportedInOrder() throws {
    final class Delegate: UITextFieldDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func textFieldDidBeginEditing(_ textField: UITextField) { journal.write("delegate begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { journal.write("delegate end") }
      func textFieldDidChangeSelection(_ textField: UITextField) { journal.write("delegate selection") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        journal.write("delegate return")
        return true
      }
    }
    let journal = Journal()
    let delegate = Delegate(journal)
    let field = UITextField()
    field.placeholder = "Field"
    field.delegate = delegate
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ] { field.addAction(UIAction { _ in journal.write(name) }, for: event) }
    let stage = stage(field)
    try stage.driver.type("a", into: "Field")
    try stage.driver.submit("Field")
    stage.change { field.resignFirstResponder() }
    #expect(
      journal.take() == [
        "delegate begin", "begin", "delegate selection", "delegate selection", "changed", "delegate return", "exit",
        "primary", "delegate end", "end",
      ])
    stage.change { field.text = "by the program" }
    #expect(journal.take().isEmpty)
  }

  @Test func aFieldThatRefusesEditingTakesNoText() {
    final class Delegate: UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.delegate = delegate
    let stage = stage(field)
    stage.send(.focus(field.nodeID))
    stage.send(.edit(field.nodeID, text: "forced"))
    #expect(field.text == "")
    #expect(!field.isEditing)
  }

  @Test func returnOnAnEmptyFieldCanBeDisabled() {
    let field = UITextField()
    field.enablesReturnKeyAutomatically = true
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    let stage = stage(field)
    stage.send(.submit(field.nodeID))
    #expect(returns == 0)
    stage.send(.edit(field.nodeID, text: "a"))
    stage.send(.submit(field.nodeID))
    #expect(returns == 1)
  }

  @Test func anObserverOfAViewEndsWithTheView() {
    var runs = 0
    do {
      let label = UILabel()
      label.observe { [model] in
        _ = model.title
        runs += 1
      }
    }
    model.title = "changed"
    Turn.shared.flush()
    #expect(runs == 1)
  }
}
