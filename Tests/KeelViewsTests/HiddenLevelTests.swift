import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing
import Walks

@MainActor @Observable private final class Places {
  var paths: [[Int]]
  init(depth: Int) { paths = [Array(0..<depth)] }
}

private struct PlacesView: View {
  @Bindable var places: Places

  var body: some View {
    // The element of an array: a binding to it is created without reading the array for the body.
    NavigationStack(path: $places.paths[0]) {
      Text("Root").navigationDestination(for: Int.self) { LevelView(level: $0) }
    }
  }
}

private struct LevelView: View {
  let level: Int
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Text("Level \(level) \(width == .compact ? "compact" : "regular")").navigationTitle("Level \(level)")
  }
}

/// A value that is read from a trait, as programs bridge them.
private struct IsSlimKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
  static let defaultValue = false
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.horizontalSizeClass == .compact
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
  fileprivate var isSlim: Bool { self[IsSlimKey.self] }
}

/// Hidden levels add no bodies and no operations to a change.
@MainActor @Suite struct HiddenLevelTests {
  /// Returns the evaluated bodies and the kinds of operations of a change under so many levels.
  private func cost(_ depth: Int, _ change: (Places) -> Void) -> (bodies: Int, operations: [String]) {
    let places = Places(depth: depth)
    let stage = ViewStage(PlacesView(places: places))
    let turn = stage.change { change(places) }
    stage.expectFresh("under \(depth) levels")
    return (turn.bodies, turn.operations.map { "\($0)".prefix { $0 != "(" }.description })
  }

  @Test(arguments: [2, 40])
  func aPushEvaluatesThePageAlone(_ depth: Int) {
    let turn = cost(depth) { $0.paths[0].append(-1) }
    // The content of the page, and the page.
    #expect(turn.bodies == 2)
    #expect(turn.operations == ["insert"])
  }

  @Test(arguments: [2, 40])
  func aPopEvaluatesNothing(_ depth: Int) {
    let turn = cost(depth) { $0.paths[0].removeLast() }
    #expect(turn.bodies == 0)
    #expect(turn.operations == ["remove"])
  }

  @Test(arguments: [false, true])
  func coveredPagesReceiveAnotherSizeClassWhenTheyComeNearTheTop(_ hasBridgedValue: Bool) {
    if hasBridgedValue { _ = EnvironmentValues().isSlim }
    let places = Places(depth: 5)
    let stage = ViewStage(PlacesView(places: places))
    let turn = stage.change { stage.frontEnd.send(.environment(SceneEnvironment(horizontalSizeClass: .compact))) }
    // The two pages on top; the first page does not read the width.
    #expect(turn.bodies == 2)
    stage.expectFresh()
    #expect(
      stage.texts == [
        "Root", "Level 0 regular", "Level 1 regular", "Level 2 regular", "Level 3 compact", "Level 4 compact",
      ])
    for depth in [4, 3] {
      #expect(stage.change { places.paths[0].removeLast() }.bodies == 1)
      #expect(stage.texts.count { $0.hasSuffix("compact") } == 2)
      #expect(stage.texts.count == depth + 1)
    }
    stage.change { places.paths[0] = [7] }
    #expect(stage.texts == ["Root", "Level 7 compact"])
  }

  @Test func levelsInAnotherOrderAreShownInIt() {
    let places = Places(depth: 5)
    let stage = ViewStage(PlacesView(places: places))
    var generator = SeededRandom(seed: 7)
    for _ in 0..<60 {
      stage.change {
        places.paths[0].shuffle(using: &generator)
        if Bool.random(using: &generator) { places.paths[0].append(Int.random(in: 5..<9, using: &generator)) }
        if places.paths[0].count > 5 { places.paths[0].removeFirst() }
      }
      stage.expectFresh()
      #expect(stage.shownTitles == [""] + places.paths[0].map { "Level \($0)" })
    }
  }
}

extension ViewStage {
  /// The titles of all pages, from the first.
  fileprivate var shownTitles: [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .screen(let screen) = node.element { screen.title } else { nil }
    }
  }
}
