internal import KeelScene

/// A region that scrolls, and what of the screen it has.
struct Region: Equatable {
  var id: NodeID
  var viewport: Rect
  /// Which ways there is more than is in sight.
  var axes: Set<StackElement.Axis>
}

/// Where a person is in a region that scrolls.
struct ScrollState {
  /// The first line and the first column in sight.
  var top = 0
  var left = 0
  /// What stands at the beginning of what is in sight, and where: it stays put when the room above it changes.
  var anchor: Anchor?
  /// The last wish of the program that was followed.
  var serial: Int?

  struct Anchor: Equatable {
    var id: NodeID
    /// Where it begins, from the beginning of the region on.
    var x: Int
    var y: Int
  }
}

/// What is known of a stack of which a window is described.
struct LazyState {
  /// What one child takes along the stack, the room after it included: what the others are reckoned by.
  var unit: Double?
  /// What the program was last asked to describe.
  var asked: Range<Int>?
}

/// How long a stack is of which a window is described, and where its children begin. In lines or columns.
struct LazyLengths {
  /// The room before the first described child.
  var before = 0
  /// Of each described child, without the room after it.
  var children: [Int] = []
  var spacing = 0
  /// All of it, described or not.
  var total = 0
  var unit = 1.0

  /// The number of the child, described or not, that is there.
  func index(at place: Int, in window: ChildWindow) -> Int {
    if place < before { return max(0, Int(Double(place) / unit)) }
    var end = before
    for (index, length) in children.enumerated() {
      end += length + spacing
      if place < end { return window.start + index }
    }
    return min(window.start + children.count + Int(Double(place - end) / unit), max(0, window.count - 1))
  }
}
