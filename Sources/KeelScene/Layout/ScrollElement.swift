/// A scrollable region. The front end owns the scroll position.
public struct ScrollElement: Hashable, Sendable {
  /// A Boolean value that indicates whether the region scrolls horizontally.
  public var isHorizontal: Bool
  /// A Boolean value that indicates whether the region scrolls vertically.
  public var isVertical: Bool
  /// A Boolean value that indicates whether scroll bars are shown, where the front end has any.
  public var showsIndicators: Bool
  /// A Boolean value that indicates whether the user can scroll the region. The program and the focus can in any case.
  public var isEnabled = true
  /// The places where the user's scrolling stops.
  public var snap = Snap.none
  /// The margins of the content, which its stack has as insets. Scrolling stops inside of them.
  public var margins = SceneInsets()
  /// The position at which the region begins, and at which it stays while its content or its size changes; `nil` for the
  /// start of the content.
  public var anchors: Anchors?
  /// The node that the program requests to scroll to. A changed `serial` is a new request.
  public var target: Target?
  /// The position that the program requests to scroll to. A changed `serial` is a new request, whose number is also
  /// different from that of any `target`.
  public var position: Position?

  /// The places where the user's scrolling of a region stops.
  public enum Snap: String, Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case none
    /// At multiples of the region's length.
    case pages
    /// At the beginnings of the children of stacks that are scroll targets (`StackElement.isScrollTarget`).
    case children
  }

  /// The positions of a region that the user has not scrolled. Each is the part of the content, and of the region, that
  /// coincide: the bottom of a conversation is at the bottom of its region.
  public struct Anchors: Hashable, Sendable {
    /// The position at first.
    public var initial: SceneAnchor?
    /// The position that the region keeps, if it is there, when its content or its size changes.
    public var sizeChanges: SceneAnchor?
    /// The position of content that is smaller than the region.
    public var alignment: SceneAnchor?
    /// Creates anchors; `nil` leaves a position to the front end.
    public init(initial: SceneAnchor? = nil, sizeChanges: SceneAnchor? = nil, alignment: SceneAnchor? = nil) {
      self.initial = initial
      self.sizeChanges = sizeChanges
      self.alignment = alignment
    }
  }

  /// A request to scroll a node into view.
  public struct Target: Hashable, Sendable {
    /// A descendant of the region. If it no longer exists, the request has no effect.
    public var node: NodeID
    /// The position in the visible region at which the node should be; `nil` scrolls as little as possible.
    public var anchor: SceneAnchor?
    /// A Boolean value that indicates whether the front end may show the movement.
    public var isAnimated: Bool
    /// A number that differs for each request, so that the same target can be requested again.
    public var serial: Int
    /// Creates a request to scroll a node into view.
    public init(node: NodeID, anchor: SceneAnchor? = nil, isAnimated: Bool = false, serial: Int) {
      self.node = node
      self.anchor = anchor
      self.isAnimated = isAnimated
      self.serial = serial
    }
  }

  /// A request to scroll to a position.
  public struct Position: Hashable, Sendable {
    /// The distance of the left edge of the visible part from that of the content, in points; `nil` leaves it.
    public var x: Double?
    /// The distance of the upper edge of the visible part from that of the content, in points; `nil` leaves it.
    public var y: Double?
    /// A Boolean value that indicates whether the front end may show the movement.
    public var isAnimated: Bool
    /// A number that differs for each request, so that the same position can be requested again.
    public var serial: Int
    /// Creates a request to scroll to a position. Front ends limit it to the content: infinity is the end.
    public init(x: Double? = nil, y: Double? = nil, isAnimated: Bool = false, serial: Int) {
      self.x = x.map(ScrollReport.lawful)
      self.y = y.map(ScrollReport.lawful)
      self.isAnimated = isAnimated
      self.serial = serial
    }
  }

  /// Creates a scroll view. Its content is the only child of the node.
  public init(
    isHorizontal: Bool = false, isVertical: Bool = true, showsIndicators: Bool = true, target: Target? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.showsIndicators = showsIndicators
    self.target = target
  }

  /// Returns true if the region scrolls along an axis.
  public func scrolls(along axis: StackElement.Axis) -> Bool { axis == .horizontal ? isHorizontal : isVertical }

  /// The number of the last request; 0 if there was none.
  package var lastSerial: Int { max(target?.serial ?? 0, position?.serial ?? 0) }
}

extension SceneAnchor {
  /// The part of a length that precedes the anchor on an axis: 0, 0.5 or 1.
  package func part(along axis: StackElement.Axis) -> Double { Double(halvesBefore(along: axis)) / 2 }
}
