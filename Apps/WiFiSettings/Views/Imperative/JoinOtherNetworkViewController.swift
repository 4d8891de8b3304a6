public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Joins a network that hides its name.
@MainActor public final class JoinOtherNetworkViewController: FormViewController {
  @UIBindable private var model: JoinOtherNetworkModel
  private let nameFocus = FieldFocus()
  private let passwordFocus = FieldFocus(startsHere: false)

  public init(model: JoinOtherNetworkModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Other Network"
    navigationItem.prompt = "Enter the network’s name and security"
    addJoinButtons(
      join: { [model] in model.joinButtonTapped() }, cancel: { [model] in model.cancelButtonTapped() },
      isEnabled: { [model] in model.isJoinButtonEnabled }, isBusy: { [model] in model.isConnecting })
    protectTypedText(
      while: { [model] in model.hasUnsavedChanges }, ask: { [model] in model.dismissalAttempted() })
    let backToField = { [model, nameFocus, passwordFocus] in
      if model.needsPassword { passwordFocus.take() } else { nameFocus.take() }
    }
    present(item: $model.alert, onDismiss: backToField) { [model] alert in
      UIAlertController(state: alert) { action in
        if let action { model.alertButtonTapped(action) }
      }
    }
  }

  override public func sections() -> [FormSection] {
    let model = model
    var sections = [
      FormSection(
        "name",
        rows: [
          .field(
            "name", "Name", $model.name, focus: nameFocus, isEditable: model.isEditable, returnKey: .next,
            submit: { [passwordFocus] in
              if model.needsPassword { passwordFocus.take() } else { model.joinButtonTapped() }
            })
        ]),
      FormSection(
        "security", header: "Security",
        rows: JoinOtherNetworkModel.securities.map { security in
          .choice(security.text, security.text, $model.security, security, isEnabled: model.isEditable)
        }),
    ]
    if model.needsPassword {
      sections.append(
        FormSection(
          "password", footer: model.note,
          rows: [
            .field(
              "password", "Password", $model.password, isSecure: true, focus: passwordFocus,
              isEditable: model.isEditable,
              refusals: model.refusalCount, returnKey: .join, submit: { model.joinButtonTapped() })
          ]))
    } else {
      sections.append(FormSection("note", footer: model.note, rows: []))
    }
    return sections
  }
}
