public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Sets the DNS servers of a network.
@MainActor public final class DNSSettingsViewController: FormViewController {
  @UIBindable private var model: DNSSettingsModel
  private let newServer = FieldFocus()

  public init(model: DNSSettingsModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Configure DNS"
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
    let ids = model.servers.map(\.id)
    // An added server, which is empty, gets the keyboard focus.
    let added = model.servers.last { $0.address.isEmpty }?.id
    var rows: [FormRow] = ids.map { [newServer] id in
      .field(
        "server \(id)", model.title(of: id), model.address(of: id), placeholder: "192.0.2.53 or 2001:db8::53",
        focus: id == added ? newServer : nil, isEditable: model.isEditable, returnKey: .done,
        submit: { [model] in model.saveButtonTapped() })
    }
    rows.append(.button("add", "Add Server", isEnabled: model.isEditable) { model.addServerButtonTapped() })
    if let last = ids.last {
      rows.append(
        .button("remove", "Remove Last Server", isDestructive: true, isEnabled: model.isEditable) {
          model.removeServerButtonTapped(last)
        })
    }
    return [
      FormSection(
        "servers", header: "DNS Servers",
        footer: model.note,
        rows: rows)
    ]
  }
}

extension DNSSettingsModel {
  /// The text of one line, which is found by its identity at each use.
  fileprivate func address(of id: Server.ID) -> UIBinding<String> {
    UIBinding(
      get: { [weak self] in self?.servers.first { $0.id == id }?.address ?? "" },
      set: { [weak self] address in
        guard let self, let index = servers.firstIndex(where: { $0.id == id }) else { return }
        var changed = servers
        changed[index].address = address
        UIBindable(self).servers.wrappedValue = changed
      })
  }
}
