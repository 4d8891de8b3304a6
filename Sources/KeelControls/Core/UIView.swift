import KeelModel
package import KeelScene

// The type alone: a program that is linked statically does not grow by it (see ARCHITECTURE.md).
public import struct Foundation.CGRect

/// A part of a screen: the base of all controls and containers.
///
/// Keel lays out by meaning, not by frames: a plain view shows its subviews one below the other, a `UIStackView` along
/// its axis, a `UICollectionView` as a list. Each front end turns that into rows, boxes or pixels of its own.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The view that this one stands in.
  public private(set) weak var superview: UIView?
  /// What stands in the view, in order.
  public private(set) var subviews: [UIView] = []
  /// The view that shows this one without being its superview: a cell its accessory, a list its cell.
  package weak var embedder: UIView?
  /// What most views have nothing of, and so no room for: there are thousands of views for each that has some.
  private(set) var rare: RareParts?
  /// The same, made by whoever puts something in.
  var rareParts: RareParts { rare.orMaking(RareParts()) }

  /// A view. Front ends choose where it stands and how large it is: the frame is taken and left.
  public init(frame: CGRect) { super.init() }

  /// A view.
  override public convenience init() { self.init(frame: noFrame) }

  private var keptObservations: ObservationStore?
  /// The observations that live as long as the view.
  package var observations: ObservationStore { keptObservations.orMaking(ObservationStore()) }

  /// A property that a binding may be bound to has another value: see `UIControl+Bind.swift`.
  package func boundValueDidChange() { keptObservations?.valueDidChange() }

  // MARK: What every view can say

  /// A hidden view is not shown and takes no room.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { visibilityDidChange() }
    }
  }

  /// Tells whatever shows this view that it has come or gone.
  func visibilityDidChange() {
    (superview ?? embedder)?.subviewVisibilityDidChange()
    owningController?.setNeedsDescription()
    barItem?.bar?.visibilityDidChange()
  }

  /// Whether the view, and what is in it, answers a person.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsDescription() } }
  }

  /// The colour of what can be used in it; `nil` takes the superview's.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { setNeedsDescription() } }
  }

  /// A number for the program's own use.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { rareParts.tag = newValue } }
  }

  // MARK: Accessibility

  /// What assistive technology calls the view, where that is not what it shows. Tests and scripts find it by this too.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { accessibilityDidChange() } }
  }
  /// What assistive technology says of the view's state, where that is not what it shows.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { if newValue != accessibilityValue { change { $0.accessibilityValue = newValue } } }
  }
  /// What using the view does, for those who do not see the screen.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { if newValue != accessibilityHint { change { $0.accessibilityHint = newValue } } }
  }
  /// A name for programs; never shown nor read out.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { if newValue != accessibilityIdentifier { change { $0.accessibilityIdentifier = newValue } } }
  }
  /// Whether assistive technology passes over the view and what is in it.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibilityElementsHidden ?? false }
    set { if newValue != accessibilityElementsHidden { change { $0.accessibilityElementsHidden = newValue } } }
  }
  /// What the view is to assistive technology, beyond what its kind says.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? [] }
    set { if newValue != accessibilityTraits { change { $0.accessibilityTraits = newValue } } }
  }

  private func change(_ change: (RareParts) -> Void) {
    change(rareParts)
    accessibilityDidChange()
  }

  /// One step up, for views with the trait `adjustable`.
  open func accessibilityIncrement() { onAdjust?(true) }
  /// One step down, for views with the trait `adjustable`.
  open func accessibilityDecrement() { onAdjust?(false) }

  func accessibilityDidChange() { setNeedsDescription() }

  // MARK: Hierarchy

  /// The window that shows the view, or would if nothing on the way were hidden.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      guard let outer = current.superview ?? current.embedder else {
        return (current.owningController ?? current.embedderController)?.containingWindow
      }
      view = outer
    }
    return nil
  }

  override open var next: UIResponder? { owningController ?? superview ?? embedder ?? embedderController }

  /// Adds the view at the end. A view that stands elsewhere is taken from there first.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds the view in that place. A view that stands elsewhere is taken from there first.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      Misuse.report(
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
    setNeedsDescription()
    withoutTracking { view.didMoveToSuperview() }
    if let old, old !== self { old.nearestController?.childViewsDidChange() }
    nearestController?.childViewsDidChange()
  }

  /// Makes these the subviews, in this order. Views that stay are not told of anything. O(old and new subviews).
  package func setSubviews(_ views: [UIView]) {
    withoutTracking { replaceSubviews(with: views) }
  }

  private func replaceSubviews(with views: [UIView]) {
    // Mostly the two differ in few places, or have much in common before and after.
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
      // It may have been put elsewhere by what it was told.
      if view.superview === self { view.superview = nil }
      view.didMoveToSuperview()
    }
    for view in coming {
      view.superview = self
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    setNeedsDescription()
    nearestController?.childViewsDidChange()
  }

  private func takeOut(_ view: UIView) {
    withoutTracking { willRemoveSubview(view) }
    subviews.removeAll { $0 === view }
    setNeedsDescription()
  }

  /// The controller whose view this one is, or is in.
  private var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview ?? current.embedder
    }
    return nil
  }

  /// Adds the view after that one; at the end if that one is not here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Adds the view before that one; at the end if that one is not here.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Takes the view out of what it stands in.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    withoutTracking { willMove(toSuperview: nil) }
    old.takeOut(self)
    superview = nil
    withoutTracking { didMoveToSuperview() }
    old.nearestController?.childViewsDidChange()
  }

  /// Puts the view last.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Puts the view first.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether the view is this one or stands somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view itself or the first one in it with this tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to enter another view, or to leave its own (`nil`).
  open func willMove(toSuperview superview: UIView?) {}
  /// The view has entered another view, or left its own.
  open func didMoveToSuperview() {}

  /// Front ends lay out, and tell nobody where: there is nothing to place here.
  @available(
    *, unavailable, message: "Front ends lay views out: put them into a UIStackView; set layer.cornerRadius once"
  )
  open func layoutSubviews() {}

  /// There is nothing to lay out; marks the view to be described again.
  public func setNeedsLayout() { setNeedsDescription() }

  func subviewVisibilityDidChange() { setNeedsDescription() }

  // MARK: Scene

  /// Takes views in that it shows, or reads, without being their superview, and lets go of those that it had. Says whether
  /// they are others.
  func embed(_ views: [UIView], insteadOf old: [UIView]) -> Bool {
    guard !views.elementsEqual(old, by: ===) else { return false }
    for view in old where view.embedder === self { view.embedder = nil }
    for view in views {
      view.removeFromSuperview()
      view.embedder = self
    }
    return true
  }

  /// The subviews that are shown, in order.
  package var shownSubviews: [UIView] { subviews.filter(\.isShown) }

  package var isShown: Bool { !isHidden && !isTransparent }

  /// What the view shows. Subclasses of the toolkit override this one.
  package var element: Element { .stack(StackElement(axis: .vertical)) }

  package var isEnabledInScene: Bool { isUserInteractionEnabled }

  /// The path that pressing the view leads to, as `UIWindowAddress.path` has it; `nil` for none.
  ///
  ///     cell.linkAddress = "recipe/\(recipe.id)"
  ///
  /// A browser makes a link of the view, which can be opened in another tab or copied. A plain press is the app's, as
  /// without it: say the path of the place that the app goes to then.
  open var linkAddress: String? {
    get { extras.address ?? linkSource?() }
    set { extras.address = newValue }
  }

  package var attributes: Attributes {
    var attributes = Attributes(
      isEnabled: isEnabledInScene, tint: tintColor?.sceneColor, accessibility: sceneAccessibility)
    guard let rare else { return attributes }
    let extras = rare.extras
    attributes.badge = extras.badge
    attributes.help = extras.help
    attributes.keyCommand = extras.keyCommand
    attributes.layoutDirection = extras.layoutDirection
    attributes.actions = extras.actions
    rare.offers?.translate(&attributes.actions, systemWords)
    attributes.address = linkAddress
    return attributes
  }

  package var sceneAccessibility: Accessibility {
    var accessibility = Accessibility()
    accessibility.label = accessibilityLabel ?? ""
    accessibility.value = accessibilityValue ?? ""
    accessibility.hint = accessibilityHint ?? ""
    accessibility.identifier = accessibilityIdentifier ?? ""
    accessibility.isHidden = accessibilityElementsHidden
    accessibility.isHeader = accessibilityTraits.contains(.header)
    accessibility.isLive = accessibilityTraits.contains(.updatesFrequently)
    accessibility.isButton = accessibilityTraits.contains(.button)
    accessibility.isLink = accessibilityTraits.contains(.link)
    accessibility.isImage = accessibilityTraits.contains(.image)
    accessibility.isSelected = accessibilityTraits.contains(.selected)
    accessibility.isAdjustable = accessibilityTraits.contains(.adjustable)
    accessibility.sortPriority = rare?.extras.sortPriority ?? 0
    return accessibility
  }

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    // What an embedder says of itself may hold what this view shows (a mark in a row): a cell's list says nothing of
    // it.
    if let embedder, !(embedder is UICollectionView) { embedder.setNeedsDescription() }
    // What is in no window by itself may stand in words somewhere, as the label of a button.
    if host == nil { superview?.setNeedsDescription() }
  }

  override package func describe() -> SceneDescription {
    SceneDescription(element: element, attributes: attributes, children: shownSubviews)
  }
}
