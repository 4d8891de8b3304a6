/// The part of a node's geometry that the program asks about (`Attributes.geometry`).
public enum GeometryInterest: String, Hashable, Sendable, CaseIterable {
  /// Nothing is reported.
  case none
  /// The size is reported when it changes.
  case size
  /// The frame in the window is reported when the place in the region that scrolls the node changes, which it does not
  /// when that region scrolls.
  case place
  /// The frame in the window is reported when it changes, which it also does when something scrolls.
  case frame
  /// The frame and the insets of the safe area are reported when one of them changes.
  case insets
  /// The frame of the visible part, the insets and the scroll position of a region, a list or a page that scrolls are
  /// reported when one of them changes.
  case scroll
}

/// The frame of a node in the window, as a front end has placed it (`Event.geometry`).
public struct GeometryReport: Hashable, Sendable {
  /// The identity of the node.
  public var node: NodeID
  /// The area of the node in points of the window.
  public var frame: SceneRect
  /// The lengths by which the safe area's surroundings continue the node at each edge, in points.
  public var insets: SceneInsets
  /// The scroll position, if the program asks about it; otherwise `nil`.
  public var scroll: ScrollReport?
  /// Creates a report.
  public init(
    node: NodeID, frame: SceneRect, insets: SceneInsets = SceneInsets(), scroll: ScrollReport? = nil
  ) {
    self.scroll = scroll
    self.node = node
    self.frame = frame
    self.insets = insets
  }

  /// The number of reports that may follow from the answers to each other.
  ///
  /// A front end counts the reports that it sends only because the answer to a report has changed the layout. After
  /// this number it sends one with a higher round, which the program does not answer, and waits for another cause.
  public static let maximumRounds = 4
}

extension SceneEnvironment {
  /// The size of a typical window with these size classes: what is assumed of a window until it is known.
  public var typicalWindowSize: SceneSize {
    switch (horizontalSizeClass, verticalSizeClass) {
    case (.regular, .regular): SceneSize(width: 1024, height: 768)
    case (.compact, .regular): SceneSize(width: 390, height: 844)
    case (.regular, .compact): SceneSize(width: 844, height: 390)
    case (.compact, .compact): SceneSize(width: 390, height: 390)
    }
  }
}
