import KeelInteraction
import KeelScene

/// The ways to the pages that the user of a window has gone back from, for a browser's Forward. Only a window without
/// paths of its own needs them.
///
/// A page or a sheet that state has shown returns by the same state, without another press. Any other pushed page is kept
/// until the user goes elsewhere. Only windows in browsers have a Forward: all others keep nothing.
@MainActor struct WaysForward {
  private struct Way {
    /// The path from which the way leads on.
    let start: String
    let steps: [() -> Void]
  }
  private var ways: [String: Way] = [:]
  /// The steps to the pages that the user leaves by the current event.
  var noted: [() -> Void] = []

  /// Keeps the way from one path to another by the noted steps.
  fileprivate mutating func keep(from start: String, to path: String) {
    if path != start, !noted.isEmpty { ways[path] = Way(start: start, steps: noted) }
    noted = []
  }

  fileprivate mutating func removeAll() { ways = [:] }

  /// Returns the steps from one path to another; empty if no way leads there.
  fileprivate func steps(from here: String, to path: String) -> [() -> Void] {
    var steps: [() -> Void] = []
    var next = path
    var visited: Set<String> = []
    while next != here {
      guard visited.insert(next).inserted, let way = ways[next] else { return [] }
      steps = way.steps + steps
      next = way.start
    }
    return steps
  }
}

extension Event {
  /// True if the event can lead the user elsewhere.
  var isAction: Bool {
    switch self {
    case .pop, .dismiss, .activate, .action, .choose, .keyCommand, .submit, .followLink: true
    default: false
    }
  }
}

extension UIWindow {
  /// True if the front end can go forward, and the paths of pages are derived.
  var keepsWaysForward: Bool { address == nil && traits.current.environment.idiom == .web }

  /// Performs an event of the user. Keeps the way forward if it leads back, and drops all ways if it leads elsewhere.
  func keepingWays(for event: Event, _ perform: () -> Void) {
    guard keepsWaysForward else { return perform() }
    let isBack: Bool
    switch event {
    case .pop, .dismiss: isBack = true
    // A step of Back or Forward, not a tab that the user chose.
    case .choose where isTravelling: return perform()
    case _ where event.isAction: isBack = false
    default: return perform()
    }
    let before = ScenePath(of: tree).text
    perform()
    let after = ScenePath(of: tree).text
    if isBack {
      waysForward.keep(from: after, to: before)
    } else if after != before {
      waysForward.removeAll()
    }
  }

  /// Returns to a page that the user has gone back from. Returns false if none has this path.
  func goForward(to path: String) -> Bool {
    guard keepsWaysForward else { return false }
    let steps = waysForward.steps(from: ScenePath(of: tree).text, to: path)
    steps.forEach { $0() }
    return !steps.isEmpty
  }
}
