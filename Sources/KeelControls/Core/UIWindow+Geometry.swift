import KeelModel
import KeelScene

extension UIWindow {
  /// Passes reported frames to their views. All frames are stored before any view answers.
  ///
  /// A report of too many rounds is not answered: the layout would not settle.
  func take(_ reports: [GeometryReport], round: Int) {
    let views = reports.compactMap { report -> (UIView, GeometryReport)? in
      let view = report.node == nodeID ? self : nodes[report.node] as? UIView
      return view.map { ($0, report) }
    }
    guard round <= GeometryReport.maximumRounds else {
      let names = views.map { view, _ in
        view.accessibilityLabel ?? view.accessibilityIdentifier ?? "\(Swift.type(of: view))"
      }
      return RuntimeWarning.report(
        "A layout did not settle in \(GeometryReport.maximumRounds) rounds. "
          + "Still changing: \(names.joined(separator: ", ")).",
        rule: "Content that depends on a size must not change that size again and again.",
        remedy: "Give the content a frame that does not depend on the size that it reads.")
    }
    for (view, report) in views {
      view.rareParts.geometry?.frame = report.frame
      view.rareParts.geometry?.insets = report.insets
      if let scroll = report.scroll { view.rareParts.geometry?.scroll = scroll }
    }
    for (view, _) in views where view.follows(.place) { view.rareParts.geometry?.place = view.placeNow }
    for (view, report) in views { view.announceGeometry(report.frame) }
  }
}
