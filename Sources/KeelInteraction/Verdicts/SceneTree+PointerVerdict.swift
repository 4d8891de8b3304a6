internal import KeelScene

extension SceneTree {
  /// Returns the verdict on a moment of a press.
  ///
  /// A press on a node that has been covered, disabled or redacted meanwhile is accepted as cancelled, so that what it
  /// has begun ends. Points are clamped; numbers that are not finite, or a time before the press, are not possible.
  /// O(depth of the node).
  func verdict(onPointer report: PointerReport, of id: NodeID) -> Verdict {
    let points = [report.start, report.location, report.origin]
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), report.time.isFinite, report.time >= 0 else {
      return .unlawful
    }
    guard let element = element(of: id) else { return .late }
    guard case .box(let box) = element else { return .unlawful }
    guard box.pointer != nil else { return .late }
    var report = report
    report.start = report.start.lawful
    report.location = report.location.lawful
    report.origin = report.origin.lawful
    report.time = min(report.time, PointerInterest.longest)
    if box.isRedacted || !box.allowsHitTesting || !isInReach(id) {
      guard report.phase != .began else { return .late }
      report.phase = .cancelled
    }
    return .accepted(.pointer(id, report))
  }
}
