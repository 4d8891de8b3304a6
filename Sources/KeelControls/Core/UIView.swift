import KeelModel
package import KeelScene

// Imports only the types, which does not enlarge a statically linked program (see Documentation/architecture/controls.md).
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A part of a screen: the base of all controls and containers.
///
/// Constraints and frames place the subviews of a plain view; without any it shows them one below the other. A
/// `UIStackView` shows them along its axis, a `UICollectionView` as a list. Each front end converts that to its own rows,
/// boxes or pixels.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The view that contains this one.
  public private(set) weak var superview: UIView? {
    didSet {
      if (oldValue?.speaksForParts ?? false) != (superview?.speaksForParts ?? false) { accessibilityDidChange() }
      placementDidChange()
      if UIView.hasLayout { superviewDidChange(from: oldValue) }
    }
  }
  /// The views in this one, in order.
  public private(set) var subviews: [UIView] = []
  /// The view that shows this one without being its superview: the cell of an accessory, the list of a cell.
  package weak var embedder: UIView? {
    didSet { placementDidChange() }
  }
  /// Properties that most views do not have; `nil` until one is set.
  private(set) var rare: RareParts?
  /// The object in `rare`, created on first access.
  var rareParts: RareParts { rare.orMaking(RareParts()) }

  /// Creates a view. A frame other than zero places it in a plain view, as `frame` does.
  public init(frame: CGRect) {
    super.init()
    if Double(frame.size.width) != 0 || Double(frame.size.height) != 0, !(self is UIWindow) { self.frame = frame }
  }

  /// Always fails: there is no archive to decode a view from. Subclasses with initialisers of their own provide it, as
  /// in UIKit, and may call it.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view.
  override public convenience init() { self.init(frame: noFrame) }

  private var keptObservations: ObservationStore?
  /// The observations with the lifetime of the view.
  package var observations: ObservationStore { keptObservations.orMaking(ObservationStore()) }

  /// The class of the view's `layer`: `CALayer`, or one derived from it.
  open class var layerClass: AnyClass { CALayer.self }

  /// The area of the view in its superview, in points from the left upper corner.
  ///
  /// Setting it places a view whose superview is a plain view, unless `translatesAutoresizingMaskIntoConstraints` is
  /// false. Stacks, lists and cells place their views themselves. Reading it returns the area that the front end has
  /// reported; before that, an estimate. Only programs set it: an override is not told of what a layout places.
  open var frame: CGRect {
    get {
      let rect = currentFrame
      return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    set {
      let (corner, size) = (newValue.origin, newValue.size)
      writeFrame(
        x: Double(corner.x), y: Double(corner.y), width: Double(size.width), height: Double(size.height))
    }
  }

  /// Called when a property that can be bound has changed: see `UIControl+Bind.swift`.
  package func boundValueDidChange() { keptObservations?.valueDidChange() }

  // MARK: Common properties

  /// A Boolean value that indicates whether the view is hidden. A hidden view takes no space.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { visibilityDidChange() }
    }
  }

  /// Notifies the container that the view was shown or hidden.
  func visibilityDidChange() {
    (superview ?? embedder)?.subviewVisibilityDidChange()
    owningController?.setNeedsDescription()
    barItem?.bar?.visibilityDidChange()
  }

  /// A Boolean value that indicates whether the view and its subviews react to the user.
  open var isUserInteractionEnabled = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      setNeedsDescription()
      if hasTouchNodes { standInMayChange() }
    }
  }

  /// The accent colour of controls in the view; `nil` uses the superview's.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { setNeedsDescription() } }
  }

  /// A number for the program's own use.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { rareParts.tag = newValue } }
  }

  // MARK: Accessibility

  /// The text for assistive technology in place of the visible one. Tests and scripts can also find the view by it.
  open var accessibilityLabel: String? {
    didSet {
      guard accessibilityLabel != oldValue else { return }
      accessibilityDidChange()
      spokeForParts(oldValue != nil && isElementOfItsOwn)
    }
  }
  /// The state of the view for assistive technology, in place of the visible one.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { if newValue != accessibilityValue { change { $0.accessibilityValue = newValue } } }
  }
  /// The result of using the view, for assistive technology.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { if newValue != accessibilityHint { change { $0.accessibilityHint = newValue } } }
  }
  /// The reason why the value of the control is not accepted, for assistive technology; `nil` if it is accepted.
  ///
  /// The text belongs to the control, and is spoken when it is set while the control is on screen. The visible text is a
  /// view of its own, such as the footer of a section.
  open var accessibilityError: String? {
    get { rare?.accessibilityError }
    set {
      guard newValue != accessibilityError else { return }
      change { $0.accessibilityError = newValue }
      if let newValue { window?.announce(newValue) }
    }
  }
  /// The language of the view's texts, such as `ko`; `nil` for that around it. That of the view of a window's root
  /// controller is the language of the window.
  open var accessibilityLanguage: String? {
    get { rare?.accessibilityLanguage }
    set {
      guard newValue != accessibilityLanguage else { return }
      change { $0.accessibilityLanguage = newValue }
      // That of the root's view is the window's, also while the view is not a part of the scene.
      if let window = owningController?.rootWindow { window.setNeedsDescription(of: window) }
    }
  }
  /// An identifier for tests and scripts; never shown or read out.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { if newValue != accessibilityIdentifier { change { $0.accessibilityIdentifier = newValue } } }
  }
  /// The identity of the view among those of its page, which is the same in each run of the program; `nil` for none.
  ///
  /// If the window has a ``UIWindow/restoration`` and the controller of the page has a
  /// ``UIViewController/restorationIdentifier``, the focus of the view comes back after the program was killed. So does the
  /// scroll position of a `UIScrollView`, `UITableView` or `UICollectionView`; in browsers, the page keeps that itself.
  ///
  /// If a program restarts before it has received a typed text, the browser enters that text again in the text field or
  /// text view with this identity; without an identity, in the one with the same label at the same address.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if newValue != restorationIdentifier { change { $0.restorationIdentifier = newValue } } }
  }
  /// A Boolean value that indicates whether assistive technology skips the view and its subviews.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibilityElementsHidden ?? false }
    set { if newValue != accessibilityElementsHidden { change { $0.accessibilityElementsHidden = newValue } } }
  }
  /// A Boolean value that indicates whether the view is one element for assistive technology, as a label or a control is.
  ///
  /// The `accessibilityLabel` of such a view replaces its subviews, which are skipped; without one they are read, as its
  /// words. A view without subviews is skipped if the value is set to false.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? isElementByItself }
    set {
      guard rare?.isAccessibilityElement != newValue else { return }
      let before = speaksForParts
      change { $0.isAccessibilityElement = newValue }
      spokeForParts(before)
    }
  }
  /// True if views of this kind are elements for assistive technology.
  package var isElementByItself: Bool { false }
  /// Properties of the view for assistive technology, in addition to the properties of its kind.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? [] }
    set { if newValue != accessibilityTraits { change { $0.accessibilityTraits = newValue } } }
  }

  func change(_ change: (RareParts) -> Void) {
    change(rareParts)
    accessibilityDidChange()
  }

  /// Increases the value by a step, in views with the trait `adjustable`.
  open func accessibilityIncrement() { onAdjust?(true) }
  /// Decreases the value by a step, in views with the trait `adjustable`.
  open func accessibilityDecrement() { onAdjust?(false) }

  func accessibilityDidChange() { setNeedsDescription() }

  // MARK: Hierarchy

  override open var next: UIResponder? { owningController ?? superview ?? embedder ?? embedderController }

  /// Adds the view as the last subview. It is removed from its previous superview first.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds the view at an index. It is removed from its previous superview first.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      RuntimeWarning.report(
        "A view was added to itself or to one of its own subviews.",
        rule: "Views form a tree.",
        remedy: "Add it to another view, or remove it from its superview first.")
      return
    }
    var index = index
    if view.superview === self, let old = subviews.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    let old = view.superview
    withoutTracking { view.willMove(toSuperview: self) }
    if let old { old.takeOut(view) }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    withoutTracking { didAddSubview(view) }
    subviewsDidChange()
    withoutTracking { view.didMoveToSuperview() }
    if let old, old !== self { old.nearestController?.childViewsDidChange() }
    nearestController?.childViewsDidChange()
  }

  /// Replaces the subviews. Views that remain are not notified. O(old and new subviews).
  package func setSubviews(_ views: [UIView]) {
    withoutTracking { replaceSubviews(with: views) }
  }

  private func replaceSubviews(with views: [UIView]) {
    // Usually the old and new subviews differ in few places, or have a common beginning and end.
    var start = 0
    while start < views.count, start < subviews.count, views[start] === subviews[start] { start += 1 }
    if start == views.count, start == subviews.count { return }
    var end = views.count
    var oldEnd = subviews.count
    while end > start, oldEnd > start, views[end - 1] === subviews[oldEnd - 1] {
      end -= 1
      oldEnd -= 1
    }
    var leaving = Array(subviews[start..<oldEnd])
    if start < end, !leaving.isEmpty {
      let wanted = Set(views[start..<end].map(ObjectIdentifier.init))
      leaving.removeAll { wanted.contains(ObjectIdentifier($0)) }
    }
    for view in leaving {
      view.willMove(toSuperview: nil)
      willRemoveSubview(view)
    }
    let coming = views[start..<end].filter { $0.superview !== self }
    for view in coming {
      view.willMove(toSuperview: self)
      view.superview?.takeOut(view)
    }
    subviews = views
    for view in leaving {
      // A notification may have moved the view to another superview.
      if view.superview === self { view.superview = nil }
      view.didMoveToSuperview()
    }
    for view in coming {
      view.superview = self
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    subviewsDidChange()
    nearestController?.childViewsDidChange()
  }

  private func takeOut(_ view: UIView) {
    withoutTracking { willRemoveSubview(view) }
    subviews.removeAll { $0 === view }
    subviewsDidChange()
  }

  /// Adds the view after a subview, or as the last one if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Adds the view before a subview, or as the last one if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    withoutTracking { willMove(toSuperview: nil) }
    old.takeOut(self)
    superview = nil
    withoutTracking { didMoveToSuperview() }
    old.nearestController?.childViewsDidChange()
  }

  /// Moves the subview to the end.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves the subview to the beginning.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to enter another view, or to leave its superview (`nil`).
  open func willMove(toSuperview superview: UIView?) {}
  /// Called when the view has entered another view, or left its superview.
  open func didMoveToSuperview() {}

  /// Places the subviews of a class that overrides it, by their `frame`.
  ///
  /// It is called before the view is shown first, with the size of a typical window if the front end has not reported
  /// another one, whenever its size changes, and after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Changes the constraints of a class that overrides it. It is called before the first `layoutSubviews()`, and after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Draws the view in an area in points, whose origin is the top left corner of the view.
  ///
  /// A subclass of `UIView` that draws takes the room that it is offered. The method is called for the size that the
  /// front end reports, and again when that changes and after `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) { DrawingRecorder.current?.hasDefault = true }

  /// The size of a view that draws itself, in points; `noIntrinsicMetric` leaves a length to the surroundings.
  ///
  /// It is asked for again after `invalidateIntrinsicContentSize()`. Keel's own controls, labels and stacks have the size
  /// that the front end has reported, before that an estimate. A subclass of one that overrides this property has its
  /// result where constraints place it.
  open var intrinsicContentSize: CGSize { defaultContentSize }

  /// Returns the size of the view in a room, in points. Unless overridden, it is that of the content of a label, a control
  /// or a stack, and the size of a plain view that the front end has reported.
  ///
  /// A view without subviews and without an `intrinsicContentSize` that overrides the method has the result for the room
  /// of a typical window as its size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingIsDefault = true
    if !isPlainView, lengthsOfContent(.leaf).width {
      let width = Double(size.width)
      let fitting = fittingSize(in: LayoutProposal(width: width > 0 && width.isFinite ? width : nil))
      return CGSize(width: fitting.width, height: fitting.height)
    }
    return CGSize(width: drawnSize.width, height: drawnSize.height)
  }

  /// Returns true if a point of the view is inside of it; a point within its size unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (Double(point.x), Double(point.y))
    return x >= 0 && y >= 0 && x < drawnSize.width && y < drawnSize.height
  }

  /// Requests that the view draws itself again.
  open func setNeedsDisplay() {
    rareParts.isDrawn = true
    setNeedsDescription()
  }

  /// The margins around the area of `layoutMarginsGuide`: 8 points, at the sides of a page 16, unless they are set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMarginsInUse }
    set {
      guard rare?.layout?.margins != newValue else { return }
      layoutParts.margins = newValue
      equationsDidChange()
    }
  }

  func subviewVisibilityDidChange() { setNeedsDescription() }

  // MARK: Scene

  /// The subviews that are shown, in order.
  package var shownSubviews: [UIView] { subviews.filter(\.isShown) }

  package var isShown: Bool { !isHidden && !isTransparent }

  /// The content of the view. Subclasses in the toolkit override it.
  package var element: Element { .stack(StackElement(axis: .vertical)) }

  package var isEnabledInScene: Bool { isUserInteractionEnabled }

  /// The path that pressing the view opens, as in `UIWindowAddress.path`; `nil` for none.
  ///
  ///     cell.linkAddress = "recipe/\(recipe.id)"
  ///
  /// Browsers show the view as a link, which can be opened in another tab or copied. The app handles an ordinary press
  /// as it would without an address, so set the path of the location that the press opens.
  open var linkAddress: String? {
    get { extras.address ?? linkSource?() }
    set { extras.address = newValue }
  }

  package var attributes: Attributes {
    var attributes = Attributes(
      isEnabled: isEnabledInScene, tint: tintColor?.sceneColor, accessibility: sceneAccessibility)
    if let rare { addAttributes(of: rare, to: &attributes) }
    return attributes
  }

  package var sceneAccessibility: Accessibility { spokenDescription }

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    if UIView.hasLayout { islandsMayChange() }
    // The description of an embedder may include the content of this view (a mark in a row); that of a cell's list
    // does not.
    if let embedder, !(embedder is UICollectionView) { embedder.setNeedsDescription() }
    guard host != nil else {
      // A view that is in no scene may be the text of another view (the label of a button), or left out around tabs.
      if let superview { superview.setNeedsDescription() } else { owningController?.setNeedsDescription() }
      return
    }
    wholeContentMayChange()
  }

  override package func handle(_ event: KeelScene.Event) {
    if case .activate = event { press() }
  }

  override package func describe() -> SceneDescription {
    // The size of a view is asked for before the first touch arrives.
    if receivesTouches || isPressable { followSize() }
    if UIView.hasLayout, let description = islandDescription() { return description }
    if let drawing = recordedDrawing() { return describe(drawing) }
    return SceneDescription(element: element, attributes: attributes, children: shownSubviews)
  }
}
