import KeelScene

// The clear button of a field and the views in it. Front ends show the button as a part of the field. The views are
// nodes of their own: the window puts a box with them and the field into the scene in the field's place.

extension UITextField {
  /// The times at which a field shows its clear button or a view in it.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// Only while the field has the keyboard focus.
    case whileEditing
    /// Only while the field does not have the keyboard focus.
    case unlessEditing
    /// Always.
    case always

    fileprivate func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The clear button as front ends show it.
  var clearButton: TextFieldElement.ClearButton {
    guard clearButtonMode != .never else { return .none }
    let isShown =
      clearButtonMode.shows(whileEditing: isEditing) && !(text ?? "").isEmpty && isEnabled && isEditable
      && shownRightView == nil
    return isShown ? .shown : .hidden
  }

  /// True if the field is shown in a box with its views, also at times at which they are not visible: then the field
  /// keeps its place in the scene when it receives the focus.
  var hasOverlays: Bool {
    // An alert consists of fields and buttons only.
    guard !(embedderController is UIAlertController) else { return false }
    return leftView != nil && leftViewMode != .never || rightView != nil && rightViewMode != .never
  }

  fileprivate var shownLeftView: UIView? { shown(leftView, leftViewMode) }
  fileprivate var shownRightView: UIView? { shown(rightView, rightViewMode) }

  private func shown(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    guard let view, view.isShown, hasOverlays, mode.shows(whileEditing: isEditing) else { return nil }
    return view
  }
}

/// The box around a field with views in it. It has the border of the field.
@MainActor final class FieldFrameNode: SceneNode {
  private weak var field: UITextField?
  private let line: FieldLineNode

  init(field: UITextField) {
    self.field = field
    line = FieldLineNode(field: field)
    super.init()
  }

  override func describe() -> SceneDescription {
    var box = BoxElement(insets: SceneInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    switch field?.borderStyle ?? .none {
    case .none: box.insets = SceneInsets()
    case .line, .bezel: box.border = SceneBorder(color: .separator, width: 1)
    case .roundedRect:
      box.background = .color(.secondaryBackground)
      box.shape = .rounded(radius: 10)
    }
    return SceneDescription(element: .box(box), children: [line])
  }

  override func setNeedsDescription() {
    super.setNeedsDescription()
    line.setNeedsDescription()
  }
}

/// The field and the visible views in it, side by side.
@MainActor final class FieldLineNode: StandInNode {
  private weak var field: UITextField?

  init(field: UITextField) {
    self.field = field
    super.init()
  }

  override func describe() -> SceneDescription {
    let parts: [SceneNode?] = [field?.shownLeftView?.sceneStandIn, field, field?.shownRightView?.sceneStandIn]
    return SceneDescription(
      element: .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)),
      children: parts.compactMap(\.self))
  }
}
