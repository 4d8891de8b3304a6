/// How pages that are turned are counted. Front ends choose that.
public protocol IndexViewStyle: Sendable {}

/// A mark for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the marks.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  /// A mark for each page.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A mark for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// A mark for each page.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
