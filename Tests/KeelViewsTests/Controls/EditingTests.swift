import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The user's edit writes the binding, and the control then shows the model's value.
@MainActor @Suite(.serialized) struct EditingTests {
  private struct Form: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      VStack {
        Toggle("Power", isOn: $model.stubborn)
        TextField("Name", text: $model.loud)
        Slider(value: $model.volume, in: 0...1) { Text("Volume") }
        Stepper("Count", value: $model.count, in: 0...3)
      }
    }
  }

  @Test func aSwitchWritesItsBindingAndSpringsBackWhenTheModelRefuses() throws {
    let model = Settings()
    let stage = ViewStage(Form(model: model))
    var change = try stage.doing { try stage.driver.toggle("Power") }
    #expect(model.isOn)
    // Only the operation that confirms the switch.
    #expect(change.operations.count == 1)
    #expect(change.bodies == 0)
    model.refuses = true
    change = try stage.doing { try stage.driver.toggle("Power") }
    #expect(model.isOn)
    #expect(stage.toggles[0].isOn)
    #expect(change.operations.count == 1)
    stage.expectFresh()
  }

  private struct Narrow: View {
    @State private var small: UInt8 = 1
    @State private var large: Int8 = 120
    var body: some View {
      Text("\(small) \(large)")
      Stepper("Small", value: $small, in: 0...255, step: 3)
      Stepper("Large", value: $large, in: -128...127, step: 10)
    }
  }

  @Test func aStepBeyondAnEndIsClampedWithoutOverflow() throws {
    let stage = ViewStage(Narrow())
    try stage.driver.decrement("Small")
    #expect(stage.texts.first == "0 120")
    try stage.driver.increment("Large")
    #expect(stage.texts.first == "0 127")
    try stage.driver.increment("Small")
    try stage.driver.decrement("Large")
    #expect(stage.texts.first == "3 117")
  }

  @Test func homeAndEndMoveAStepperToTheEndsOfItsRange() throws {
    let stage = ViewStage(Narrow())
    func focus(_ name: String) { stage.frontEnd.moveFocus(to: stage.driver.find(name: name)?.id) }
    focus("Small")
    try stage.driver.press("end")
    #expect(stage.texts.first == "255 120")
    try stage.driver.press("home")
    #expect(stage.texts.first == "0 120")
    focus("Large")
    try stage.driver.press("home")
    #expect(stage.texts.first == "0 -128")
  }

  @Test func aChangeOfTheModelReachesTheControlAlone() {
    let model = Settings()
    let stage = ViewStage(Form(model: model))
    let change = stage.change { model.isOn = true }
    #expect(change.bodies == 0)
    #expect(change.operations.count == 1)
    #expect(stage.toggles[0].isOn)
    stage.expectFresh()
  }

  @Test func typedTextSendsNoPatchAndAChangeByTheModelDoes() throws {
    let model = Settings()
    let stage = ViewStage(Form(model: model))
    var change = try stage.doing { try stage.driver.type("BOB", into: "Name") }
    #expect(model.name == "BOB")
    #expect(change.operations.count <= 2)
    #expect(change.bodies == 0)
    change = try stage.doing { try stage.driver.type("bea", into: "Name") }
    #expect(model.name == "BEA")
    #expect(stage.fields[0].text == "BEA")
    #expect(change.operations.count == 1)
    stage.expectFresh()
  }

  @Test func slidersAndSteppersStayBetweenTheirEnds() throws {
    let model = Settings()
    let stage = ViewStage(Form(model: model))
    let slider = try #require(stage.id { if case .slider = $0 { true } else { false } })
    let stepper = try #require(stage.id { if case .stepper = $0 { true } else { false } })
    stage.frontEnd.send(.adjust(slider, value: 7))
    #expect(model.volume == 1)
    stage.frontEnd.send(.increment(stepper))
    stage.frontEnd.send(.increment(stepper))
    #expect(model.count == 3)
    let element = stage.elements { if case .stepper(let stepper) = $0 { stepper } else { nil } }[0]
    #expect(!element.canIncrement && element.canDecrement)
    stage.expectFresh()
  }

  private struct Choices: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      Picker("Letter", selection: $model.choice) {
        Text("First").tag("a")
        ForEach(["b", "c"], id: \.self) { Text($0.uppercased()) }
        if model.isOn { Text("None") }
      }
      Picker("Number", selection: $model.maybe) {
        Text("No number").tag(Int?.none)
        ForEach(0..<2) { Text("Number \($0)").tag(Int?.some($0)) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func optionsAreKnownByTheirTags() {
    let model = Settings()
    let stage = ViewStage(Choices(model: model))
    #expect(stage.pickers[0].options.map(\.title) == ["First", "B", "C"])
    #expect(stage.pickers[0].selectedIndex == 1)
    #expect(stage.pickers[1].options.map(\.title) == ["No number", "Number 0", "Number 1"])
    #expect(stage.pickers[1].selectedIndex == 0)
    #expect(stage.pickers[1].style == .segmented)
    let ids = stage.ids { if case .picker = $0 { true } else { false } }
    stage.frontEnd.send(.choose(ids[0], index: 2))
    stage.frontEnd.send(.choose(ids[1], index: 1))
    #expect(model.choice == "c")
    #expect(model.maybe == 0)
    let change = stage.change { model.choice = "a" }
    #expect(change.bodies == 0)
    #expect(change.operations.count == 1)
    stage.change { model.isOn = true }
    #expect(stage.pickers[0].options.map(\.isEnabled) == [true, true, true, false])
    stage.expectFresh()
  }

  private struct Login: View {
    enum Field { case name, word }
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var word = ""
    let model: Settings
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
        SecureField("Word", text: $word).focused($focus, equals: .word)
        Text(focus == .name ? "at name" : focus == .word ? "at word" : "nowhere")
        Button("To word") { focus = .word }
        Button("Away") { focus = nil }
      }
      .onSubmit {
        model.log.append("submit")
        focus = .word
      }
    }
  }

  @Test func theFocusFollowsTheStateAndTheStateFollowsTheUser() throws {
    let model = Settings()
    let stage = ViewStage(Login(model: model))
    #expect(stage.texts == ["nowhere"])
    #expect(stage.fields[0].returnAction == .next)
    #expect(stage.fields[1].isSecure)
    try stage.driver.tap("Name")
    #expect(stage.texts == ["at name"])
    try stage.driver.submit("Name")
    #expect(model.log == ["submit"])
    #expect(stage.texts == ["at word"])
    #expect(stage.frontEnd.tree.focused == stage.ids { if case .textField = $0 { true } else { false } }[1])
    try stage.driver.tap("Away")
    #expect(stage.texts == ["nowhere"])
    try stage.driver.tap("To word")
    #expect(stage.texts == ["at word"])
    stage.expectFresh()
  }
}

extension ViewStage {
  /// Like `change`, for actions that may throw.
  func doing(_ work: () throws -> Void) throws -> (bodies: Int, operations: [Patch.Operation]) {
    frontEnd.clearLog()
    let before = BodyPass.shared.evaluationCount
    try work()
    Turn.shared.flush()
    return (BodyPass.shared.evaluationCount - before, frontEnd.log.operations)
  }

  func ids(_ isMeant: (Element) -> Bool) -> [NodeID] {
    frontEnd.tree.inReadingOrder().filter { isMeant($0.element) }.map(\.id)
  }
  func id(_ isMeant: (Element) -> Bool) -> NodeID? { ids(isMeant).first }
}
