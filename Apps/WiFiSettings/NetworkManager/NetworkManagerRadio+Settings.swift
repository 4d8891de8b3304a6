public import WiFiSettingsModel

/// Storing settings, and applying them to a connection in use with a rollback.
///
/// A change of the connection in use may cut it off. So the service first creates a checkpoint. It rolls back to it by
/// itself if this program does not confirm in time (also if the program has ended by then), or at once if the
/// connection does not come up again.
extension NetworkManagerRadio {
  /// The time that the service waits for this program before it rolls back, in seconds.
  private static let checkpointLimit: UInt32 = 60
  private static let settleLimit: Duration = .seconds(45)

  public func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure) {
    let change = try await change(to: settings, of: network)
    guard change.isOne else { return }
    guard let device = device(using: change.profile) else {
      return try await update(change.profile, to: change.new, on: change.service)
    }
    // If the service does not support checkpoints, or policy does not allow one, the change has no safety net.
    let checkpoint = try? await makeCheckpoint(of: device, on: change.service)
    try await carryOut(change, on: device, checkpoint)
    // A checkpoint that can no longer be ended has been used: asking took so long that the service rolled back.
    if let checkpoint, await !end(checkpoint, "CheckpointDestroy", on: change.service) { throw .timedOut }
  }

  /// Returns the stored settings of the network, and the result of applying the new ones to them.
  func change(
    to settings: NetworkSettings, of network: Network.ID
  ) async throws(RadioFailure) -> SettingsChange {
    guard let service else { throw .serviceMissing }
    checkService()
    guard let profile = profiles(of: network).first else { throw .notFound }
    let stored: ConnectionSettings
    do throws(DBusFailure) {
      guard let found = try await self.settings(of: profile) else { throw .malformedArguments }
      stored = found
    } catch {
      throw RadioFailure(error)
    }
    var changed = stored
    do throws(InvalidSetting) {
      try changed.apply(settings)
    } catch {
      throw .other(error.message)
    }
    return SettingsChange(service: service, profile: profile, old: stored, new: changed)
  }

  /// Returns the adapter that is connected with the profile.
  func device(using profile: Profile) -> String? {
    guard let (path, device) = store.device, device.state == NM.DeviceState.activated,
      let active = device.activeConnection, store.activeConnections[active]?.profile == profile.path
    else { return nil }
    return path
  }

  /// Stores the change and applies it; rolls back to the checkpoint if that fails.
  func carryOut(_ change: SettingsChange, on device: String, _ checkpoint: String?) async throws(RadioFailure) {
    do throws(RadioFailure) {
      if change.isOne { try await update(change.profile, to: change.new, on: change.service) }
      if change.new.needsApplying(after: change.old) { try await apply(change.profile, to: device, on: change.service) }
    } catch {
      if let checkpoint { await end(checkpoint, "CheckpointRollback", on: change.service) }
      throw error
    }
  }

  private func update(
    _ profile: Profile, to settings: ConnectionSettings, on service: DBusConnection
  ) async throws(RadioFailure) {
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, profile.path, NM.Interface.profile, "Update", [.settings(settings)], isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      throw RadioFailure(saving: error)
    }
  }

  /// Applies the stored settings to the adapter, without interrupting the connection if the service can.
  private func apply(_ profile: Profile, to device: String, on service: DBusConnection) async throws(RadioFailure) {
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, device, NM.Interface.device, "Reapply", [.settings([:]), .uint64(0), .uint32(0)], isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      // Some settings (a hardware address) cannot change on an active connection: it is activated again.
      guard case .refused = error, RadioFailure(error) != .notPermitted else { throw RadioFailure(error) }
      return try await reactivate(profile, on: device, service)
    }
    try await settle { store in
      let state = store.devices[device]?.state ?? NM.DeviceState.failed
      if state == NM.DeviceState.activated { return true }
      return NM.DeviceState.joining.contains(state) ? nil : false
    }
  }

  private func reactivate(
    _ profile: Profile, on device: String, _ service: DBusConnection
  ) async throws(RadioFailure) {
    let answer: [DBusValue]
    do throws(DBusFailure) {
      answer = try await service.call(
        NM.bus, NM.manager, NM.Interface.manager, "ActivateConnection",
        [.objectPath(profile.path), .objectPath(device), .objectPath(NM.none)], isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      throw RadioFailure(error)
    }
    guard let active = answer.first?.path else { throw .other("The service did not connect again.") }
    try await settle { store in
      switch store.activeConnections[active]?.state {
      case NM.ActiveState.activated: true
      case nil, NM.ActiveState.deactivated: false
      default: nil
      }
    }
  }

  /// Waits until the store shows success (`true`) or failure (`false`); throws unless it succeeded.
  private func settle(_ end: @escaping (ObjectStore) -> Bool?) async throws(RadioFailure) {
    _ = await wait(for: NetworkManagerRadio.settleLimit) { end($0) != nil }
    if service == nil { throw .serviceMissing }
    if Task.isCancelled { throw .cancelled }
    guard end(store) == true else { throw .timedOut }
  }

  func makeCheckpoint(
    of device: String, on service: DBusConnection, isInteractive: Bool = false
  ) async throws(DBusFailure) -> String {
    let answer = try await service.call(
      NM.bus, NM.manager, NM.Interface.manager, "CheckpointCreate",
      [
        .array([.objectPath(device)], of: "o"), .uint32(NetworkManagerRadio.checkpointLimit), .uint32(0),
      ], isInteractive: isInteractive, timeout: isInteractive ? NetworkManagerRadio.interactiveLimit : 10_000)
    guard let path = answer.first?.path else { throw .other("The service made no checkpoint.") }
    return path
  }

  /// Ends the checkpoint with the method. Returns true if the service still had it.
  @discardableResult
  func end(_ checkpoint: String, _ method: String, on service: DBusConnection) async -> Bool {
    // In a task of its own: a rollback must not be cancelled with the caller that requested the change.
    await Task {
      // After an error the service no longer has the checkpoint, or does not answer.
      let answer = try? await service.call(
        NM.bus, NM.manager, NM.Interface.manager, method, [.objectPath(checkpoint)], timeout: 30_000)
      return answer != nil
    }.value
  }
}

/// A change of a stored profile.
struct SettingsChange {
  var service: DBusConnection
  var profile: Profile
  var old: ConnectionSettings
  var new: ConnectionSettings
  /// True if the new settings differ.
  var isOne: Bool { new != old }
}

extension ConnectionSettings {
  /// Returns true if the difference concerns an active connection; automatic joining does not.
  fileprivate func needsApplying(after old: ConnectionSettings) -> Bool {
    var new = self
    new["connection"]?["autoconnect"] = nil
    var old = old
    old["connection"]?["autoconnect"] = nil
    return new != old
  }
}
