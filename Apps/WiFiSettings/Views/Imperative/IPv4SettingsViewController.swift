public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Sets how this machine gets its address on a network.
@MainActor public final class IPv4SettingsViewController: FormViewController {
  @UIBindable private var model: IPv4SettingsModel
  private let maskFocus = FieldFocus(startsHere: false)
  private let routerFocus = FieldFocus(startsHere: false)

  public init(model: IPv4SettingsModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Configure IP"
    addJoinButtons(
      title: "Save", join: { [model] in model.saveButtonTapped() }, cancel: { [model] in model.cancelButtonTapped() },
      isEnabled: { [model] in model.isEditable }, isBusy: { [model] in model.isSaving })
    protectTypedText(
      while: { [model] in model.hasUnsavedChanges }, ask: { [model] in model.dismissalAttempted() })
    present(item: $model.alert) { [model] alert in
      UIAlertController(state: alert) { action in
        if let action { model.alertButtonTapped(action) }
      }
    }
  }

  override public func sections() -> [FormSection] {
    let model = model
    var sections = [
      FormSection(
        "mode", footer: model.mode == .automatic ? model.note : nil,
        rows: IPv4SettingsModel.Mode.allCases.map { mode in
          .choice(mode.text, mode.text, $model.mode, mode, isEnabled: model.isEditable)
        })
    ]
    if model.mode == .manual {
      sections.append(
        FormSection(
          "manual", footer: model.note,
          rows: [
            .field(
              "address", "IP Address", $model.address, placeholder: "192.0.2.10", isEditable: model.isEditable,
              returnKey: .next, submit: { [maskFocus] in maskFocus.take() }),
            .field(
              "mask", "Subnet Mask", $model.mask, placeholder: "255.255.255.0", focus: maskFocus,
              isEditable: model.isEditable, returnKey: .next, submit: { [routerFocus] in routerFocus.take() }),
            .field(
              "router", "Router", $model.router, placeholder: "None", focus: routerFocus, isEditable: model.isEditable,
              returnKey: .done, submit: { model.saveButtonTapped() }),
          ]))
    }
    return sections
  }
}
