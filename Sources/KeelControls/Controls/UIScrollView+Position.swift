import KeelScene

public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

// The scroll position as the program reads and sets it. Front ends own it: what is read is the last report, and what is
// set is a request. Distances are in points.

/// What a program has requested of a region since its front end reported the position.
struct ScrollRequest {
  /// True if a request may not have been followed yet.
  var isUnanswered = false
  /// True if the end of an animated movement has to be reported to the delegate.
  var isAnimated = false
  /// The offset, for requests without an animation.
  var offset: ScenePoint?
  /// An area to make visible once the position is known.
  var reveal: (rect: SceneRect, isAnimated: Bool)?
}

extension UIScrollView {
  /// The point of the content at the upper left corner of the region, in points.
  ///
  /// The position is followed from the first time that it is read. Until the front end reports it, it is the offset that
  /// was set, or zero. A new offset is limited to what the content allows, and moves the region without an
  /// animation. The delegate is called when the front end has moved the region. An offset that equals the current one
  /// only ends an animated movement.
  public var contentOffset: CGPoint {
    get { CGPoint(x: presentOffset.x, y: presentOffset.y) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to an offset, which is limited to what the content allows.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content to show at the upper left corner, in points. Values that are not finite
  ///     leave the position as it is.
  ///   - animated: True if the region moves there in time, where front ends do; the delegate's
  ///     `scrollViewDidEndScrollingAnimation(_:)` is called at the end.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let wanted = ScenePoint(x: Double(contentOffset.x), y: Double(contentOffset.y))
    guard wanted.x.isFinite, wanted.y.isFinite else { return }
    let (known, present) = (regionGeometry?.offset, presentOffset)
    let isMoving = self.request.isUnanswered || regionGeometry?.phase == .animating
    // A program that locks one axis as the user scrolls along the other must not hold the user back.
    func request(_ axis: KeyPath<ScenePoint, Double>) -> Double? {
      let isThere = wanted[keyPath: axis] == present[keyPath: axis] && known?[keyPath: axis] == present[keyPath: axis]
      return isThere && !isMoving ? nil : wanted[keyPath: axis]
    }
    let (x, y) = (request(\.x), request(\.y))
    guard x != nil || y != nil else { return }
    scroll(toX: x, y: y, isAnimated: animated)
    if !animated { self.request.offset = wanted }
  }

  /// Scrolls as little as possible so that an area of the content is visible; does nothing if it is.
  ///
  /// Before the front end has reported the position, the request waits for the first report. Of an area that is larger
  /// than the region the beginning is shown.
  ///
  /// - Parameters:
  ///   - rect: The area in points of the content.
  ///   - animated: True if the region moves there in time, where front ends do.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (origin, size) = (rect.origin, rect.size)
    let area = SceneRect(
      x: Double(min(origin.x, origin.x + size.width)), y: Double(min(origin.y, origin.y + size.height)),
      width: Double(abs(size.width)), height: Double(abs(size.height)))
    guard [area.x, area.y, area.width, area.height].allSatisfy(\.isFinite) else { return }
    scroll(toReveal: area, isAnimated: animated)
  }

  /// The size of the content in points without the insets; zero until the front end has reported it or the program has set
  /// it. It is followed from the first time that it is read.
  ///
  /// Where frames place the views in the region, a length that was set is the least one of the content along the axis in
  /// which the region scrolls. Otherwise front ends derive the size from the views.
  public var contentSize: CGSize {
    get {
      followPosition()
      if let region = regionGeometry {
        return CGSize(width: region.contentSize.width, height: region.contentSize.height)
      }
      return rare?.layout?.content.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize()
    }
    set {
      let size = SceneSize(width: max(0, Double(newValue.width)), height: max(0, Double(newValue.height)))
      guard size.width.isFinite, size.height.isFinite, size != rare?.layout?.content else { return }
      layoutParts.content = size
      equationsDidChange()
    }
  }

  /// The size of the visible part of the region in points; zero until the front end has reported it.
  public var visibleSize: CGSize {
    followPosition()
    return regionGeometry.map { CGSize(width: $0.containerSize.width, height: $0.containerSize.height) } ?? CGSize()
  }

  // MARK: Requests

  /// The offset that was requested and not reported yet, otherwise the reported one.
  private var presentOffset: ScenePoint {
    followPosition()
    guard let requested = request.offset else { return regionGeometry?.offset ?? ScenePoint(x: 0, y: 0) }
    return regionGeometry.map { limited(requested, by: $0) } ?? requested
  }

  /// Returns the offset that the content allows, which the front end will move to.
  private func limited(_ offset: ScenePoint, by region: RegionGeometry) -> ScenePoint {
    func limited(_ wanted: Double, _ before: Double, _ content: Double, _ after: Double, _ room: Double) -> Double {
      max(-before, min(wanted, content + after - room))
    }
    let insets = region.insets
    return ScenePoint(
      x: limited(
        alwaysBounceHorizontal ? offset.x : region.offset.x, leftMargin, region.contentSize.width,
        insets.leading + insets.trailing - leftMargin, region.containerSize.width),
      y: limited(
        alwaysBounceVertical ? offset.y : region.offset.y, insets.top, region.contentSize.height, insets.bottom,
        region.containerSize.height))
  }

  /// Scrolls so that an area is visible, once the position is known.
  func scroll(toReveal rect: SceneRect, isAnimated: Bool) {
    followPosition()
    guard let region = regionGeometry else {
      request.reveal = (rect, isAnimated)
      return
    }
    request.reveal = nil
    func move(_ start: Double, _ length: Double, _ first: Double, _ room: Double) -> Double? {
      if start >= first, start + length <= first + room { return nil }
      return length > room || start < first ? start - first : start + length - first - room
    }
    let (insets, left, present) = (region.insets, leftMargin, presentOffset)
    let across = move(
      rect.x, rect.width, present.x + left, region.containerSize.width - insets.leading - insets.trailing)
    let down = move(
      rect.y, rect.height, present.y + insets.top, region.containerSize.height - insets.top - insets.bottom)
    guard across != nil || down != nil else { return }
    let wanted = limited(ScenePoint(x: present.x + (across ?? 0), y: present.y + (down ?? 0)), by: region)
    setContentOffset(CGPoint(x: wanted.x, y: wanted.y), animated: isAnimated)
  }
}
