import Glibc
import KeelControls
import KeelModel
import KeelScene
import KeelViews
import Measure

/// Measures the cost of declarative lists, beside the same lists written directly with the controls, in windows on a
/// front end that only counts. Both sides follow models of the same kind; a figure is the whole turn, from the change
/// to the patch.
///
/// The first argument selects the figures whose names begin with it; the second a size (0 means all), and the third the
/// only side to run: `ours` or `theirs`.
@main @MainActor enum Main {
  static let chosen = argument(1) ?? ""
  static let chosenSize = argument(2).flatMap { Int($0) } ?? 0
  static let chosenSide = argument(3) ?? ""

  private static func argument(_ index: Int) -> String? {
    CommandLine.arguments.indices.contains(index) ? CommandLine.arguments[index] : nil
  }

  static func main() {
    for size in [100, 1_000, 10_000] where chosenSize == 0 || chosenSize == size {
      lists(
        "list", size, { UIHostingController(rootView: ListScreen(model: $0)) }, { ListController(model: $0) })
      lists(
        "stack", size, { UIHostingController(rootView: StackScreen(model: $0)) }, { StackController(model: $0) })
    }
    screen()
    constraints()
    bindings()
    differences()
    if measuredCount == 0 { reportMissing(chosen, size: chosenSize, "no figure has this name and size") }
    exit(measuredCount == 0 || isIncomplete ? 1 : 0)
  }

  /// The number of figures that were measured.
  static var measuredCount = 0
  /// True if a change did nothing, so that its figure says nothing.
  private static var isIncomplete = false

  /// Measures all operations on lists of one size, for both sides of the comparison.
  static func lists(
    _ name: String, _ size: Int, _ ours: @escaping (Rows) -> UIViewController,
    _ theirs: @escaping (Rows) -> UIViewController
  ) {
    guard "\(name).".hasPrefix(chosen.prefix(name.count + 1)) else { return }
    building("\(name).build", size, ours, theirs)
    operation("\(name).change-one", size, ours, theirs) { $0.changeOne() }
    operation("\(name).change-tenth", size, ours, theirs) { $0.changeEveryTenth() }
    operation("\(name).insert-first", size, ours, theirs) {
      $0.insertFirst()
    } restore: {
      $0.removeFirst()
    }
    operation("\(name).swap", size, ours, theirs) { $0.swap() }
    operation("\(name).replace-all", size, ours, theirs) { $0.replaceAll() }
    operation("\(name).clear", size, ours, theirs) {
      $0.clear()
    } restore: {
      $0.fill(size)
    }
  }

  /// Measures creating a screen and showing it.
  static func building(
    _ name: String, _ size: Int, _ ours: @escaping (Rows) -> UIViewController,
    _ theirs: @escaping (Rows) -> UIViewController
  ) {
    guard name.hasPrefix(chosen) else { return }
    func side(_ make: @escaping (Rows) -> UIViewController) -> Side<Box> {
      Side {
        Box(model: Rows(count: size))
      } work: {
        $0.screen = Screen($0.model, make($0.model))
      } restore: {
        $0.screen?.close()
      }
    }
    compare(name, size: size, ours: side(ours), theirs: side(theirs))
  }

  final class Box {
    let model: Rows
    var screen: Screen?
    init(model: Rows) { self.model = model }
  }

  /// Measures one change of an existing screen, and its turn.
  static func operation(
    _ name: String, _ size: Int, _ ours: @escaping (Rows) -> UIViewController,
    _ theirs: @escaping (Rows) -> UIViewController, _ change: @escaping (Rows) -> Void,
    restore: @escaping (Rows) -> Void = { _ in }
  ) {
    guard name.hasPrefix(chosen) else { return }
    func side(_ make: (Rows) -> UIViewController) -> (Side<Screen>, Screen) {
      let model = Rows(count: size)
      let screen = Screen(model, make(model))
      let side = Side {
        screen
      } work: { screen in
        Turn.shared.performing { change(screen.model) }
      } restore: { screen in
        Turn.shared.performing { restore(screen.model) }
      }
      return (side, screen)
    }
    let (our, ourScreen) = side(ours)
    let (their, theirScreen) = side(theirs)
    let before = (ours: ourScreen.frontEnd.operationCount, theirs: theirScreen.frontEnd.operationCount)
    compare(name, size: size, ours: our, theirs: their)
    let didShow = (
      ours: ourScreen.frontEnd.operationCount > before.ours, theirs: theirScreen.frontEnd.operationCount > before.theirs
    )
    if chosenSide != "theirs", !didShow.ours {
      reportMissing(name, size: size, "the change of the declarative list showed nothing")
      isIncomplete = true
    }
    if chosenSide != "ours", !didShow.theirs {
      reportMissing(name, size: size, "the change of the list of controls showed nothing")
      isIncomplete = true
    }
    ourScreen.close()
    theirScreen.close()
  }

  /// Measures a screen of a thousand views.
  static func screen() {
    guard "screen".hasPrefix(chosen) else { return }
    func side(_ make: @escaping () -> UIViewController) -> Side<Box> {
      Side {
        Box(model: Rows(count: 0))
      } work: {
        $0.screen = Screen($0.model, make())
      } restore: {
        $0.screen?.close()
      }
    }
    compare(
      "screen.build", size: 1_000, ours: side { UIHostingController(rootView: StaticScreen()) },
      theirs: side { StaticController() })
  }

  static var sink = 0

  /// Measures the difference of two orders of identities: some removed, as many added, a few moved.
  static func differences() {
    guard "difference".hasPrefix(chosen) else { return }
    for (size, changed, moved) in [(5_000, 1_000, 200), (100_000, 10_000, 2_000)] {
      var generator = SplitMix(state: 42)
      let old = Array(0..<size)
      var new = old
      for _ in 0..<changed { new.remove(at: Int(generator.next() % UInt64(new.count))) }
      for _ in 0..<moved {
        let id = new.remove(at: Int(generator.next() % UInt64(new.count)))
        new.insert(id, at: Int(generator.next() % UInt64(new.count)))
      }
      for id in size..<(size + changed) { new.insert(id, at: Int(generator.next() % UInt64(new.count))) }
      measure("difference", size: size) {
        (old, new)
      } work: {
        sink &+= KeyedDifference(from: $0.0, to: $0.1).moves.count
      }
    }
  }

  /// Numbers that are the same in every run.
  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
