import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// A changed layout arranges the same views differently.
@MainActor @Suite(.serialized) struct LayoutChangeTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Page: View {
    let model: Settings
    private var layout: AnyLayout {
      switch model.count {
      case 0: AnyLayout(VStackLayout(alignment: .leading))
      case 1: AnyLayout(HStackLayout(spacing: 3))
      default: AnyLayout(ZStackLayout(alignment: .topLeading))
      }
    }
    var body: some View {
      layout {
        Counter()
        if model.isOn { Text("More") }
      }
    }
  }

  private func axis(_ stage: ViewStage<Page>) -> String {
    for node in stage.frontEnd.tree.inReadingOrder() {
      switch node.element {
      case .stack(let stack) where stack.distribution != .pageContent && node.children.count > 0 && stack.spacing > 0:
        return stack.axis == .horizontal ? "across" : "down"
      case .layers: return "above"
      default: break
      }
    }
    return ""
  }

  @Test func viewsKeepStateAndFocusWhenTheirLayoutChanges() throws {
    let model = Settings()
    model.count = 0
    let stage = ViewStage(Page(model: model))
    try stage.driver.tap("Count 0")
    #expect(axis(stage) == "down")
    let button = stage.node { if case .button = $0.element { true } else { false } }
    for (count, wanted) in [(1, "across"), (2, "above"), (0, "down")] {
      let change = stage.change { model.count = count }
      #expect(change.bodies == 1)
      #expect(stage.buttons.map(\.title) == ["Count 1"])
      #expect(stage.node { if case .button = $0.element { true } else { false } } == button)
      #expect(axis(stage) == wanted)
      stage.expectFresh()
    }
    stage.change { model.isOn = true }
    #expect(stage.texts == ["More"])
    stage.expectFresh()
  }

  @Test func fromARowToAColumnIsOneOperation() {
    let model = Settings()
    model.count = 0
    let stage = ViewStage(Page(model: model))
    #expect(stage.change { model.count = 1 }.operations.count == 1)
  }
}
