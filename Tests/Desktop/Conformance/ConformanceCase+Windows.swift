import Conformance

extension ConformanceCase {
  /// True if the user of a window can perform the acts of the case.
  var isForWindows: Bool { !steps.contains { $0.isOutOfReach } }
}

extension ConformanceStep {
  /// True for acts that accessibility and the keyboard do not offer, and for other languages than that of the process.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .speaks, .expect(.scrolled): true
    case .act(let act, _), .cannot(let act), .pulls(let act, _, _, _, _, _), .causes(let act, _): act.isOutOfReach
    case .whereDrawn(let step): step.isOutOfReach
    case .show, .expect: false
    }
  }
}

extension ConformanceAct {
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .drag, .hold, .scroll, .typeHere: true
    default: false
    }
  }
}
