import Glibc
import KeelControls
import KeelModel
import KeelScene
import KeelViews
import Measure

/// Measures navigation in windows on a front end that only counts: a figure is the whole turn, from the change of the
/// state to the patch. The reference is the same with one level in each stack, so a ratio of 1 means that hidden levels
/// cost nothing; the limit of all changes but the restoration of these levels is 1.5. The number of patches follows each
/// figure. If the figure is of one change, the number of operations follows too.
///
/// The first argument selects the figures whose names begin with it, and the second those of one size.
@main @MainActor enum Main {
  private static let chosen = CommandLine.arguments.dropFirst().first ?? ""
  private static let chosenSize = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init)
  private static var measuredCount = 0
  private static var isIncomplete = false

  static func main() {
    for depth in [10, 100, 1_000] {
      change("tabs.switch", depth, screens: 2) {
        $0.tab = 1
      } restore: {
        $0.tab = 0
      }
      change("stack.push", depth, screens: 1) {
        $0.paths[0].append(-1)
      } restore: {
        $0.paths[0].removeLast()
      }
      change("stack.pop", depth, screens: 1) {
        $0.paths[0].removeLast()
      } restore: {
        $0.paths[0].append(-1)
      }
    }
    for depth in [10, 100] {
      rotation("tabs.rotate-20", depth)
      restoring("restore-20", depth)
    }
    for count in [100, 1_000] {
      changeAll("stack.push-all", count, from: 0, to: count)
      changeAll("stack.pop-all", count, from: count, to: 0)
    }
    if measuredCount == 0 { reportMissing(chosen, size: 0, "no figure has this name") }
    exit(measuredCount == 0 || isIncomplete ? 1 : 0)
  }

  private static func isChosen(_ name: String, _ size: Int) -> Bool {
    name.hasPrefix(chosen) && (chosenSize == nil || chosenSize == size)
  }

  /// Measures one change of places, under so many hidden levels.
  private static func change(
    _ name: String, _ depth: Int, screens: Int, _ change: @escaping (Places) -> Void,
    restore: @escaping (Places) -> Void
  ) {
    func side(_ depth: Int) -> Side {
      let stage = Stage(Places(screens: screens, depth: depth))
      // The first change shows what has not been shown yet.
      stage.perform { change(stage.places) }
      stage.perform { restore(stage.places) }
      return Side(
        stage: { stage }, work: { change($0.places) }, restore: { stage in stage.perform { restore(stage.places) } })
    }
    measure(name, depth, limit: .ratio(1.5)) { side($0) }
  }

  /// Measures the change between tabs and a sidebar, with twenty screens open.
  private static func rotation(_ name: String, _ depth: Int) {
    measure(name, depth, limit: .ratio(1.5)) { depth in
      let places = Places(screens: 20, depth: depth)
      let stage = Stage(places)
      for screen in 0..<20 { stage.perform { places.tab = screen } }
      return Side(
        stage: { stage }, work: { $0.set(.compact) }, restore: { stage in stage.perform { stage.set(.regular) } })
    }
  }

  /// Measures a window that begins with a saved state of twenty screens.
  private static func restoring(_ name: String, _ depth: Int) {
    measure(name, depth) { depth in
      var opened: Stage?
      return Side {
        Stage()
      } work: { stage in
        stage.open(Places(screens: 20, depth: depth))
        opened = stage
      } restore: { _ in
        opened?.close()
      }
    }
  }

  /// Measures levels that are pushed or popped one after the other, beside controllers that the program pushes itself.
  private static func changeAll(_ name: String, _ size: Int, from start: Int, to end: Int) {
    guard isChosen(name, size) else { return }
    let steps = end > start ? Array(start..<end) : Array((end..<start).reversed())
    let stage = Stage(Places(screens: 1, depth: start))
    let bare = UINavigationController(rootViewController: LevelController(0))
    for level in 0..<start { bare.pushViewController(LevelController(level), animated: false) }
    let reference = Stage(controller: bare)
    let rounds = 5
    var patches = (ours: 0, reference: 0)
    compare(name, size: size, rounds: rounds) {
      let before = stage.counts
      defer { patches.ours += (stage.counts - before).patches }
      for level in steps {
        stage.perform {
          if end > start { stage.places.paths[0].append(level) } else { stage.places.paths[0].removeLast() }
        }
      }
    } reference: {
      let before = reference.counts
      defer { patches.reference += (reference.counts - before).patches }
      for level in steps {
        reference.perform {
          if end > start {
            bare.pushViewController(LevelController(level), animated: false)
          } else {
            bare.popViewController(animated: false)
          }
        }
      }
    } restore: {
      stage.perform { stage.places.paths[0] = Array(0..<start) }
      reference.perform {
        bare.setViewControllers(
          bare.viewControllers.prefix(1) + (0..<start).map { LevelController($0) }, animated: false)
      }
    }
    print("\(name).patches \(size) \(patches.ours / rounds) patches")
    finish(name, size, patches.ours, reference: patches.reference)
  }

  /// Measures one side with hidden levels beside the same with one level, and counts.
  private static func measure(
    _ name: String, _ depth: Int, limit: Limit? = nil, _ side: (_ depth: Int) -> Side
  ) {
    guard isChosen(name, depth) else { return }
    let (ours, theirs) = (side(depth), side(1))
    let clock = ContinuousClock()
    func run(_ side: Side) -> (taken: Duration, counts: Counts) {
      let stage = side.stage()
      let before = stage.counts
      let taken = clock.measure { stage.perform { side.work(stage) } }
      let counts = stage.counts - before
      side.restore(stage)
      return (taken, counts)
    }
    let counts = (run(ours).counts, run(theirs).counts)
    var taken: (ours: [Duration], theirs: [Duration]) = ([], [])
    let start = clock.now
    while taken.ours.count < 7 || (taken.ours.count < 501 && clock.now - start < .seconds(1)) {
      taken.ours.append(run(ours).taken)
      taken.theirs.append(run(theirs).taken)
    }
    report(name, size: depth, taken.ours, to: taken.theirs, limit: limit)
    print("\(name).patches \(depth) \(counts.0.patches) patches reference \(counts.1.patches)")
    print("\(name).operations \(depth) \(counts.0.operations) operations reference \(counts.1.operations)")
    finish(name, depth, counts.0.operations, reference: counts.1.operations)
  }

  /// Counts a figure, and reports it as missing if one of the sides has shown nothing.
  private static func finish(_ name: String, _ size: Int, _ shown: Int, reference: Int) {
    measuredCount += 1
    guard shown == 0 || reference == 0 else { return }
    reportMissing(name, size: size, "the change of \(shown == 0 ? "Keel" : "the reference") showed nothing")
    isIncomplete = true
  }

  /// Runs both sides alternately, and restores them after each round.
  private static func compare(
    _ name: String, size: Int, rounds: Int, ours: () -> Void, reference: () -> Void, restore: () -> Void
  ) {
    let clock = ContinuousClock()
    var taken: (ours: [Duration], theirs: [Duration]) = ([], [])
    for _ in 0..<rounds {
      taken.ours.append(clock.measure(ours))
      taken.theirs.append(clock.measure(reference))
      restore()
    }
    report(name, size: size, taken.ours, to: taken.theirs)
  }
}

/// One side of a comparison: its window, the measured work, and the restoration after it.
@MainActor struct Side {
  var stage: () -> Stage
  var work: (Stage) -> Void
  var restore: (Stage) -> Void
}
