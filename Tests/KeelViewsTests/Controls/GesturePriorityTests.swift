import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The order of gestures and buttons that share one press.
@MainActor @Suite(.serialized) struct GesturePriorityTests {
  private func tap(_ name: String, _ log: @escaping (String) -> Void) -> some Gesture {
    TapGesture().onEnded { log(name) }
  }

  private struct Page<Content: View>: View {
    let model: Settings
    let content: @MainActor (Settings) -> Content
    var body: some View { VStack { content(model) } }
  }

  private func pressed<Content: View>(_ name: String, in content: @escaping @MainActor (Settings) -> Content) throws
    -> [String]
  {
    let model = Settings()
    let stage = ViewStage(Page(model: model, content: content))
    try stage.driver.tap(name)
    stage.expectFresh()
    return model.log
  }

  @Test func aSimultaneousGestureRunsBesideTheOther() throws {
    let log = try pressed("Row") { model in
      Text("Row").onTapGesture { model.log.append("tap") }
        .simultaneousGesture(TapGesture().onEnded { model.log.append("beside") })
        .gesture(TapGesture().onEnded { model.log.append("outside") })
    }
    #expect(log == ["tap", "beside"])
  }

  @Test func aSimultaneousGestureRunsBesideAButton() throws {
    let log = try pressed("Save") { model in
      Button("Save") { model.log.append("save") }
        .simultaneousGesture(TapGesture().onEnded { model.log.append("one") })
        .simultaneousGesture(TapGesture().onEnded { model.log.append("two") })
        .gesture(TapGesture().onEnded { model.log.append("never") })
    }
    #expect(log.sorted() == ["one", "save", "two"])
  }

  @Test func aGestureOfHighPriorityRunsInPlaceOfTheOthers() throws {
    let texts = try pressed("Row") { model in
      Text("Row").onTapGesture { model.log.append("tap") }
        .highPriorityGesture(TapGesture().onEnded { model.log.append("high") })
    }
    #expect(texts == ["high"])
    let button = try pressed("Save") { model in
      Button("Save") { model.log.append("save") }
        .highPriorityGesture(TapGesture().onEnded { model.log.append("high") })
    }
    #expect(button == ["high"])
  }

  @Test func aMaskSwitchesGesturesOff() throws {
    let model = Settings()
    struct Masked: View {
      let model: Settings
      var body: some View {
        let mask: GestureMask =
          switch model.count {
          case 0: .none
          case 1: .gesture
          case 2: .subviews
          default: .all
          }
        Text("Row").onTapGesture { model.log.append("inner") }
          .gesture(TapGesture().onEnded { model.log.append("outer") }, including: mask)
        Button("Save") { model.log.append("save") }
          .gesture(TapGesture().onEnded { model.log.append("saved") }, including: mask)
      }
    }
    let stage = ViewStage(VStack { Masked(model: model) })
    var logs: [[String]] = []
    for count in 0...3 {
      stage.change { model.count = count }
      model.log = []
      try stage.driver.tap("Row")
      try stage.driver.tap("Save")
      logs.append(model.log)
      stage.expectFresh()
    }
    #expect(logs == [[], ["outer", "saved"], ["inner", "save"], ["inner", "save"]])
  }

  @Test func aChangedMaskKeepsTheStateOfTheView() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Masked: View {
      let model: Settings
      var body: some View {
        Counter().simultaneousGesture(
          TapGesture().onEnded { model.log.append("tap") }, including: model.isOn ? .subviews : .all)
      }
    }
    let model = Settings()
    let stage = ViewStage(Masked(model: model))
    try stage.driver.tap("Count 0")
    #expect(model.log == ["tap"])
    stage.change { model.isOn = true }
    try stage.driver.tap("Count 1")
    #expect(model.log == ["tap"])
    #expect(stage.buttons.map(\.title) == ["Count 2"])
  }
}
