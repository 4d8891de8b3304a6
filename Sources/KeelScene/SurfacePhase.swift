/// How far a person sees and uses a surface.
///
/// A front end reports it with `Event.phase`; the window passes through the phases in order, one by one.
public enum SurfacePhase: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Nobody sees it: the program is suspended or about to end, a browser's tab is hidden or has no connection.
  case background
  /// On the way from one to the other, or seen and not used.
  case inactive
  /// Seen and used.
  case active

  public static func < (left: SurfacePhase, right: SurfacePhase) -> Bool { left.rawValue < right.rawValue }
}
