/// The scroll position of a region, as a front end shows it (`GeometryReport.scroll`). Distances are in points.
public struct ScrollReport: Hashable, Sendable {
  /// The stages of scrolling.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Nothing moves.
    case idle
    /// The user may be about to scroll.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content moves on after the user has let go.
    case decelerating
    /// The content moves on behalf of the program.
    case animating
  }
  /// The distances of the visible part from the left and the upper edge of the content. Beyond its beginning they are
  /// negative.
  public var offset: ScenePoint
  /// The size of the content, without the margins of a region.
  public var contentSize: SceneSize
  /// The size of the visible part.
  public var containerSize: SceneSize
  /// The stage of scrolling.
  public var phase: Phase
  /// True if the last movement was the user's.
  public var isByUser: Bool
  /// The first visible row of a list, counted through all sections from 0; `nil` where none is known.
  public var firstRow: Int?

  /// Creates a report.
  public init(
    offset: ScenePoint = ScenePoint(x: 0, y: 0), contentSize: SceneSize, containerSize: SceneSize,
    phase: Phase = .idle, isByUser: Bool = false, firstRow: Int? = nil
  ) {
    self.offset = offset
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.phase = phase
    self.isByUser = isByUser
    self.firstRow = firstRow
  }

  /// Returns a frame of the window in the coordinates of the content, for a region whose visible part has a frame.
  package func place(of frame: SceneRect, in region: SceneRect) -> SceneRect {
    SceneRect(
      x: frame.x - region.x + offset.x, y: frame.y - region.y + offset.y, width: frame.width, height: frame.height)
  }

  /// The largest distance that a report or a request may contain: content may be much longer than what is drawn.
  package static let farthest = 1e9

  /// Returns the distance, limited to the largest one; 0 for NaN.
  package static func lawful(_ distance: Double) -> Double {
    distance.isNaN ? 0 : min(max(distance, -farthest), farthest)
  }
}
