import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Hidden levels of a stack cost no description.
@MainActor @Suite(.serialized) struct DeepStackTests {
  private struct Wrong: Error { let element: Element }

  /// Counts its descriptions, each of which reads the key commands once.
  private final class Level: Page {
    static var descriptions = 0
    override var keyCommands: [UIKeyCommand]? {
      Self.descriptions += 1
      return nil
    }
  }

  private func descriptions(of change: () -> Void) -> Int {
    Level.descriptions = 0
    change()
    Turn.shared.flush()
    return Level.descriptions
  }

  /// Returns the descriptions of a push, a pop to the page below, and a pop of several levels.
  private func counts(depth: Int) -> [Int] {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let stage = Stage(navigation)
    navigation.setViewControllers(
      navigation.viewControllers + (0..<depth).map { Level("\($0)") }, animated: false)
    Turn.shared.flush()
    let counts = [
      descriptions { navigation.pushViewController(Level("Top"), animated: true) },
      descriptions { navigation.popViewController(animated: true) },
      descriptions { navigation.popToViewController(navigation.viewControllers[depth - 2], animated: true) },
    ]
    stage.expectFresh()
    return counts
  }

  @Test func aChangeDescribesThePagesAtItsLevelOnly() {
    let few = counts(depth: 4)
    #expect(few.allSatisfy { $0 > 0 })
    #expect(counts(depth: 200) == few)
  }

  @Test func aPageThatIsInsertedBelowNamesTheWayBackOfTheNext() throws {
    let top = Page("Top")
    let navigation = UINavigationController(rootViewController: Page("A"))
    let stage = Stage(navigation)
    stage.change { navigation.pushViewController(top, animated: true) }
    stage.change { navigation.setViewControllers([navigation.viewControllers[0], Page("B"), top], animated: true) }
    let element = try #require(stage.frontEnd.tree[top.nodeID]?.element)
    guard case .screen(let screen) = element else { throw Wrong(element: element) }
    #expect(screen.backTitle == "B")
    stage.expectFresh()
  }
}
