internal import CGLib

/// Hands links to the desktop that the process runs on.
public enum SystemLinks {
  /// Opens the URL with whatever the desktop opens such URLs with. Where there is no desktop nothing happens.
  ///
  /// The caller has checked that the URL is one that people may be sent to.
  public static func open(_ url: String) {
    g_app_info_launch_default_for_uri_async(url, nil, nil, nil, nil)
  }
}
