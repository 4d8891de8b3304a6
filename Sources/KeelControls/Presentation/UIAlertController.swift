package import KeelInteraction
import KeelModel
package import KeelScene

/// A button of an alert.
@MainActor @preconcurrency public final class UIAlertAction: SceneNode {
  /// The styles of an answer, which express its effect. Escape activates `cancel`.
  public enum Style: Hashable, Sendable {
    /// An ordinary answer.
    case `default`
    /// The answer that changes nothing.
    case cancel
    /// An answer that deletes or discards something.
    case destructive
  }

  /// The title of the button.
  public var title: String? { ownTitle ?? word.map { (alert ?? self).systemWords[$0] } }
  private let ownTitle: String?
  /// The title of a button that Keel adds, as a system word.
  package let word: SystemWord?
  /// The style of the answer, which expresses its effect.
  public let style: Style
  package let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an answer. The handler is called after the alert has been closed, or while it is shown if the state that
  /// presents it cannot be written.
  public init(title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil) {
    ownTitle = title
    word = nil
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Creates an answer whose title is one of Keel's own words.
  package init(_ word: SystemWord, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    ownTitle = nil
    self.word = word
    self.style = style
    self.handler = handler
    super.init()
  }

  /// A Boolean value that indicates whether the answer can be chosen now.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDescription() } }
  }

  override package func describe() -> SceneDescription {
    let role: ButtonRole? =
      switch style {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    return SceneDescription(
      element: .button(
        ButtonElement(
          title: title ?? "", role: role, style: alert?.preferredAction === self ? .prominent : .bordered,
          isDefault: alert?.preferredAction === self)),
      attributes: Attributes(isEnabled: isEnabled))
  }

  override package func handle(_ event: Event) {
    if case .activate = event, isEnabled { alert?.choose(self) }
  }
}

/// A question that the user must answer.
@MainActor @preconcurrency public final class UIAlertController: UIViewController {
  /// The styles of a question: an alert, or a choice of actions.
  public enum Style: Hashable, Sendable {
    /// A choice of actions.
    case actionSheet
    /// A message or a question with few answers.
    case alert
  }

  /// The style of the question: an alert, or a choice of actions.
  public let preferredStyle: Style
  /// The explanation below the title.
  public var message: String? {
    didSet { if message != oldValue { setNeedsDescription() } }
  }
  /// The answers, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields; `nil` for none.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert without answers. While it has none, the user can dismiss it.
  public init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  /// Creates an action sheet without a title.
  override public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// Adds an answer.
  public func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      RuntimeWarning.report(
        "The alert \"\(title ?? "")\" was given a second cancel action.",
        rule: "An alert has one cancel action at most: Escape stands for it.",
        remedy: "Give the other one the style .default.")
    }
    action.alert = self
    actions.append(action)
    setNeedsDescription()
  }

  /// Replaces the answers.
  package func setActions(_ new: [UIAlertAction]) {
    guard !new.elementsEqual(actions, by: ===) else { return }
    actions = []
    for action in new { addAction(action) }
    if let preferredAction, !new.contains(where: { $0 === preferredAction }) { self.preferredAction = nil }
    setNeedsDescription()
  }

  /// Adds a text field. Only alerts have text fields, not action sheets.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      RuntimeWarning.report(
        "A text field was added to the action sheet \"\(title ?? "")\".", rule: "Only alerts have text fields.",
        remedy: "Use the style .alert.")
      return
    }
    let field = UITextField()
    field.embedderController = self
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returnPressed(in: $0) } }, for: .primaryActionTriggered)
    textFields = (textFields ?? []) + [field]
    setNeedsDescription()
  }

  /// Moves to the next field when the user presses Return. In the last field, Return activates the preferred action, or
  /// the only action other than `cancel`. It activates a destructive action only if that action is preferred.
  private func returnPressed(in field: UITextField) {
    let fields = textFields ?? []
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let doing = actions.filter { $0.style != .cancel }
    let only = doing.count == 1 ? doing.first { $0.style != .destructive } : nil
    if let action = preferredAction ?? only, action.isEnabled { choose(action) }
  }

  /// The action that Return activates.
  public var preferredAction: UIAlertAction? {
    didSet {
      guard preferredAction !== oldValue else { return }
      oldValue?.setNeedsDescription()
      preferredAction?.setNeedsDescription()
    }
  }

  /// The action that Escape activates: the cancel action, or the only action.
  private var escapeAction: UIAlertAction? {
    actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions.first : nil)
  }

  /// The answers as they are shown: of two in an alert, the one that cancels is the first; otherwise it is the last.
  private var shownActions: [UIAlertAction] {
    var shown = actions
    guard let index = shown.firstIndex(where: { $0.style == .cancel }) else { return shown }
    let cancel = shown.remove(at: index)
    shown.insert(cancel, at: preferredStyle == .alert && shown.count == 1 ? 0 : shown.endIndex)
    return shown
  }

  override package func describe() -> SceneDescription {
    SceneDescription(
      element: .alert(
        AlertElement(
          title: title ?? "", message: message ?? "", style: preferredStyle == .alert ? .alert : .confirmation,
          isDismissable: escapeAction?.isEnabled ?? (preferredStyle == .actionSheet || actions.isEmpty))),
      children: (textFields ?? []) + shownActions)
  }

  override package func handle(_ event: Event) {
    guard case .dismiss = event else { return }
    if let escapeAction {
      if escapeAction.isEnabled { choose(escapeAction) }
    } else if preferredStyle == .actionSheet || actions.isEmpty {
      leaveByUser()
    }
  }

  /// Closes the alert, then performs the action, which may present another page.
  ///
  /// The action is the user's decision, so it is performed even if the state that presents the alert refuses to be
  /// written (`.constant(error != nil)`). Such an alert stays until the state no longer wants it; often it is the action
  /// that changes the state.
  func choose(_ action: UIAlertAction) {
    guard presenter != nil else { return }
    leaveByUser()
    action.handler?(action)
  }
}
