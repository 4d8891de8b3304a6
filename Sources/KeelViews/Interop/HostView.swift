import KeelControls

/// The view of a hosting controller: says when it is about to be shown, for views that are not mounted before that.
@MainActor final class HostView: UIView {
  var willShow: () -> Void = {}
  var didLeaveSuperview: () -> Void = {}

  override var shownSubviews: [UIView] {
    willShow()
    return super.shownSubviews
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { didLeaveSuperview() }
  }
}
