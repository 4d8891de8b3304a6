import KeelScene

/// What any view can have, and few do: kept in an object of its own, so that a view which has none pays one pointer.
@MainActor final class RareParts {
  var tag = 0
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  var accessibilityElementsHidden = false
  var accessibilityTraits: UIAccessibilityTraits = []
  var extras = ViewExtras.none
  var offers: ActionOffers?
  var backgroundColor: UIColor?
  var layer: CALayer?
  var groundNode: GroundNode?
  var linkSource: (() -> String?)?
  var alpha = 1.0
  var onAdjust: ((_ isUp: Bool) -> Void)?
  weak var owningController: UIViewController?
  weak var barItem: UIBarButtonItem?
  weak var embedderController: UIViewController?
  var innerContext: AnyObject?
  var keptLooks: AnyObject?
}

extension UIView {
  /// The controller whose view this is.
  package var owningController: UIViewController? {
    get { rare?.owningController }
    set { if newValue !== owningController { rareParts.owningController = newValue } }
  }
  /// The bar item that shows this view.
  package var barItem: UIBarButtonItem? {
    get { rare?.barItem }
    set { if newValue !== barItem { rareParts.barItem = newValue } }
  }
  /// The controller that shows this view beside its own, in a bar or an alert.
  package var embedderController: UIViewController? {
    get { rare?.embedderController }
    set { if newValue !== embedderController { rareParts.embedderController = newValue } }
  }
  /// What a layer above left for those in this view (see Context.swift).
  package var innerContext: AnyObject? {
    get { rare?.innerContext }
    set { if newValue !== innerContext { rareParts.innerContext = newValue } }
  }
  /// What a layer above keeps of the view's looks.
  package var keptLooks: AnyObject? {
    get { rare?.keptLooks }
    set { rareParts.keptLooks = newValue }
  }
  /// What any view may say of itself beside what it shows.
  package var extras: ViewExtras {
    get { rare?.extras ?? .none }
    set {
      guard newValue != extras else { return }
      rareParts.extras = newValue
      setNeedsDescription()
    }
  }
  /// Says where pressing the view leads, each time that it is described, where nothing else does.
  package var linkSource: (() -> String?)? {
    get { rare?.linkSource }
    set { if newValue != nil || rare != nil { rareParts.linkSource = newValue } }
  }
  /// Answers what `accessibilityIncrement()` and its opposite are asked, where no subclass does.
  package var onAdjust: ((_ isUp: Bool) -> Void)? {
    get { rare?.onAdjust }
    set { if newValue != nil || rare != nil { rareParts.onAdjust = newValue } }
  }
}
