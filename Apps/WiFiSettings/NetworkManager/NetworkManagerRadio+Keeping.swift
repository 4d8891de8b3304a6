import WiFiSettingsModel

/// Making what a trial has proven last.
///
/// A join is tried with a profile that the service keeps in memory alone and removes with its connection. When it works,
/// there are two ways. A network that was unknown: the trial itself is stored. One that is stored already: the stored
/// profile gets the password and nothing else, is connected in place of the trial, and the service removes that. So a
/// stored profile is touched by no password that has not worked, and keeps its identity and whatever others have set.
extension NetworkManagerRadio {
  /// Stores the profile of a join that has worked; undoes the join if that fails. Runs to completion also when the caller
  /// is cancelled.
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

  /// Stores the trial, or its password in the profile that it replaces, which is connected then.
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
    // A network that was asked for by its name answers to nothing else.
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
    // Writing settings without their secrets would lose those; saving does not.
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, path, NM.Interface.profile, "Save", isInteractive: isInteractive,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      // An older service has stored it from the start.
      if !error.isUnknownMethod { throw error }
    }
  }

  /// The settings with the secrets of the link. They go nowhere but into the one call that stores them.
  private func completeSettings(
    of path: String, _ service: DBusConnection, _ isInteractive: Bool
  ) async throws(DBusFailure) -> ConnectionSettings {
    var settings = try await service.call(NM.bus, path, NM.Interface.profile, "GetSettings").first?.groups ?? [:]
    let group = "802-11-wireless-security"
    guard settings[group] != nil else { return settings }
    // There may be none: another program keeps them, or they are asked for each time.
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

  /// Lets the stored profile take the connection over. Throws `timedOut` when it does not come up again; the password is
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
