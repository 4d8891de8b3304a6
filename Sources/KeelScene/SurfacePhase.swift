/// The visibility of a surface, and its state of use.
///
/// A front end reports it with `Event.phase`; the window passes through the phases in order, one by one.
public enum SurfacePhase: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The surface is not visible: the program is suspended or about to end, a browser's tab is hidden or has no
  /// connection.
  case background
  /// In transition between the other phases, or visible but not in use.
  case inactive
  /// Visible and in use.
  case active

  /// Orders phases from `background` to `active`.
  public static func < (left: SurfacePhase, right: SurfacePhase) -> Bool { left.rawValue < right.rawValue }
}
