public import KeelModel
public import Observation

/// The screen that sets which DNS servers are asked on a network.
@MainActor @Observable public final class DNSSettingsModel: Identifiable, FormModel {
  public enum AlertAction: Hashable, Sendable {
    case discardConfirmed, overwriteConfirmed, reloadConfirmed
  }

  /// A line of the list. Its identity stays while it is edited.
  public struct Server: Identifiable, Hashable, Sendable {
    public let id: Int
    public var address: String
  }

  /// Empty is automatic: those that the network gives. Lines left empty are not stored.
  public var servers: [Server]
  public private(set) var isSaving = false
  /// What is wrong with the first line that is, after the last try to save.
  public private(set) var problem: SettingProblem?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  /// What the form was filled in from.
  private var basis: [String]
  /// What somebody else has stored meanwhile, until it is known which of the two counts.
  @ObservationIgnored private var theirs: [String]?
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?
  @ObservationIgnored private var nextID: Int
  @ObservationIgnored private let save: SettingsSaver<[String]>
  @ObservationIgnored private let onDone: @MainActor () -> Void

  init(servers: [String], save: @escaping SettingsSaver<[String]>, onDone: @escaping @MainActor () -> Void) {
    basis = servers
    self.servers = servers.enumerated().map { Server(id: $0.offset, address: $0.element) }
    nextID = servers.count
    self.save = save
    self.onDone = onDone
  }

  /// Whether the form takes text and choices now.
  public var isEditable: Bool { !isSaving && hold == nil }

  public var hasUnsavedChanges: Bool { isSaving || servers.map(\.address).filter { !$0.isEmpty } != basis }

  /// What the form says below: why it has to wait, what is wrong, or what no servers mean.
  public var note: String? {
    hold ?? problem?.message
      ?? (servers.isEmpty ? "Automatic: the servers that the network gives are used." : nil)
  }

  /// What the line of the server is called.
  public func title(of id: Server.ID) -> String {
    "Server \((servers.firstIndex { $0.id == id } ?? servers.count) + 1)"
  }

  public func addServerButtonTapped() {
    guard isEditable else { return }
    servers.append(Server(id: nextID, address: ""))
    nextID += 1
  }

  public func removeServerButtonTapped(_ id: Server.ID) {
    guard isEditable else { return }
    servers.removeAll { $0.id == id }
    if problem?.field == .dnsServer(id) { problem = nil }
  }

  /// Checks the lines, then stores them and leaves.
  public func saveButtonTapped() {
    guard isEditable else { return }
    var addresses: [String] = []
    for server in servers {
      let address = server.address.trimmed
      if address.isEmpty { continue }
      guard IPv4Address(address)?.isForHosts == true || isOurs(address) || IPv6Address.isValid(address) else {
        problem = .dnsServer(address, id: server.id)
        return
      }
      if !addresses.contains(address) { addresses.append(address) }
    }
    problem = nil
    isSaving = true
    save(addresses, basis) { [weak self] outcome in
      guard let self else { return }
      isSaving = false
      switch outcome {
      case .stored: onDone()
      case .failed(let failure): alert = .notStored(failure)
      case .changedMeanwhile(let stored):
        theirs = stored
        alert = .changedMeanwhile(
          to: NetworkSettings(dnsServers: stored).dnsText, overwrite: .overwriteConfirmed, reload: .reloadConfirmed)
      }
    }
  }

  public func cancelButtonTapped() { onDone() }

  public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .discardConfirmed: leaving?()
    case .overwriteConfirmed:
      guard let theirs else { return }
      basis = theirs
      saveButtonTapped()
    case .reloadConfirmed:
      guard let theirs else { return }
      basis = theirs
      problem = nil
      servers = theirs.enumerated().map { Server(id: nextID + $0.offset, address: $0.element) }
      nextID += theirs.count
    }
  }

  public func askToDiscard(_ leave: @escaping @MainActor () -> Void) {
    leaving = leave
    alert = .discarding(isBusy: isSaving, action: .discardConfirmed)
  }

  /// A DNS server may run on this very machine.
  private func isOurs(_ address: String) -> Bool { IPv4Address(address).map { $0.value >> 24 == 127 } ?? false }
}
