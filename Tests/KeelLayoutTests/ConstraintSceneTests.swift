import KeelControls
import KeelLayout
import KeelScene
import KeelTesting
import LayoutScenes
import Testing

/// The scenes of constraints at two sizes and in both directions.
@MainActor @Suite struct ConstraintSceneTests {
  @Test func framesAreThoseOfTheFormulas() throws {
    for scene in ConstraintScene.all { try expectFrames(of: scene) }
  }

  private func expectFrames(of scene: ConstraintScene) throws {
    for (width, height) in [(320.0, 600.0), (1_000, 700)] {
      for isRightToLeft in [false, true] {
        // Frames that were written refer to the directions and sizes of one page: each has its own.
        let frontEnd = HeadlessFrontEnd()
        let window = UIWindow(rootViewController: scene.makePage())
        window.show(on: frontEnd)
        defer { window.close() }
        var subtree = try #require(frontEnd.tree.root.flatMap(frontEnd.tree.subtree))
        if isRightToLeft { subtree.attributes.layoutDirection = .rightToLeft }
        let solved = SolvedScene(window: subtree)
        let frames = solved.frames(width: width, height: height)
        for (name, wanted) in scene.frames(width: width, height: height, isRightToLeft: isRightToLeft) {
          let frame = frames[name].map { [$0.x, $0.y, $0.width, $0.height] } ?? []
          let isRight = frame.count == 4 && zip(frame, wanted).allSatisfy { abs($0 - $1) < 0.02 }
          #expect(
            isRight,
            "\(scene.rule): \(name) is at \(frame), not at \(wanted), in \(width) x \(height), mirrored: \(isRightToLeft)"
          )
        }
      }
    }
  }
}
