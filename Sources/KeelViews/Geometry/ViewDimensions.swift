package import KeelScene

/// The size of a view and the positions of its guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width of the view in points.
  public let width: Double
  /// The height of the view in points.
  public let height: Double
  private let view: GuidedView?

  /// Creates the dimensions of a size, with the guides that are set in a view.
  package init(_ size: SceneSize, of view: GuidedView? = nil) {
    width = size.width
    height = size.height
    self.view = view
  }

  /// Creates the dimensions of a size in which no guide is set.
  package init(width: Double = 0, height: Double = 0) { self.init(SceneSize(width: width, height: height)) }

  /// The distance of a guide from the leading edge: the one that is set in the view, otherwise the guide's default.
  public subscript(guide: HorizontalAlignment) -> Double { self[explicit: guide] ?? guide.defaultValue(self) }
  /// The distance of a guide from the top edge: the one that is set in the view, otherwise the guide's default.
  public subscript(guide: VerticalAlignment) -> Double { self[explicit: guide] ?? guide.defaultValue(self) }
  /// The distance of a guide from the leading edge if it is set in the view.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { position(guide.key) }
  /// The distance of a guide from the top edge if it is set in the view. Texts set their baselines.
  public subscript(explicit guide: VerticalAlignment) -> Double? { position(guide.key) }

  /// Front ends lay out on the main actor only.
  private func position(_ key: GuideKey) -> Double? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { view.guide(key) }
  }

  /// Returns true if the sizes and the views are the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height && one.view === other.view
  }
}
