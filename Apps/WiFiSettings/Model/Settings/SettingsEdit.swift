/// The settings that the user wants to store, and the original settings.
struct SettingsEdit: Hashable {
  var basis: NetworkSettings
  var wanted: NetworkSettings

  /// The result of storing the edit.
  enum End {
    /// Stored; the value is the settings that are stored now.
    case stored(NetworkSettings)
    case failed(RadioFailure)
    /// Nothing was stored, because another window or program has stored these settings meanwhile.
    case changedElsewhere(NetworkSettings)
  }

  /// Returns the user's changes applied to the stored settings, or `nil` if both changed the same part in different
  /// ways.
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

  /// Reads the stored settings, and stores the change by `write` unless another window or program has made a
  /// conflicting change.
  @MainActor func store(
    in radio: any Radio, for network: Network.ID,
    by write: @MainActor (NetworkSettings) async throws(RadioFailure) -> Void
  ) async -> End {
    do throws(RadioFailure) {
      guard let stored = try await radio.storedSettings(of: network) else { return .failed(.notFound) }
      guard let merged = merged(with: stored) else { return .changedElsewhere(stored) }
      guard merged != stored else { return .stored(stored) }
      try await write(merged)
      // The settings as the service has written them: the next change starts from those.
      return .stored((try? await radio.storedSettings(of: network)) ?? merged)
    } catch {
      return .failed(error)
    }
  }
}
