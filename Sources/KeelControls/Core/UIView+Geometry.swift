package import KeelScene

/// The frame of a view as the front end has reported it, and the objects that follow it.
@MainActor final class GeometryRecord {
  struct Observer {
    weak var owner: AnyObject?
    var interest: GeometryInterest
    var handler: (SceneRect) -> Void
  }
  var frame: SceneRect?
  var insets = SceneInsets()
  /// The scroll position, and the frame in the content of the region around the view.
  var scroll: ScrollReport?
  var place: SceneRect?
  var observers: [Observer] = []

  var interest: GeometryInterest {
    let interests = observers.map(\.interest)
    return [.scroll, .insets, .frame, .place, .size].first(where: interests.contains) ?? .none
  }
}

extension UIView {
  /// The frame of the view in the window, in points; `nil` while no front end has reported it.
  package var reportedFrame: SceneRect? { rare?.geometry?.frame }

  /// The insets of the safe area at the edges of the view, as the front end has reported them.
  package var reportedInsets: SceneInsets { rare?.geometry?.insets ?? SceneInsets() }

  /// Follows the geometry of the view for an owner, with a closure that is called when it is reported.
  ///
  /// The front end reports the geometry once the view is shown. Another call with the same owner replaces the closure.
  package func observeGeometry(
    _ owner: AnyObject, _ interest: GeometryInterest, _ handler: @escaping (SceneRect) -> Void
  ) {
    let record = rareParts.geometry.orMaking(GeometryRecord())
    let old = record.interest
    record.observers.removeAll { $0.owner == nil || $0.owner === owner }
    if interest != .none { record.observers.append(.init(owner: owner, interest: interest, handler: handler)) }
    if record.interest != old { setNeedsDescription() }
  }

  /// Tells the observers of the view about a frame that has been stored.
  func announceGeometry(_ frame: SceneRect) {
    guard let record = rare?.geometry else { return }
    for observer in record.observers where observer.owner != nil { observer.handler(frame) }
  }
}

/// A view that takes the room that it is offered, with its subviews at the top leading corner.
@MainActor package final class UIGeometryReaderView: UIView {
  override package var element: Element { .geometryReader }
}
