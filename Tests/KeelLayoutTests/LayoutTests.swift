import KeelLayout
import KeelScene
import LayoutScenes
import Testing

/// The frames of each scene, by the solver.
@MainActor @Suite struct LayoutSceneTests {
  @Test func theSolverPlacesEverySceneAsSwiftUIDoes() {
    #expect(SolvedScene.list.count == LayoutScene.all.count)
    for (scene, solved) in SolvedScene.list {
      let frames = solved.frames(width: LayoutScene.size.width, height: LayoutScene.size.height)
      #expect(!scene.frames.isEmpty)
      for (name, wanted) in scene.frames {
        let found = frames[name].map { [$0.x, $0.y, $0.width, $0.height] } ?? []
        let isRight = found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(isRight, "\(scene.rule): \(name) is at \(found), not at \(wanted)")
      }
    }
  }

  @Test func rightToLeftMirrorsEveryScene() throws {
    let (width, height) = LayoutScene.size
    for (scene, solved) in SolvedScene.list where !solved.setsDirections {
      let plain = solved.frames(width: width, height: height)
      let mirrored = solved.mirrored().frames(width: width, height: height)
      for (name, frame) in plain {
        var expected = frame
        expected.x = width - frame.x - frame.width
        let found = try #require(mirrored[name])
        #expect(abs(found.x - expected.x) < 0.01 && abs(found.y - expected.y) < 0.01, "\(scene.rule): \(name)")
      }
    }
  }
}
