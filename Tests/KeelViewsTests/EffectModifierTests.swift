import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Effects, outlines and masks are attributes of the box that their modifier makes.
@MainActor @Suite(.serialized) struct EffectModifierTests {
  private let center = ScenePoint(x: 0.5, y: 0.5)

  private func boxes<Content: View>(_ stage: ViewStage<Content>) -> [BoxElement] {
    stage.frontEnd.tree.inReadingOrder().compactMap { if case .box(let box) = $0.element { box } else { nil } }
  }

  private func boxes(@ViewBuilder _ view: () -> some View) -> [BoxElement] { boxes(ViewStage(view())) }

  @Test func eachModifierMakesItsEffect() {
    let found = boxes {
      Text("A").rotationEffect(.degrees(180), anchor: .topLeading).scaleEffect(2.0).scaleEffect(x: -1, y: 1)
        .blur(radius: 3).brightness(0.1).contrast(1.5).saturation(0.5).grayscale(0.25).hueRotation(.radians(2))
        .colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.screen).compositingGroup()
        .shadow(color: .blue, radius: 4, x: 1, y: 2)
    }
    #expect(
      found.map(\.effects) == [
        [.shadow(.blue, opacity: 1, radius: 4, x: 1, y: 2)], [.isolated], [.blend(.screen)],
        [.color(.luminanceToAlpha)], [.multiply(.red, opacity: 1)], [.color(.invert)], [.color(.hueRotation(2))],
        [.color(.grayscale(0.25))], [.color(.saturation(0.5))], [.color(.contrast(1.5))],
        [.color(.brightness(0.1))], [.blur(radius: 3)], [.scale(x: -1, y: 1, anchor: center)],
        [.scale(x: 2, y: 2, anchor: center)], [.rotation(angle: .pi, anchor: ScenePoint(x: 0, y: 0))],
      ])
    // Effects have no part in the layout.
    #expect(found.allSatisfy { $0.placement == .automatic && $0.frame == SceneFrame() && $0.insets == SceneInsets() })
  }

  @Test func aDrawingGroupIsOnePictureInEveryColorMode() {
    let found = boxes { Text("A").drawingGroup(opaque: true, colorMode: .extendedLinear).drawingGroup() }
    #expect(found.map(\.effects) == [[.isolated], [.isolated]])
  }

  @Test func theOrderOfModifiersIsTheOrderOfBoxes() {
    let turnedFirst = boxes { Text("A").rotationEffect(.radians(1)).offset(x: 10) }
    let movedFirst = boxes { Text("A").offset(x: 10).rotationEffect(.radians(1)) }
    #expect(turnedFirst.map(\.effects.isEmpty) == [true, false] && movedFirst.map(\.effects.isEmpty) == [false, true])
  }

  @MainActor @Observable final class Dial {
    var angle = 0.0
    var name = "a"
    var width = 10.0
  }

  private struct DialView: View {
    let dial: Dial
    var body: some View {
      VStack { Text("Needle").rotationEffect(.radians(dial.angle)) }
    }
  }

  @Test func oneChangedAngleIsOneOperation() {
    let dial = Dial()
    let stage = ViewStage(DialView(dial: dial))
    let change = stage.change { dial.angle = 1.5 }
    #expect(change.bodies == 1 && change.operations.count == 1)
    #expect(boxes(stage).map(\.effects) == [[.rotation(angle: 1.5, anchor: center)]])
    #expect(stage.change { dial.angle = 1.5 }.operations.isEmpty)
    stage.expectFresh()
  }

  @Test func aViewInSpaceIsSeenFromADistanceOfItsSize() async throws {
    let stage = ViewStage(
      VStack {
        Text("A").rotation3DEffect(.radians(1), axis: (x: 0, y: 2, z: 0), perspective: 0.5)
        Text("B").rotation3DEffect(.radians(1), axis: (x: 0, y: 2, z: 0), perspective: 0)
      })
    await stage.driver.settle()
    let first = try #require(stage.frontEnd.tree.inReadingOrder().first { $0.element.isBox })
    stage.frontEnd.place(first.id, at: SceneRect(x: 0, y: 0, width: 80, height: 40))
    Turn.shared.flush()
    func turn(_ distance: Double?) -> [SceneEffect] {
      [.rotation3D(angle: 1, axis: SceneAxis(x: 0, y: 1, z: 0), anchor: center, distance: distance)]
    }
    #expect(boxes(stage).map(\.effects) == [turn(160), turn(nil)])
  }

  /// A shape from corner to corner.
  private struct Slope: Shape {
    typealias _Rect = Never
    nonisolated func path(in rect: Never) -> Path {}
    nonisolated func _path(in area: _ShapeArea) -> Path {
      var path = Path()
      path.append(.move(to: ScenePoint(x: 0, y: 0)))
      path.append(.line(to: ScenePoint(x: area.width, y: area.height)))
      path.append(.line(to: ScenePoint(x: 0, y: area.height)))
      path.closeSubpath()
      return path
    }
  }

  @Test func ownShapesClipByTheirPathInTheReportedSize() async throws {
    let stage = ViewStage(
      VStack {
        Text("A").clipShape(Slope())
        Text("B").background(.red, in: Slope())
        Text("C").clipShape(Circle())
      })
    await stage.driver.settle()
    let ids = stage.frontEnd.tree.inReadingOrder().filter(\.element.isBox).map(\.id)
    #expect(ids.map { stage.frontEnd.tree.attributes(of: $0)?.geometry } == [.size, .size, GeometryInterest.none])
    for id in ids.prefix(2) { stage.frontEnd.place(id, at: SceneRect(x: 0, y: 0, width: 60, height: 30)) }
    Turn.shared.flush()
    let found = boxes(stage)
    let corner = DrawingPath.Step.line(to: ScenePoint(x: 60, y: 30))
    for box in found.prefix(2) {
      #expect(box.outline?.size == SceneSize(width: 60, height: 30) && box.outline?.path.steps[1] == corner)
    }
    #expect(found[0].isClipped && found[0].background == nil)
    #expect(!found[1].isClipped && found[1].background == .color(.red))
    #expect(found[2].outline == nil && found[2].shape == .circle && found[2].isClipped)
    stage.expectFresh()
  }

  private struct MaskedView: View {
    let dial: Dial
    var body: some View {
      Color.red.mask { HStack { MaskText(dial: dial) } }
    }
  }
  private struct MaskText: View {
    let dial: Dial
    var body: some View { Text(dial.name).frame(width: dial.width, height: 10) }
  }

  @Test func masksAreCopiesOfTheirViews() async throws {
    let dial = Dial()
    let stage = ViewStage(MaskedView(dial: dial))
    await stage.driver.settle()
    func words() -> String { boxes(stage).first?.mask.map { "\($0.commands)" } ?? "" }
    let box = try #require(stage.frontEnd.tree.inReadingOrder().first { $0.element.isBox })
    stage.frontEnd.place(box.id, at: SceneRect(x: 0, y: 0, width: 40, height: 20))
    Turn.shared.flush()
    #expect(boxes(stage).first?.mask?.size == SceneSize(width: 40, height: 20) && words().contains("\"a\""))
    // The views of the mask are not part of the scene, and a change in them is one of the box.
    #expect(stage.texts.isEmpty)
    let change = stage.change { dial.name = "b" }
    #expect(change.operations.count == 1 && words().contains("\"b\""))
    stage.expectFresh()
  }

  @Test func aShapeThatIsAMaskIsMadeForTheSizeOfTheMask() async throws {
    let stage = ViewStage(Color.red.mask { Slope() })
    await stage.driver.settle()
    let box = try #require(stage.frontEnd.tree.inReadingOrder().first { $0.element.isBox })
    stage.frontEnd.place(box.id, at: SceneRect(x: 0, y: 0, width: 40, height: 80))
    Turn.shared.flush()
    guard case .group(let group)? = boxes(stage).first?.mask?.commands.first,
      case .fill(let path, _, _)? = group.commands.first
    else { return #expect(Bool(false), "\(boxes(stage))") }
    #expect(path.steps.contains(.line(to: ScenePoint(x: 40, y: 80))))
    #expect(group.transform == .identity)
  }

  @Test func visualEffectsFollowTheGeometry() async throws {
    let stage = ViewStage(
      Text("A").visualEffect { content, proxy in
        content.offset(x: proxy.room.width / 2).scaleEffect(0.5).opacity(0.25)
      })
    await stage.driver.settle()
    let outer = try #require(stage.frontEnd.tree.inReadingOrder().first { $0.element.isBox })
    #expect(stage.frontEnd.tree.attributes(of: outer.id)?.geometry == .size)
    let change = stage.change { stage.frontEnd.place(outer.id, at: SceneRect(x: 0, y: 0, width: 30, height: 20)) }
    #expect(change.operations.count == 1)
    // The box that is measured has no effects, which would change its frame.
    #expect(
      boxes(stage).map(\.effects) == [
        [], [.offset(x: 15, y: 0), .scale(x: 0.5, y: 0.5, anchor: center), .opacity(0.25)],
      ])
  }
}

extension Element {
  fileprivate var isBox: Bool { if case .box = self { true } else { false } }
}
