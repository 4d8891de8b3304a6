import WiFiSettingsModel

/// Storing the result of a successful trial.
///
/// A join is tried with a profile that the service keeps in memory only and removes with its connection. When it works,
/// there are two cases. If the network was unknown, the trial itself is stored. If it is stored already, the stored
/// profile gets the password and nothing else, is connected in place of the trial, and the service removes the trial.
/// So a password that has not worked never reaches a stored profile, which keeps its identity and the settings of other
/// programs.
extension NetworkManagerRadio {
  /// Stores the profile of a successful join; undoes the join if that fails. Runs to completion even if the caller is
  /// cancelled.
  func keep(_ attempt: JoinAttempt) async throws(JoinFailure) {
    guard let created = attempt.createdProfile else { return }
    let keeping = Task { [weak self] () -> JoinFailure? in
      guard let self, let service else { return .radio(.serviceMissing) }
      do throws(DBusFailure) {
        try await keepTrial(
          created, replaces: attempt.replacedProfile, password: attempt.request.password?.secret,
          on: attempt.device, service, isInteractive: true)
      } catch {
        clearUp(attempt)
        await cleaning?.value
        return .radio(RadioFailure(saving: error))
      }
      return nil
    }
    self.keeping = keeping
    complete { _ = await keeping.value }
    if let failure = await keeping.value { throw failure }
  }

  /// Stores the trial, or stores its password in the profile that it replaces and connects that profile.
  func keepTrial(
    _ path: String, replaces uuid: String?, password: String?, on device: String, _ service: DBusConnection,
    isInteractive: Bool
  ) async throws(DBusFailure) {
    guard let uuid, let stored = store.profiles.values.first(where: { $0.uuid == uuid && store.isStored($0) }) else {
      return try await storeTrial(path, service, isInteractive)
    }
    let trial = try await completeSettings(of: path, service, isInteractive)
    var settings = try await completeSettings(of: stored.path, service, isInteractive)
    if let proven = password ?? trial.password { settings.setPassword(proven) }
    // A network that was requested by its name responds only to its name.
    if trial["802-11-wireless"]?["hidden"]?.bool == true { settings["802-11-wireless"]?["hidden"] = .boolean(true) }
    try await write(settings, to: stored.path, service, isInteractive)
    try await connect(stored.path, inPlaceOf: path, on: device, service, isInteractive)
  }

  /// Stores the trial as it is, without its mark.
  private func storeTrial(
    _ path: String, _ service: DBusConnection, _ isInteractive: Bool
  ) async throws(DBusFailure) {
    var settings = try await completeSettings(of: path, service, isInteractive)
    let isWhole = settings.password != nil || !Security(stored: settings["802-11-wireless-security"]).needsPassword
    if isWhole, settings.trialMark != nil {
      settings.trialMark = nil
      return try await write(settings, to: path, service, isInteractive)
    }
    // Writing settings without their secrets would lose the secrets; saving does not.
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, path, NM.Interface.profile, "Save", isInteractive: isInteractive,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      // An older service has stored it from the start.
      if !error.isUnknownMethod { throw error }
    }
  }

  /// Returns the settings with the secrets of the link. They are passed only to the one call that stores them.
  private func completeSettings(
    of path: String, _ service: DBusConnection, _ isInteractive: Bool
  ) async throws(DBusFailure) -> ConnectionSettings {
    var settings = try await service.call(NM.bus, path, NM.Interface.profile, "GetSettings").first?.groups ?? [:]
    let group = "802-11-wireless-security"
    guard settings[group] != nil else { return settings }
    // There may be no secrets: another program keeps them, or they are requested each time.
    let secrets = try? await service.call(
      NM.bus, path, NM.Interface.profile, "GetSecrets", [.string(group)], isInteractive: isInteractive,
      timeout: isInteractive ? NetworkManagerRadio.interactiveLimit : 5_000)
    settings.merge(secrets: secrets?.first?.groups ?? [:])
    return settings
  }

  private func write(
    _ settings: ConnectionSettings, to path: String, _ service: DBusConnection, _ isInteractive: Bool
  ) async throws(DBusFailure) {
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, path, NM.Interface.profile, "Update2",
        [.settings(settings), .uint32(NM.updateToDisk), .properties([:])], isInteractive: isInteractive,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      guard error.isUnknownMethod else { throw error }
      _ = try await service.call(
        NM.bus, path, NM.Interface.profile, "Update", [.settings(settings)], isInteractive: isInteractive,
        timeout: NetworkManagerRadio.interactiveLimit)
    }
  }

  /// Connects the stored profile in place of the trial. Throws `timedOut` if it does not come up again; the password is
  /// stored by then.
  private func connect(
    _ stored: String, inPlaceOf trial: String, on device: String, _ service: DBusConnection, _ isInteractive: Bool
  ) async throws(DBusFailure) {
    let answer = try await service.call(
      NM.bus, NM.manager, NM.Interface.manager, "ActivateConnection",
      [.objectPath(stored), .objectPath(device), .objectPath(NM.none)], isInteractive: isInteractive,
      timeout: NetworkManagerRadio.interactiveLimit)
    guard let active = answer.first?.path else { return }
    _ = await wait(for: .seconds(45)) { store in
      guard let state = store.activeConnections[active]?.state else { return !store.profilePaths.contains(trial) }
      return state == NM.ActiveState.activated || state == NM.ActiveState.deactivated
    }
    guard store.activeConnections[active]?.state == NM.ActiveState.activated else { throw .timedOut }
  }
}
