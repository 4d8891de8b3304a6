import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Menus, group boxes and other containers show their content and follow its changes.
@MainActor @Suite(.serialized) struct HoldingTests {
  private struct Menus: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      Menu("More", systemImage: "ellipsis") {
        Button("Copy", systemImage: "doc") { model.log.append("copy") }
        Toggle("Loud", isOn: $model.isOn)
        Divider()
        Section("Danger") {
          Button(role: .destructive) {
          } label: {
            VStack {
              Text("Delete")
              Text(model.name)
            }
          }
        }
        Menu("Further") { Button("Deep") { model.log.append("deep") } }
      }
    }
  }

  @Test func aMenuHoldsTheTextsOfItsContent() throws {
    let model = Settings()
    let stage = ViewStage(Menus(model: model))
    let menus = stage.elements { if case .menu(let menu) = $0 { menu } else { nil } }
    #expect(menus.map(\.title) == ["More", "Danger", "Further"])
    #expect(menus.map(\.isSection) == [false, true, false])
    #expect(stage.buttons.map(\.title) == ["Copy", "Delete, Ada", "Deep"])
    #expect(stage.toggles.map(\.title) == ["Loud"])
    stage.expectFresh()
    let change = stage.change { model.isOn = true }
    #expect(change.bodies == 0)
    #expect(change.operations.count == 1)
    try stage.driver.tap("Copy")
    try stage.driver.tap("Deep")
    #expect(model.log == ["copy", "deep"])
    stage.expectFresh()
  }

  private struct Values: View {
    let model: Settings
    var body: some View {
      GroupBox("Box") {
        LabeledContent("Name", value: model.name)
        ProgressView("Loading", value: model.volume)
        if model.isOn { ProgressView("Working") }
      }
      Gauge(value: model.volume) {
        Text("Fill")
      } currentValueLabel: {
        Text("half")
      }
      Label("Title", systemImage: "bolt").labelStyle(.titleOnly)
      Circle().fill(.red)
      Color.blue
      ZStack(alignment: .topLeading) {
        Rectangle().stroke(.green, lineWidth: 2)
        Text("over")
      }
      Grid {
        GridRow {
          Text("a").gridCellColumns(2)
          Text("b")
        }
        Divider()
      }
      ViewThatFits {
        Text("wide")
        Text("narrow")
      }
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
    }
  }

  @Test func valuesBoxesAndShapesShowTheirArguments() {
    let model = Settings()
    let stage = ViewStage(VStack { Values(model: model) })
    #expect(stage.texts == ["Name", "Ada", "Title", "over", "a", "b", "wide", "narrow", "1024"])
    let groups = stage.elements { if case .group(let group) = $0 { group.title } else { nil } }
    #expect(groups == ["Box"])
    let shapes = stage.elements { if case .shape(let shape) = $0 { shape } else { nil } }
    #expect(shapes.map(\.kind) == [.circle, .rectangle, .rectangle])
    #expect(shapes[0].fill == .color(.red))
    #expect(shapes[2].stroke == .green)
    let rows = stage.elements { if case .gridRow(let row) = $0 { row.spans } else { nil } }
    #expect(rows == [[2, 1]])
    var change = stage.change { model.name = "Bea" }
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    change = stage.change { model.isOn = true }
    let busy = stage.elements { if case .activityIndicator(let busy) = $0 { busy.title } else { nil } }
    #expect(busy == ["Working"])
    stage.expectFresh()
  }

  private struct Tapped: View {
    let model: Settings
    var body: some View {
      VStack {
        HStack {
          Text("Row")
          Text("of two")
        }
        .onTapGesture { model.log.append("tap") }
        Text("Gesture").gesture(TapGesture().onEnded { model.log.append("gesture") })
        Toggle(isOn: .constant(true)) {
          VStack {
            Text("Rich")
            Text("label")
          }
        }
      }
    }
  }

  @Test func aViewWithATapActionBecomesTheContentOfAButton() throws {
    let model = Settings()
    let stage = ViewStage(Tapped(model: model))
    #expect(stage.texts == ["Row", "of two", "Gesture", "Rich", "label"])
    try stage.driver.tap("button:Row, of two")
    try stage.driver.tap("button:Gesture")
    #expect(model.log == ["tap", "gesture"])
    #expect(stage.toggles.map(\.title) == [""])
    stage.expectFresh()
  }
}
