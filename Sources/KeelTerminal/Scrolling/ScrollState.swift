internal import KeelScene

/// A scrolling region and its viewport on the screen.
struct Region: Equatable {
  var id: NodeID
  var viewport: Rect
  /// The axes along which there is more content than is visible.
  var axes: Set<StackElement.Axis>
}

/// The user's position in a scrolling region.
struct ScrollState {
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
    /// The place of the node relative to the viewport of the region.
    var x: Int
    var y: Int
  }
}

/// The state of a stack that describes only a window of its children.
struct LazyState {
  /// The length of one child along the stack, including the space after it. It is the estimate for undescribed
  /// children.
  var unit: Double?
  /// The children last requested from the program.
  var asked: Range<Int>?
}

/// The lengths of a stack that describes only a window of its children, in lines or columns.
struct LazyLengths {
  /// The space before the first described child.
  var before = 0
  /// The length of each described child, without the space after it.
  var children: [Int] = []
  /// The space after each described child. After the last one it is that between those before it.
  var gaps: [Int] = []
  /// The length of the whole stack, described or not.
  var total = 0
  var unit = 1.0

  /// Returns the number of the child at a position, described or not.
  func index(at place: Int, in window: ChildWindow) -> Int {
    if place < before { return max(0, Int(Double(place) / unit)) }
    var end = before
    for (index, length) in children.enumerated() {
      end += length + gaps[index]
      if place < end { return window.start + index }
    }
    return min(window.start + children.count + Int(Double(place - end) / unit), max(0, window.count - 1))
  }
}
