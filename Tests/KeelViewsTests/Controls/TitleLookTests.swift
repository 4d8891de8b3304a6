import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

@testable import KeelControls

/// Fonts and colours around controls with a title beside them.
@MainActor @Suite(.serialized) struct TitleLookTests {
  private func looks<V: View>(_ view: V) -> [ControlLook?] {
    ViewStage(view).elements {
      switch $0 {
      case .toggle(let toggle): .some(toggle.look)
      case .stepper(let stepper): .some(stepper.look)
      case .textField(let field): .some(field.look)
      case .textEditor(let editor): .some(editor.look)
      default: nil
      }
    }
  }

  private func controls() -> some View {
    VStack {
      Toggle("Switch", isOn: .constant(true))
      Stepper("Stepper", value: .constant(1))
    }
  }

  @Test func titlesHaveNoLookOfTheirOwnByDefault() {
    #expect(looks(controls()) == [nil, nil])
  }

  @Test func coloursAndFontsAroundAControlReachItsTitle() {
    var look = ControlLook()
    look.foreground = .red
    look.font = SceneFont(style: .title2, weight: .bold)
    #expect(looks(controls().foregroundStyle(.red).font(.title2).bold()) == [look, look])
    #expect(looks(controls().foregroundColor(.red).font(.title2).bold()) == [look, look])
    for (style, color) in [(AnyShapeStyle(.secondary), SceneColor.secondaryLabel), (AnyShapeStyle(.tint), .tint)] {
      #expect(looks(controls().foregroundStyle(style)).map { $0?.foreground } == [color, color])
    }
  }

  @Test func theTextOfFieldsAndEditorsHasThem() {
    let fields = VStack {
      TextField("Field", text: .constant("a"))
      TextField("Field", text: .constant("a"), axis: .vertical)
      TextEditor(text: .constant("a"))
    }
    #expect(looks(fields) == [nil, nil, nil])
    var look = ControlLook()
    look.foreground = .red
    look.font = SceneFont(style: .title2, weight: .bold, isMonospaced: true)
    look.alignment = .trailing
    let styled = fields.foregroundStyle(.red).font(.title2).bold().monospaced().multilineTextAlignment(.trailing)
    #expect(looks(styled) == [look, look, look])
  }

  @Test func theTitleOfAPressedButtonKeepsItsOwnColour() {
    #expect(looks(controls().foregroundStyle(.tint).toggleStyle(.button)).first == .some(nil))
  }

  @Test func theTitleOfARowHasThem() throws {
    let stage = ViewStage(List { Toggle("Switch", isOn: .constant(true)).foregroundColor(.red).bold() })
    let row = try #require(stage.elements { if case .row(let row) = $0 { row } else { nil } }.first)
    #expect(row.textColor == .red && row.font.weight == .bold)
    #expect(stage.toggles.map(\.look) == [nil])
    stage.expectFresh()
  }
}
