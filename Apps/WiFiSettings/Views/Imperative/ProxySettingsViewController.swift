public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Sets the proxy of a network.
@MainActor public final class ProxySettingsViewController: FormViewController {
  @UIBindable private var model: ProxySettingsModel

  public init(model: ProxySettingsModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Configure Proxy"
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
        "mode", footer: model.isAutomatic ? nil : model.note,
        rows: [
          .choice("off", "Off", $model.isAutomatic, false, isEnabled: model.isEditable),
          .choice("automatic", "Automatic", $model.isAutomatic, true, isEnabled: model.isEditable),
        ])
    ]
    if model.isAutomatic {
      sections.append(
        FormSection(
          "url", footer: model.note,
          rows: [
            .field(
              "url", "URL", $model.url, placeholder: "https://example.org/proxy.pac", isEditable: model.isEditable,
              returnKey: .done, submit: { model.saveButtonTapped() })
          ]))
    }
    return sections
  }
}
