/// The marks that count pages. Front ends choose them.
public protocol IndexViewStyle: Sendable {}

/// A mark for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The conditions under which the marks have a background. Front ends choose it.
  public struct BackgroundDisplayMode: Sendable {
    /// The front end decides.
    public static let automatic = BackgroundDisplayMode()
    /// The background is shown while the user touches the marks.
    public static let interactive = BackgroundDisplayMode()
    /// The background is always shown.
    public static let always = BackgroundDisplayMode()
    /// The background is never shown.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates the style; the display mode is not used.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A mark for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// A mark for each page; the display mode is not used.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
