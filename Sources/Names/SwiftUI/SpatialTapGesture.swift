public import Foundation
import KeelScene
public import KeelViews

/// A press, or several in quick succession, with their location.
///
/// The location of a press by keys or assistive technology is zero.
public struct SpatialTapGesture {
  /// The place of a press.
  public struct Value: Equatable, Sendable {
    /// The location of the press, in points of the coordinate space of the gesture.
    public var location = CGPoint.zero
  }
  /// The number of presses. It has an effect only if the view also has actions for other numbers.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture of a number of presses.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}
extension SpatialTapGesture: Gesture {
  /// The place of a press, in the coordinate space of the gesture.
  public var _pressValue: ((_PressPlace) -> Value)? {
    { [coordinateSpace] place in
      let point = place.point(in: coordinateSpace)
      return Value(location: CGPoint(x: point.x, y: point.y))
    }
  }
  /// The number of presses.
  public var _pressCount: Int { count }
  /// A recogniser that requests the locations of presses, and recognises none itself.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    PlaceRecognizer { report(.cancelled) }
  }
}
