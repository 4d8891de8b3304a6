import Keel
import PeopleVessel

/// Assigns windows to browsers. The windows of one browser share their recent searches.
struct Crowd {
  /// True if the server accepts browsers on other machines.
  let isOpen: Bool

  /// Returns the name of the browser of a window.
  ///
  /// A server for this machine alone has one user, whose windows share recent searches with each other and with those
  /// of a terminal. On a server for other machines, the tabs of each browser share theirs.
  func browser(of request: LaunchRequest) -> String { (isOpen ? request.browser : nil) ?? Vessel.terminal }
}
