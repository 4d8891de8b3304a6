import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import KeelViews

/// Drags and long presses reach their closures as in SwiftUI.
@MainActor @Suite(.serialized) struct GestureTests {
  private func grips(_ stage: PageStage<some View>) -> [PointerInterest] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .box(let box) = node.element { box.pointer } else { nil }
    }
  }
  private func grip(_ stage: PageStage<some View>) throws -> NodeID {
    try #require(
      stage.frontEnd.tree.inReadingOrder().first { node in
        if case .box(let box) = node.element { box.pointer != nil } else { false }
      }
    ).id
  }
  private func report(
    _ phase: PointerReport.Phase, _ x: Double, _ y: Double, at time: Double = 0
  ) -> PointerReport {
    PointerReport(
      phase, start: ScenePoint(x: 5, y: 5), location: ScenePoint(x: 5 + x, y: 5 + y), origin: ScenePoint(x: 100, y: 50),
      time: time)
  }

  @Test func aCardFollowsADragAndReturns() throws {
    let stage = PageStage(DraggedCard())
    #expect(grips(stage) == [PointerInterest(drag: 10)])
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 20, 0)))
    #expect(stage.texts.contains("at 20 0, dragged"))
    stage.frontEnd.send(.pointer(id, report(.moved, 30, 8)))
    #expect(stage.texts.contains("at 30 8, dragged"))
    stage.frontEnd.send(.pointer(id, report(.ended, 40, 8)))
    #expect(stage.texts.contains("ended 40 8, still"))
    try stage.driver.drag("Card", by: 60, -4)
    #expect(stage.texts.contains("ended 60 -4, still"))
  }

  @Test func aMoveOfACardIsOneOperation() throws {
    let stage = PageStage(DraggedCard())
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 20, 0)))
    stage.frontEnd.clearLog()
    stage.frontEnd.send(.pointer(id, report(.moved, 30, 0)))
    // The text and the offset.
    #expect(stage.frontEnd.log.operations.count == 2, "\(stage.frontEnd.log.operations)")
  }

  @Test func aDragBelowItsDistanceIsNone() throws {
    let stage = PageStage(DraggedCard())
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 4, 0)))
    stage.frontEnd.send(.pointer(id, report(.ended, 9, 0)))
    #expect(stage.texts.contains("nothing, still"))
  }

  @Test func aDragHasAVelocityAndAPlaceInOtherSpaces() throws {
    var values: [DragGesture.Value] = []
    let stage = PageStage(
      Text("Card").gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { values.append($0) }))
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.moved, 10, 0, at: 0.1)))
    #expect(values.map(\.location) == [CGPoint(x: 105, y: 55), CGPoint(x: 115, y: 55)])
    #expect(values.last?.velocity == CGSize(width: 100, height: 0))
    #expect(values.last?.predictedEndTranslation == CGSize(width: 35, height: 0))
  }

  @Test func aCancelledDragResetsItsStateAndHasNoEnd() throws {
    let stage = PageStage(DraggedCard())
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 20, 0)))
    stage.frontEnd.send(.pointer(id, report(.cancelled, 25, 0)))
    #expect(stage.texts.contains("at 20 0, still"))
    stage.frontEnd.send(.pointer(id, report(.moved, 50, 0)))
    #expect(stage.texts.contains("at 20 0, still"))
  }

  @Test func aSheetOverACardCancelsItsDrag() throws {
    let stage = PageStage(DraggedCard())
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 20, 0)))
    try stage.driver.tap("Cover")
    stage.frontEnd.send(.pointer(id, report(.moved, 60, 0)))
    #expect(stage.texts.contains("at 20 0, still"))
    #expect(stage.frontEnd.tree.verdict(on: .pointer(id, report(.began, 0, 0))) == .late)
  }

  @Test func aLongPressIsRecognizedWhileItLasts() async throws {
    let clock = TestClock()
    let stage = PageStage(HeldStone().environment(\.tapClock, clock))
    #expect(grips(stage) == [PointerInterest(hold: 0.5)])
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    #expect(stage.texts.contains("held 0, pressed"))
    await clock.advance(by: .milliseconds(499))
    #expect(stage.texts.contains("held 0, pressed"))
    await clock.advance(by: .milliseconds(2))
    #expect(stage.texts.contains("held 1, released"))
    stage.frontEnd.send(.pointer(id, report(.ended, 0, 0, at: 0.8)))
    #expect(stage.texts.contains("held 1, released"))
    try stage.driver.longPress("Stone")
    #expect(stage.texts.contains("held 2, released"))
    try stage.driver.tap("Stone")
    #expect(stage.texts.contains("tapped 1"))
  }

  @Test func aPressThatMovesOrEndsIsNoLongPress() async throws {
    let clock = TestClock()
    let stage = PageStage(HeldStone().environment(\.tapClock, clock))
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.moved, 12, 0, at: 0.1)))
    #expect(stage.texts.contains("held 0, released"))
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.ended, 0, 0, at: 0.3)))
    await clock.advance(by: .seconds(2))
    #expect(stage.texts.contains("held 0, released"))
  }

  @Test func aDragAfterALongPressIsASequence() throws {
    var changes: [String] = []
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: changes.append("pressing")
        case .second(_, nil): changes.append("held")
        case .second(_, let drag?): changes.append("\(drag.translation.width)")
        }
      }
      .onEnded { _ in changes.append("ended") }
    let stage = PageStage(Text("Card").gesture(gesture))
    #expect(grips(stage) == [PointerInterest(drag: 10, hold: 0.5)])
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.moved, 2, 0, at: 0.6)))
    stage.frontEnd.send(.pointer(id, report(.moved, 24, 0, at: 0.7)))
    stage.frontEnd.send(.pointer(id, report(.ended, 30, 0, at: 0.8)))
    #expect(changes == ["pressing", "held", "24.0", "ended"])
  }

  @Test func theGestureThatIsRecognizedFirstCancelsTheOthersOfItsView() throws {
    var events: [String] = []
    let stage = PageStage(
      Text("Card").onLongPressGesture(perform: { events.append("held") }, onPressingChanged: { events.append("\($0)") })
        .gesture(DragGesture().onEnded { _ in events.append("dragged") })
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in events.append("also") }))
    #expect(grips(stage) == [PointerInterest(drag: 0, hold: 0.5)], "one box for all of them")
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.moved, 9, 9, at: 0.1)))
    stage.frontEnd.send(.pointer(id, report(.ended, 20, 9, at: 0.9)))
    #expect(events == ["true", "false", "dragged", "also"])
  }

  @Test func aPressKnowsItsPlace() throws {
    var places: [String] = []
    let stage = PageStage(
      VStack {
        Text("Board").onTapGesture { place in places.append("board \(Int(place.x)) \(Int(place.y))") }
          .onTapGesture(coordinateSpace: .global) { place in places.append("never") }
        Button("Field") { places.append("button") }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded {
              places.append("window \(Int($0.location.x)) \(Int($0.location.y))")
            })
      })
    #expect(grips(stage) == [.everyPress, .everyPress])
    try stage.driver.tap("Board", at: 7, 9)
    #expect(places == ["board 7 9"])
    // By keys and by assistive technology there is none, and that of an earlier press is over.
    try stage.driver.tap("Board")
    #expect(places == ["board 7 9", "board 0 0"])
    let id = try grip(stage)
    stage.frontEnd.send(.pointer(id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(id, report(.cancelled, 2, 0)))
    try stage.driver.tap("Board")
    #expect(places.last == "board 0 0")
    places = []
    let field = try #require(
      stage.frontEnd.tree.inReadingOrder().last { node in
        if case .box(let box) = node.element { box.pointer != nil } else { false }
      })
    stage.frontEnd.send(.pointer(field.id, report(.began, 0, 0)))
    stage.frontEnd.send(.pointer(field.id, report(.ended, 1, 2)))
    try stage.driver.tap("Field")
    #expect(places.sorted() == ["button", "window 106 57"])
  }

  @Test func pressesWithAPlaceAreCounted() async throws {
    let clock = TestClock()
    var places: [String] = []
    let stage = PageStage(
      Text("Board")
        .onTapGesture(count: 2) { place in places.append("two \(Int(place.x))") }
        .onTapGesture { place in places.append("one \(Int(place.x))") }
        .environment(\.tapClock, clock))
    try stage.driver.tap("Board", at: 1, 1)
    try stage.driver.tap("Board", at: 2, 1)
    #expect(places == ["two 2"])
    try stage.driver.tap("Board", at: 3, 1)
    await clock.advance(by: .milliseconds(301))
    #expect(places == ["two 2", "one 3"])
  }

  @Test func disabledAndMaskedGesturesAskForNothing() {
    let drag = DragGesture().onEnded { _ in }
    #expect(grips(PageStage(Text("A").gesture(drag).disabled(true))) == [])
    #expect(grips(PageStage(Text("A").gesture(drag, including: .none))) == [])
    #expect(grips(PageStage(Text("A").gesture(TapGesture().onEnded {}))) == [])
  }
}

private struct DraggedCard: View {
  @State private var said = "nothing"
  @State private var offset = CGSize.zero
  @State private var isCovered = false
  @GestureState private var isDragged = false

  var body: some View {
    VStack {
      Text("\(said), \(isDragged ? "dragged" : "still")")
      Button("Cover") { isCovered = true }
      Text("Card").offset(offset)
        .gesture(
          DragGesture()
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged {
              offset = $0.translation
              said = "at \(Int(offset.width)) \(Int(offset.height))"
            }
            .onEnded { drag in
              said = "ended \(Int(drag.translation.width)) \(Int(drag.translation.height))"
              offset = .zero
            })
    }
    .sheet(isPresented: $isCovered) { Text("Over") }
  }
}

private struct HeldStone: View {
  @State private var count = 0
  @State private var taps = 0
  @State private var isPressed = false

  var body: some View {
    VStack {
      Text("held \(count), \(isPressed ? "pressed" : "released")")
      Text("tapped \(taps)")
      Text("Stone").onTapGesture { taps += 1 }.onLongPressGesture {
        count += 1
      } onPressingChanged: {
        isPressed = $0
      }
    }
  }
}
