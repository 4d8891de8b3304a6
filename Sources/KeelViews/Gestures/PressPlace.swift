import KeelControls
package import KeelScene

/// Where a view is pressed, for gestures with a location.
public struct _PressPlace {
  /// The moment at which the pointer was released; `nil` for a press without a pointer.
  var moment: PointerMoment?

  /// Returns the point in a coordinate space. A press by keys or assistive technology has that of the view's corner, in the
  /// space of the view.
  package func point(in space: CoordinateSpace) -> ScenePoint {
    moment.map { $0.point($0.report.location, in: space) } ?? ScenePoint(x: 0, y: 0)
  }
}

extension _PressPlace {
  /// Creates the place of a press of a view, of which the box around it has been told before.
  @MainActor init(ofPressOn view: UIView) {
    let boxes = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIPointerBoxView }
    moment = boxes.compactMap { $0.arena as? PointerArena }.first?.takeRelease()
  }
}

/// Requests the location of presses, and recognises nothing: the press itself is that of a button.
package final class PlaceRecognizer: _Recognizer {
  private let over: () -> Void

  /// Creates a recogniser with a closure for the end of the pointer's press.
  package init(over: @escaping () -> Void) { self.over = over }

  override package var interest: PointerInterest { .everyPress }
  override package func take(_ moment: PointerMoment) {
    if moment.report.phase == .ended || moment.report.phase == .cancelled { cancel() }
  }
  override package func cancel() {
    guard !isOver else { return }
    state = .failed
    over()
  }
}
