import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A focus state follows the controls bound to it; the front end alone tracks the focus of the others.
@MainActor @Suite(.serialized) struct ControlFocusTests {
  enum Spot: Hashable { case button, toggle }

  private struct Page: View {
    @FocusState private var spot: Spot?
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(verbatim: spot.map { "\($0)" } ?? "none")
        Button("Other") { spot = .toggle }
        Button("Mine") {}.focused($spot, equals: .button)
        Toggle("Switch", isOn: $isOn).focused($spot, equals: .toggle)
      }
    }
  }

  @Test func buttonsAndSwitchesReportAndTakeTheFocus() throws {
    let stage = ViewStage(Page())
    func button(_ title: String) -> NodeID? {
      stage.node { if case .button(let button) = $0.element { button.title == title } else { false } }
    }
    stage.frontEnd.send(.focus(button("Mine")))
    #expect(stage.texts == ["button"])
    // No focus state is bound to this control.
    stage.frontEnd.send(.focus(button("Other")))
    #expect(stage.texts == ["none"])
    try stage.driver.tap("Other")
    #expect(stage.texts == ["toggle"])
    let toggle = stage.node { if case .toggle = $0.element { true } else { false } }
    #expect(toggle != nil && stage.frontEnd.focused == toggle)
    stage.expectFresh()
  }

  private struct Twice: View {
    @FocusState private var isFocused: Bool
    @FocusState private var spot: Spot?
    @State private var text = ""
    let isFollowed: Bool
    var body: some View {
      VStack {
        Text(verbatim: "\(isFocused) \(spot.map { "\($0)" } ?? "none")")
        if isFollowed {
          TextField("Name", text: $text).focused($isFocused).focused($spot, equals: .button)
        }
        Button("Focus") { isFocused = true }
      }
    }
  }

  private struct Root: View {
    let model: Settings
    var body: some View { Twice(isFollowed: !model.isOn) }
  }

  @Test func twoStatesFollowOneField() throws {
    let model = Settings()
    let stage = ViewStage(Root(model: model))
    let field = stage.node { if case .textField = $0.element { true } else { false } }
    stage.frontEnd.send(.focus(field))
    #expect(stage.texts == ["true button"])
    stage.frontEnd.send(.focus(nil))
    #expect(stage.texts == ["false none"])
    try stage.driver.tap("Focus")
    #expect(stage.texts == ["true button"])
    stage.change { model.isOn = true }
    #expect(stage.texts == ["false none"])
    stage.expectFresh()
  }
}
