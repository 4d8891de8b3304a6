import KeelControls
import KeelModel
import KeelScene
import KeelViews

/// The number of patches and operations that a front end has received.
struct Counts {
  var patches = 0
  var operations = 0

  static func - (after: Counts, before: Counts) -> Counts {
    Counts(patches: after.patches - before.patches, operations: after.operations - before.operations)
  }
}

/// A front end that shows nothing and counts.
@MainActor private final class CountingFrontEnd: FrontEnd {
  private(set) var counts = Counts()
  private(set) var events: (any EventSink)?

  func attach(events: any EventSink) { self.events = events }
  func apply(_ patch: Patch) {
    counts.patches += 1
    counts.operations += patch.operations.count
  }
}

/// A window on a front end that counts.
@MainActor final class Stage {
  private(set) var places = Places(screens: 0, depth: 0)
  private let frontEnd = CountingFrontEnd()
  private var window: UIWindow?

  /// Creates a stage without a window.
  init() {}
  convenience init(_ places: Places) {
    self.init()
    open(places)
  }
  init(controller: UIViewController) { open(controller) }

  var counts: Counts { frontEnd.counts }

  func open(_ places: Places) {
    self.places = places
    open(UIHostingController(rootView: PlacesView(places: places)))
  }

  private func open(_ controller: UIViewController) {
    let window = UIWindow(rootViewController: controller)
    self.window = window
    window.show(on: frontEnd)
  }

  func perform(_ change: () -> Void) { Turn.shared.performing { change() } }

  func set(_ width: SceneEnvironment.SizeClass) {
    frontEnd.events?.send(.environment(SceneEnvironment(horizontalSizeClass: width)))
  }

  func close() { window?.close() }
}
