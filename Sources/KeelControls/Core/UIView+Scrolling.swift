package import KeelScene

// Scroll positions of regions, lists and pages, as the front end reports them to those who ask (`GeometryInterest.scroll`),
// and the places of views in them.

/// The scroll position of a region, with its margins apart from the content. Distances are in points.
package struct RegionGeometry: Equatable, Sendable {
  /// The distances of the visible part from the left and the upper edge of the content, without the margins.
  package var offset = ScenePoint(x: 0, y: 0)
  /// The size of the content without the margins.
  package var contentSize = SceneSize()
  /// The margins around the content.
  package var insets = SceneInsets()
  /// The size of the region.
  package var containerSize = SceneSize()
  /// The stage of scrolling.
  package var phase = ScrollReport.Phase.idle
  /// True if the last movement was the user's.
  package var isByUser = false
  /// The first visible row of a list, counted through all sections; `nil` where none is known.
  package var firstRow: Int?
  /// Creates the geometry of an empty region.
  package init() {}
}

extension UIView {
  /// The lengths by which a region surrounds its content.
  package var scrollMargins: SceneInsets { (self as? UIScrollView)?.contentMargins ?? SceneInsets() }

  /// The margin at the left edge of the content, from which offsets are counted.
  var leftMargin: Double { isRightToLeft ? scrollMargins.trailing : scrollMargins.leading }

  /// True if the content of the view runs from right to left.
  package var isRightToLeft: Bool {
    var next: UIView? = self
    while let view = next {
      if let direction = view.rare?.extras.layoutDirection { return direction == .rightToLeft }
      next = view.superview ?? view.embedder
    }
    return host?.traits.current.layoutDirection == .rightToLeft
  }

  /// The scroll position of the region; `nil` while no front end has reported it.
  package var regionGeometry: RegionGeometry? {
    guard let report = rare?.geometry?.scroll else { return nil }
    let margins = scrollMargins
    var geometry = RegionGeometry()
    geometry.offset = ScenePoint(x: report.offset.x - leftMargin, y: report.offset.y - margins.top)
    geometry.contentSize = SceneSize(
      width: max(0, report.contentSize.width - margins.leading - margins.trailing),
      height: max(0, report.contentSize.height - margins.top - margins.bottom))
    geometry.insets = margins
    geometry.containerSize = report.containerSize
    geometry.phase = report.phase
    geometry.isByUser = report.isByUser
    geometry.firstRow = report.firstRow
    return geometry
  }

  /// The frame of the view in the content of the nearest region around it whose position the program asks about, with the
  /// margins of the region; `nil` while it is unknown.
  package var reportedPlace: SceneRect? {
    guard let record = rare?.geometry else { return nil }
    return record.interest == .place ? record.place : placeNow
  }

  /// The place of the view according to its frame in the window, which must be as recent as the position of the region.
  var placeNow: SceneRect? {
    guard let frame = rare?.geometry?.frame else { return nil }
    var next = superview ?? embedder
    while let view = next {
      if let record = view.rare?.geometry, let scroll = record.scroll, let region = record.frame,
        view.follows(.scroll)
      {
        return scroll.place(of: frame, in: region)
      }
      next = view.superview ?? view.embedder
    }
    return nil
  }

  /// Returns true if the view is reported for this interest and no greater one.
  func follows(_ interest: GeometryInterest) -> Bool { rare?.geometry?.interest == interest }
}
