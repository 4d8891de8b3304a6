public import KeelModel
public import Observation

/// The screen that sets the DNS servers of a network.
@MainActor @Observable public final class DNSSettingsModel: Identifiable, FormModel {
  public enum AlertAction: Hashable, Codable, Sendable {
    case discardConfirmed, overwriteConfirmed, reloadConfirmed
  }

  /// A line of the list. It keeps its identity while it is edited.
  public struct Server: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var address: String
  }

  /// The lines of the list. Empty means automatic: the servers that the network provides. Empty lines are not stored.
  public var servers: [Server]
  public private(set) var isSaving = false
  /// The problem of the first invalid line, after the last attempt to save.
  public private(set) var problem: SettingProblem?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  /// The value that the form was filled in from.
  private var basis: [String]
  /// The value that another window or program has stored meanwhile, until the user decides which of the two counts.
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

  /// True if the form accepts text and choices now.
  public var isEditable: Bool { !isSaving && hold == nil }

  public var hasUnsavedChanges: Bool { isSaving || servers.map(\.address).filter { !$0.isEmpty } != basis }

  /// The text under the form: the reason to wait, a problem, or the meaning of an empty list.
  public var note: String? {
    hold ?? problem?.message
      ?? (servers.isEmpty ? "Automatic: the servers that the network gives are used." : nil)
  }

  /// Returns the label of the server's line.
  public func title(of id: Server.ID) -> String {
    "Server \((servers.firstIndex { $0.id == id } ?? servers.count) + 1)"
  }

  @Endpoint public func addServerButtonTapped() {
    guard isEditable else { return }
    servers.append(Server(id: nextID, address: ""))
    nextID += 1
  }

  @Endpoint public func removeServerButtonTapped(_ id: Server.ID) {
    guard isEditable else { return }
    servers.removeAll { $0.id == id }
    if problem?.field == .dnsServer(id) { problem = nil }
  }

  /// Checks the lines, then stores them and leaves.
  @Endpoint public func saveButtonTapped() {
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
      case .changedElsewhere(let stored):
        theirs = stored
        alert = .changedElsewhere(
          to: NetworkSettings(dnsServers: stored).dnsText, overwrite: .overwriteConfirmed, reload: .reloadConfirmed)
      }
    }
  }

  public func close() { onDone() }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
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

  /// A DNS server may run on this machine.
  private func isOurs(_ address: String) -> Bool { IPv4Address(address).map { $0.value >> 24 == 127 } ?? false }
}
