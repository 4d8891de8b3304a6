import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Sets which DNS servers are asked on a network.
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
      isEnabled: { [model] in !model.isSaving }, isBusy: { [model] in model.isSaving })
    present(item: $model.alert) { alert in UIAlertController(state: alert) { _ in } }
  }

  override public func sections() -> [Section] {
    let model = model
    let ids = model.servers.map(\.id)
    // The keyboard goes to a server that was added, which is empty.
    let added = model.servers.last { $0.address.isEmpty }?.id
    var rows: [Row] = ids.map { [newServer] id in
      .field(
        "server \(id)", model.title(of: id), model.address(of: id), placeholder: "192.0.2.53 or 2001:db8::53",
        focus: id == added ? newServer : nil, returnKey: .done, submit: { [model] in model.saveButtonTapped() })
    }
    rows.append(.button("add", "Add Server") { model.addServerButtonTapped() })
    if let last = ids.last {
      rows.append(.button("remove", "Remove Last Server", isDestructive: true) { model.removeServerButtonTapped(last) })
    }
    return [
      Section(
        "servers", header: "DNS Servers",
        footer: model.problem?.message
          ?? (model.servers.isEmpty ? "Automatic: the servers that the network gives are used." : nil),
        rows: rows)
    ]
  }
}

extension DNSSettingsModel {
  /// The text of one line, found by its identity at each use.
  fileprivate func address(of id: Server.ID) -> UIBinding<String> {
    UIBinding(
      get: { [weak self] in self?.servers.first { $0.id == id }?.address ?? "" },
      set: { [weak self] address in
        guard let self, let index = servers.firstIndex(where: { $0.id == id }) else { return }
        servers[index].address = address
      })
  }
}
