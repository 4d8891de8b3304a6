import KeelScene

public import struct Foundation.CGFloat

/// The background of a cell or a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` for that of the list or the button.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points. Rows of a list have those of the list.
  public var cornerRadius: CGFloat {
    get { CGFloat(radius) }
    set { radius = Double(newValue) }
  }
  private(set) var radius = 0.0
  /// The colour of the line around a cell of a grid; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the line in points. Terminals have one width.
  public var strokeWidth: CGFloat {
    get { CGFloat(lineWidth) }
    set { lineWidth = Double(newValue) }
  }
  private(set) var lineWidth = 0.0

  private init() {}

  /// Returns a background without a colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a header in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration unchanged: front ends show the states of cells.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// What is painted behind a row; `nil` for what the list has.
  var paint: ScenePaint? {
    backgroundColor.flatMap { $0.isClear ? nil : .color($0.sceneColor, opacity: $0.alpha) }
  }
}
