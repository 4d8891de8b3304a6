import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Sets whether a proxy is used on a network.
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
      isEnabled: { [model] in !model.isSaving }, isBusy: { [model] in model.isSaving })
    present(item: $model.alert) { alert in UIAlertController(state: alert) { _ in } }
  }

  override public func sections() -> [Section] {
    let model = model
    var sections = [
      Section(
        "mode",
        rows: [
          .choice("off", "Off", isChosen: { !model.isAutomatic }, choose: { model.isAutomatic = false }),
          .choice("automatic", "Automatic", isChosen: { model.isAutomatic }, choose: { model.isAutomatic = true }),
        ])
    ]
    if model.isAutomatic {
      sections.append(
        Section(
          "url", footer: model.problem?.message ?? "Leave it empty to let the network say.",
          rows: [
            .field(
              "url", "URL", $model.url, placeholder: "https://example.org/proxy.pac", returnKey: .done,
              submit: { model.saveButtonTapped() })
          ]))
    }
    return sections
  }
}
