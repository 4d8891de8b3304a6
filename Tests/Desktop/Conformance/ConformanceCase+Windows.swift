import Conformance

extension ConformanceCase {
  /// True if the user of a window can perform the acts of the case, and the platform does not decide it.
  var isForWindows: Bool { !steps.contains { $0.isOutOfReach } && !Self.ofPlatform.contains(name) }

  /// The cases in which windows behave as all others of the platform do: the keys of an open menu are GTK's own.
  private static let ofPlatform: Set<String> = [
    "in an open menu letters lead to lines, Home and End to its ends",
    "Right opens a menu in a menu, and Left and Escape lead out of it, one step a press",
  ]
}

extension ConformanceStep {
  /// True for other languages than that of the process.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .speaks: true
    case .whereDrawn(let step): step.isOutOfReach
    case .show, .expect, .act, .cannot, .pulls, .causes: false
    }
  }
}
