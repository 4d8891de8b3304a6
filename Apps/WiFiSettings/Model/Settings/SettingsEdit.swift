/// What a person wants stored, and the settings that it was made from.
struct SettingsEdit: Hashable {
  var basis: NetworkSettings
  var wanted: NetworkSettings

  /// How storing it ended.
  enum End {
    /// With what is stored now.
    case stored(NetworkSettings)
    case failed(RadioFailure)
    /// With what somebody else has stored meanwhile. Nothing was stored.
    case changedMeanwhile(NetworkSettings)
  }

  /// What was changed here, on top of what is stored now; `nil` where both changed the same part in different ways.
  func merged(with stored: NetworkSettings) -> NetworkSettings? {
    var merged = stored
    func take<Part: Equatable>(_ part: WritableKeyPath<NetworkSettings, Part>) -> Bool {
      guard wanted[keyPath: part] != basis[keyPath: part] else { return true }
      let theirs = stored[keyPath: part]
      merged[keyPath: part] = wanted[keyPath: part]
      return theirs == basis[keyPath: part] || theirs == wanted[keyPath: part]
    }
    let isPossible = [
      take(\.joinsAutomatically), take(\.isLowDataMode), take(\.usesPrivateAddress), take(\.ipv4), take(\.dnsServers),
      take(\.proxy),
    ]
    return isPossible.contains(false) ? nil : merged
  }

  /// Reads what is stored now, and stores the change by `write` unless somebody else has made another one there.
  @MainActor func store(
    in radio: any Radio, for network: Network.ID,
    by write: @MainActor (NetworkSettings) async throws(RadioFailure) -> Void
  ) async -> End {
    do throws(RadioFailure) {
      guard let stored = try await radio.storedSettings(of: network) else { return .failed(.notFound) }
      guard let merged = merged(with: stored) else { return .changedMeanwhile(stored) }
      guard merged != stored else { return .stored(stored) }
      try await write(merged)
      // As the service writes it: the next change is made from that.
      return .stored((try? await radio.storedSettings(of: network)) ?? merged)
    } catch {
      return .failed(error)
    }
  }
}
