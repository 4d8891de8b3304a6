internal import KeelScene

/// A scrolling region and its viewport on the screen.
struct Region: Equatable {
  var id: NodeID
  var viewport: Rect
  /// The axes along which there is more content than is visible.
  var axes: Set<StackElement.Axis>
}

/// The user's position in a scrolling region.
struct ScrollState: Equatable {
  /// The first visible line and the first visible column.
  var top = 0
  var left = 0
  /// The node at the beginning of the visible part. It stays in place when the content before it changes in size.
  var anchor: Anchor?
  /// The serial number of the last scroll request of the program that was fulfilled.
  var serial: Int?
  /// True if the last movement was the user's.
  var isByUser = false
  /// True until the end of the last movement has been reported.
  var isMoving = false
  /// True if the region is at the anchor that it keeps (`ScrollElement.Anchors`); `nil` before it is first drawn.
  var isAtAnchor: Bool?

  struct Anchor: Equatable {
    var id: NodeID
    /// The place of the node relative to the viewport of the region, from the edge at which lines begin.
    var x: Int
    var y: Int
  }
}
