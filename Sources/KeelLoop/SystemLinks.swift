internal import CGLib

/// Passes links to the desktop that the process runs on.
public enum SystemLinks {
  /// Opens the URL with the desktop's default program for it. It has no effect without a desktop.
  ///
  /// The caller has checked that the URL is permitted (`LinkPolicy`).
  public static func open(_ url: String) {
    g_app_info_launch_default_for_uri_async(url, nil, nil, nil, nil)
  }
}
