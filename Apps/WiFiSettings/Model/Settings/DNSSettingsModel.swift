public import KeelModel
public import Observation

/// The screen that sets which DNS servers are asked on a network.
@MainActor @Observable public final class DNSSettingsModel: Identifiable {
  public enum AlertAction: Hashable, Sendable {}

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

  @ObservationIgnored private var nextID: Int
  @ObservationIgnored private let save: SettingsSaver<[String]>
  @ObservationIgnored private let onDone: @MainActor () -> Void

  init(servers: [String], save: @escaping SettingsSaver<[String]>, onDone: @escaping @MainActor () -> Void) {
    self.servers = servers.enumerated().map { Server(id: $0.offset, address: $0.element) }
    nextID = servers.count
    self.save = save
    self.onDone = onDone
  }

  /// What the line of the server is called.
  public func title(of id: Server.ID) -> String {
    "Server \((servers.firstIndex { $0.id == id } ?? servers.count) + 1)"
  }

  public func addServerButtonTapped() {
    servers.append(Server(id: nextID, address: ""))
    nextID += 1
  }

  public func removeServerButtonTapped(_ id: Server.ID) {
    servers.removeAll { $0.id == id }
    if problem?.field == .dnsServer(id) { problem = nil }
  }

  /// Checks the lines, then stores them and leaves.
  public func saveButtonTapped() {
    guard !isSaving else { return }
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
    save(addresses) { [weak self] failure in
      guard let self else { return }
      isSaving = false
      if let failure { alert = .notStored(failure) } else { onDone() }
    }
  }

  public func cancelButtonTapped() { onDone() }

  /// A DNS server may run on this very machine.
  private func isOurs(_ address: String) -> Bool { IPv4Address(address).map { $0.value >> 24 == 127 } ?? false }
}
