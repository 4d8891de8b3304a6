import KeelModel
import KeelScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

// The size that a view of the program chooses: `intrinsicContentSize` and `sizeThatFits(_:)`.

extension UIView {
  /// The length of a view without a length of its own.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Asks for `intrinsicContentSize` and `sizeThatFits(_:)` again.
  public func invalidateIntrinsicContentSize() {
    standInMayChange()
    rare?.layout?.island?.didChange(rebuilds: false)
  }

  /// The classes that leave `sizeThatFits(_:)` to `UIView`.
  private static var classesWithoutFitting: Set<ObjectIdentifier> = []

  /// The size that the view chooses; `nil` if it chooses none.
  var chosenSize: SceneFrame? {
    // The size of a view with others in it would be computed from sizes that only front ends know.
    guard UIView.hasStandIns, subviews.isEmpty, !ViewClass.of(self).isOwn, isPlainView else { return nil }
    return withoutTracking {
      let own = intrinsicContentSize
      let frame = SceneFrame(width: length(own.width), height: length(own.height))
      return frame == SceneFrame() ? fittingSize : frame
    }
  }

  private var fittingSize: SceneFrame? {
    let name = ObjectIdentifier(Swift.type(of: self))
    guard !UIView.classesWithoutFitting.contains(name) else { return nil }
    let room = SceneEnvironment(horizontalSizeClass: .compact).typicalWindowSize
    fittingIsDefault = false
    let size = sizeThatFits(CGSize(width: room.width, height: room.height))
    guard fittingIsDefault else { return SceneFrame(width: length(size.width), height: length(size.height)) }
    // Its own method may have called that of the superclass, and changed the result.
    if Double(size.width) == drawnSize.width, Double(size.height) == drawnSize.height {
      UIView.classesWithoutFitting.insert(name)
      return nil
    }
    return SceneFrame(width: length(size.width), height: length(size.height))
  }

  private func length(_ length: CGFloat) -> Double? {
    let length = Double(length)
    return length >= 0 && length.isFinite ? length : nil
  }
}

/// True if `UIView.sizeThatFits(_:)` itself has been called since this was set to `false`.
@MainActor var fittingIsDefault = false
