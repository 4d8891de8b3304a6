import KeelScene

/// A rectangular area of a view, for constraints.
@MainActor @preconcurrency open class UILayoutGuide: _LayoutItem {
  /// The way in which the area of a guide is determined.
  enum Role: Hashable {
    /// By constraints.
    case program
    case margins, safeArea, readable, keyboard
    /// The content and the visible area of a scroll view.
    case content, visible

    var name: String {
      switch self {
      case .program: "guide"
      case .margins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readable: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .content: "contentLayoutGuide"
      case .visible: "frameLayoutGuide"
      }
    }
  }

  let role: Role
  var constraints: [NSLayoutConstraint] = []
  /// A name for reports.
  public var identifier = ""
  /// The view whose area the guide is a part of.
  public internal(set) weak var owningView: UIView?

  /// Creates a layout guide, whose area constraints determine once it has been added to a view.
  public init() { role = .program }

  init(_ role: Role, of view: UIView) {
    self.role = role
    owningView = view
  }
}

extension UIView {
  /// Adds a layout guide, which leaves the view that it was in before.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == .program, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    UIView.hasLayout = true
    layoutParts.guides.append(guide)
    equationsDidChange()
  }

  /// Removes a layout guide, whose constraints have no effect then.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == .program, guide.owningView === self else { return }
    guide.owningView = nil
    layoutParts.guides.removeAll { $0 === guide }
    equationsDidChange()
  }

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  /// The area that no bars cover. Front ends keep pages inside of their bars, so it is the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area inside of the margins of the view (`directionalLayoutMargins`).
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The area inside of the margins, at most 672 points wide and in the middle.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The area of the keyboard: at the bottom of the view and without a height, because front ends make room for a keyboard
  /// by themselves.
  public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard) }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let known = layoutParts.systemGuides[role] { return known }
    let guide = UILayoutGuide(role, of: self)
    layoutParts.systemGuides[role] = guide
    return guide
  }
}

extension UIScrollView {
  /// The area of the content, to whose edges the content is constrained.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The visible area, for the size of views in the content. Its place is that of the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.visible) }
}
