import KeelModel
import KeelScene

public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

// Positions and sizes as numbers: those that the program sets, and those that the front end has reported.

/// The frame of views that the toolkit creates: front ends decide positions.
package let noFrame = CGRect()

extension UIView {
  /// The center of the `frame`.
  public var center: CGPoint {
    get {
      let rect = currentFrame
      return CGPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    }
    set {
      let rect = currentFrame
      var new = rare?.layout?.written ?? WrittenFrame(x: 0, y: 0, width: rect.width, height: rect.height)
      if !new.fits { (new.width, new.height) = (rect.width, rect.height) }
      (new.x, new.y, new.isCentered) = (Double(newValue.x), Double(newValue.y), true)
      write(new)
    }
  }

  /// The area of the view in its own coordinates, with the size that the front end has reported; until then, that of a
  /// typical window.
  ///
  /// It is followed from the first time that it is read. Setting it sets the size of the `frame` around the same center.
  /// The bounds of a window are those of the area that it has for pages: in a browser the visible part of the tab, in a
  /// terminal the part without its margins and the line of hints. Reading them is tracked by `observe` and by bodies.
  public var bounds: CGRect {
    get {
      let size = currentSize
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    set {
      let rect = currentFrame
      write(
        WrittenFrame(
          x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: Double(newValue.size.width),
          height: Double(newValue.size.height), isCentered: true))
    }
  }

  /// The parts of the `frame` that change with the size of the superview; none unless set.
  public var autoresizingMask: AutoresizingMask {
    get { rare?.layout?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      layoutParts.mask = newValue
      if rare?.layout?.written != nil { equationsDidChange() }
    }
  }

  /// A Boolean value that indicates whether subviews follow the size of the view by their masks; always true.
  public var autoresizesSubviews: Bool { true }

  /// Gives the view the size of its content (`sizeThatFits(_:)`), which it keeps when the content changes.
  public func sizeToFit() {
    let rect = currentFrame
    let size = sizeThatFits(CGSize(width: rect.width, height: rect.height))
    var new = rare?.layout?.written ?? WrittenFrame(x: rect.x, y: rect.y, width: 0, height: 0)
    (new.width, new.height) = (Double(size.width), Double(size.height))
    new.fits = lengthsOfContent(.leaf).width && !Island.isContainer(self)
    write(new)
  }

  func writeFrame(x: Double, y: Double, width: Double, height: Double) {
    var new = WrittenFrame(x: x, y: y, width: width, height: height)
    // A view that has the size of its content and is moved keeps that size.
    if let old = rare?.layout?.written, old.fits {
      let current = currentFrame
      new.fits = current.width == width && current.height == height
    }
    write(new)
  }

  func write(_ frame: WrittenFrame) {
    var new = frame
    for number in [new.x, new.y, new.width, new.height] where !number.isFinite { return }
    (new.width, new.height) = (max(0, new.width), max(0, new.height))
    // A view without a frame has none if it is set to zero.
    if rare?.layout?.written == nil, new.rect == SceneRect() { return }
    if let superview { new.refer(to: superview.layoutSize) }
    if let old = rare?.layout?.written, old == new { return }
    layoutParts.written = new
    equationsDidChange()
  }

  /// The frame that places the view in an island: the one that was set; for the view of a controller without one, all of
  /// the superview.
  var frameInIsland: WrittenFrame? {
    guard translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView) || isPlainInStack else { return nil }
    if let written = rare?.layout?.written { return written }
    guard owningController != nil, !isPlaced, let around = superview?.layoutSize.size else { return nil }
    return WrittenFrame(
      x: 0, y: 0, width: around.width, height: around.height, reference: around, isAssumed: true)
  }

  // MARK: Reading

  var currentFrame: SceneRect {
    if let layout = rare?.layout {
      if let written = layout.written, layout.translatesMask, !written.fits, layout.island?.needsSolving ?? true {
        return written.rect
      }
      if let island = layout.island {
        if island.root?.host != nil || island.size != nil { island.solveNow() }
        return layout.solved ?? SceneRect()
      }
      if let written = layout.written, layout.translatesMask { return written.rect }
    }
    let size = currentSize
    var rect = SceneRect(width: size.width, height: size.height)
    if !(self is UIWindow), let superview, !(superview is UIWindow), let own = followedFrame,
      let around = superview.followedFrame
    {
      (rect.x, rect.y) = (own.x - around.x, own.y - around.y)
    }
    return rect
  }

  var currentSize: SceneSize {
    if let window = self as? UIWindow { return WindowSizes.shared.size(of: window) }
    if UIView.hasLayout, let layout = rare?.layout {
      if layout.island != nil || layout.written != nil && layout.translatesMask { return currentFrame.size }
      if layout.ownIsland != nil, let solved = layout.solved { return solved.size }
    }
    followSize()
    if let reader = LayoutPass.shared.current, reader !== self { announceSize(to: reader) }
    if reportedFrame == nil, let typical = typicalPageSize { return typical }
    return drawnSize
  }

  /// Requests a layout of another view after each change of this one's size.
  private func announceSize(to reader: UIView) {
    var size = reportedFrame?.size
    observeGeometry(reader, .size) { [weak reader] frame in
      guard frame.size != size else { return }
      size = frame.size
      reader?.layoutIsDue()
    }
  }

  /// The size of a page that no front end has reported: that of a typical window of its front end.
  private var typicalPageSize: SceneSize? {
    guard owningController != nil || self is UICollectionView && window != nil else { return nil }
    let window = window ?? WindowScope.window
    return window.map { $0.reportedFrame?.size ?? $0.traits.current.environment.typicalWindowSize }
  }

  /// The size of the view without following it, and whether it is assumed.
  var layoutSize: (size: SceneSize, isAssumed: Bool) {
    if let window = self as? UIWindow { return (window.reportedFrame?.size ?? drawnSize, window.reportedFrame == nil) }
    if let solved = rare?.layout?.solved { return (solved.size, false) }
    if let written = rare?.layout?.written, translatesAutoresizingMaskIntoConstraints {
      return (SceneSize(width: written.width, height: written.height), false)
    }
    if let reported = reportedFrame { return (reported.size, false) }
    if owningController != nil { return (typicalPageSize ?? drawnSize, true) }
    if self is UIScrollView { return (drawnSize, true) }
    return (SceneSize(), false)
  }

  /// Stores the size of the root of an island. Returns true if it is another one.
  func keepSize(_ size: SceneSize) -> Bool {
    guard rare?.layout?.island == nil, rare?.layout?.solved?.size != size else { return false }
    layoutParts.solved = SceneRect(width: size.width, height: size.height)
    return true
  }
}
