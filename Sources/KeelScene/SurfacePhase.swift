/// How visible a surface is, and whether it is in use.
///
/// A front end reports it with `Event.phase`; the window passes through the phases in order, one by one.
public enum SurfacePhase: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Nobody sees it: the program is suspended or about to end, a browser's tab is hidden or has no connection.
  case background
  /// On the way from one to the other, or seen and not used.
  case inactive
  /// Seen and used.
  case active

  /// Orders phases from `background` to `active`.
  public static func < (left: SurfacePhase, right: SurfacePhase) -> Bool { left.rawValue < right.rawValue }
}
