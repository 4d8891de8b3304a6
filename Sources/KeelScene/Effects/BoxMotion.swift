/// What happens to a box in an animated change. Front ends without animation ignore it.
public struct BoxMotion: Hashable, Sendable {
  /// The ways in which the box appears and disappears; `nil` leaves them to the front end.
  public var transition: SceneTransition?
  /// The group of boxes that move into each other's places; `nil` for none.
  public var match: SceneMatch?
  /// The way in which texts in the box change; `nil` leaves it to the boxes around it.
  public var contentTransition: SceneContentTransition?

  /// Creates the motion of a box; by default one that leaves everything to the front end.
  public init(
    transition: SceneTransition? = nil, match: SceneMatch? = nil, contentTransition: SceneContentTransition? = nil
  ) {
    self.transition = transition
    self.match = match
    self.contentTransition = contentTransition
  }
}
