public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Requests the password of a network.
@MainActor public final class ConnectToNetworkViewController: FormViewController {
  @UIBindable private var model: ConnectToNetworkModel
  private let focus = FieldFocus()

  public init(model: ConnectToNetworkModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Enter Password"
    navigationItem.prompt = "Enter the password for “\(model.name)”"
    addJoinButtons(
      join: { [model] in model.joinButtonTapped() }, cancel: { [model] in model.cancelButtonTapped() },
      isEnabled: { [model] in model.isJoinButtonEnabled }, isBusy: { [model] in model.isConnecting })
    protectTypedText(
      while: { [model] in model.hasUnsavedChanges }, ask: { [model] in model.dismissalAttempted() })
    present(item: $model.alert, onDismiss: { [focus] in focus.take() }) { [model] alert in
      UIAlertController(state: alert) { action in
        if let action { model.alertButtonTapped(action) }
      }
    }
  }

  override public func sections() -> [FormSection] {
    let model = model
    return [
      FormSection(
        "password", footer: model.note,
        rows: [
          .field(
            "password", "Password", $model.password, isSecure: true, focus: focus,
            isEditable: model.isEditable, refusals: model.refusalCount, returnKey: .join,
            submit: { model.joinButtonTapped() })
        ])
    ]
  }
}

extension UIViewController {
  /// Adds *Cancel* and *Join* to the bar. While the form is busy the button keeps the focus, and does nothing.
  func addJoinButtons(
    title: String = "Join", join: @escaping () -> Void, cancel: @escaping () -> Void,
    isEnabled: @escaping @MainActor () -> Bool, isBusy: @escaping @MainActor () -> Bool
  ) {
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    let button = UIBarButtonItem(title: title, primaryAction: UIAction { _ in join() })
    button.style = .done
    navigationItem.rightBarButtonItem = button
    observe { [weak button] in
      let isBusy = isBusy()
      button?.isEnabled = isEnabled() || isBusy
      button?.showsActivityIndicator = isBusy
    }
  }
}
