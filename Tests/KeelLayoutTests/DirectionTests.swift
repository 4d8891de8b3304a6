import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import LayoutScenes
import Testing

/// A part of a page with a direction of its own is mirrored, and the rest is not.
@MainActor @Suite(.serialized) struct DirectionTests {
  private func frames<V: View>(_ view: V) throws -> [String: [Double]] {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    window.show(on: frontEnd)
    defer { window.close() }
    let subtree = try #require(frontEnd.tree.root.flatMap(frontEnd.tree.subtree))
    return SolvedScene(window: subtree).frames(width: 320, height: 600).mapValues { [$0.x, $0.y, $0.width, $0.height] }
  }

  private func box(_ name: String, _ width: Double) -> some View {
    Color.blue.accessibilityIdentifier(name).frame(width: width, height: 30)
  }

  @Test func aPartOfAPageIsMirrored() throws {
    let found = try frames(
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 30)
          box("b", 60)
        }
        HStack(spacing: 0) {
          box("c", 30)
          box("d", 60).padding(.leading, 10)
        }
        .environment(\.layoutDirection, .rightToLeft)
      })
    // The column is as wide as the second row, 100, from 110. That row begins at the right, and its padding is there.
    #expect(found["a"] == [110, 270, 30, 30] && found["b"] == [140, 270, 60, 30])
    #expect(found["c"] == [180, 300, 30, 30] && found["d"] == [110, 300, 60, 30])
  }

  @Test func anInnerPartKeepsItsOwnDirection() throws {
    let found = try frames(
      HStack(spacing: 0) {
        box("a", 30)
        HStack(spacing: 0) {
          box("b", 30)
          box("c", 40)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft))
    // 100 in the middle: the inner row, 70 wide, is on the left, and its own first box too.
    #expect(found["b"] == [110, 285, 30, 30] && found["c"] == [140, 285, 40, 30] && found["a"] == [180, 285, 30, 30])
  }
}
