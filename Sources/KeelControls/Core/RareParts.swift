import KeelModel
import KeelScene

/// Properties that any view can have but few do, stored in a separate object: a view without them only stores a
/// pointer.
@MainActor final class RareParts {
  var tag = 0
  var ownAccessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityError: String?
  var accessibilityLanguage: String?
  var accessibilityIdentifier: String?
  var restorationIdentifier: String?
  var stateSaver: AnyObject?
  var accessibilityElementsHidden = false
  var isAccessibilityElement: Bool?
  var accessibilityTraits: UIAccessibilityTraits = []
  var extras = ViewExtras.none
  var offers: ActionOffers?
  var geometry: GeometryRecord?
  var layout: ViewLayout?
  /// Called when the subviews of a stack that is a scroll target may have changed.
  var onTargetsChange: (() -> Void)?
  var backgroundColor: UIColor?
  var layer: CALayer?
  var groundNode: GroundNode?
  /// The content of the page around the box of its view.
  var pageNode: PageNode?
  var pressNode: PressNode?
  var layeredNode: LayeredNode?
  var recognizers: [UIGestureRecognizer] = []
  var press: ViewPress?
  var linkSource: (() -> String?)?
  var alpha = 1.0
  /// The transform about the middle of the view.
  var transform = DrawingTransform.identity
  /// True if the view has asked to draw itself.
  var isDrawn = false
  var contentNode: ContentNode?
  var drawingNode: DrawingNode?
  var onAdjust: ((_ isUp: Bool) -> Void)?
  weak var owningController: UIViewController?
  weak var barItem: UIBarButtonItem?
  weak var embedderController: UIViewController?
  var innerContext: AnyObject?
  var traitOverrides = UITraitOverrides()
  /// A signal that fires when the view has another superview, embedder or controller; created when first needed.
  var placement: Signal?
  var keptLooks: AnyObject?
  /// The additional distance between the lines of a label, in points.
  var lineSpacing = 0.0
  /// The number of lines for which a label reserves space.
  var reservedLines = 0
  /// The text of a label with attributes of its parts.
  var richText: RichText?
  /// Values for layouts of the program, by the types of their keys.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}

extension UIView {
  /// Adds the attributes that few views have.
  func addAttributes(of rare: RareParts, to attributes: inout Attributes) {
    let extras = rare.extras
    attributes.badge = extras.badge
    attributes.help = extras.help
    attributes.keyCommand = extras.keyCommand
    attributes.layoutDirection = extras.layoutDirection
    attributes.actions = extras.actions
    rare.offers?.translate(&attributes.actions, systemWords)
    attributes.address = linkAddress
    if let geometry = rare.geometry { attributes.geometry = geometry.interest }
  }
  /// The controller that owns this view.
  package var owningController: UIViewController? {
    get { rare?.owningController }
    set {
      guard newValue !== owningController else { return }
      rareParts.owningController = newValue
      placementDidChange()
    }
  }
  /// The view's own label for assistive technology, used if the program sets no `accessibilityLabel`.
  package var ownAccessibilityLabel: String? {
    get { rare?.ownAccessibilityLabel }
    set { if newValue != ownAccessibilityLabel { change { $0.ownAccessibilityLabel = newValue } } }
  }
  /// The bar item that shows this view.
  package var barItem: UIBarButtonItem? {
    get { rare?.barItem }
    set { if newValue !== barItem { rareParts.barItem = newValue } }
  }
  /// The controller that shows this view in addition to its own, in a bar or an alert.
  package var embedderController: UIViewController? {
    get { rare?.embedderController }
    set {
      guard newValue !== embedderController else { return }
      rareParts.embedderController = newValue
      placementDidChange()
    }
  }
  /// The context that an upper layer set for the objects inside this view (see Context.swift).
  package var innerContext: AnyObject? {
    get { rare?.innerContext }
    set {
      guard newValue !== innerContext else { return }
      rareParts.innerContext = newValue
      placementDidChange()
    }
  }
  /// The traits of the view and its subviews that differ from those around it.
  public var traitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      rareParts.traitOverrides = newValue
      traitOverridesDidChange(in: window)
    }
  }
  /// Values that an upper layer stores for the view's look.
  package var keptLooks: AnyObject? {
    get { rare?.keptLooks }
    set { rareParts.keptLooks = newValue }
  }
  /// Values for layouts of the program, by the types of their keys.
  package var layoutValues: [ObjectIdentifier: Any] {
    get { rare?.layoutValues ?? [:] }
    set { rareParts.layoutValues = newValue }
  }
  /// Attributes that any view may have in addition to its content.
  package var extras: ViewExtras {
    get { rare?.extras ?? .none }
    set {
      guard newValue != extras else { return }
      rareParts.extras = newValue
      setNeedsDescription()
    }
  }
  /// A closure that returns the path that pressing the view opens. It is called each time the view is described, unless
  /// a `linkAddress` has been set.
  package var linkSource: (() -> String?)? {
    get { rare?.linkSource }
    set { if newValue != nil || rare != nil { rareParts.linkSource = newValue } }
  }
  /// A closure that handles `accessibilityIncrement()` and `accessibilityDecrement()`, unless a subclass does.
  package var onAdjust: ((_ isUp: Bool) -> Void)? {
    get { rare?.onAdjust }
    set { if newValue != nil || rare != nil { rareParts.onAdjust = newValue } }
  }
}
