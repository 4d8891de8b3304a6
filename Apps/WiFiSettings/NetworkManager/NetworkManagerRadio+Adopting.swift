import WiFiSettingsModel

/// Finishing the joins that other programs, or an earlier run of this one, have left half done.
///
/// A program that is killed in the middle of a join leaves a trial (`TrialMark`), which the service continues: a
/// network that is connected and not stored, with its password in a leftover profile. Another running instance, or the
/// next one to start, stores the profile if it works and removes it if it does not.
extension NetworkManagerRadio {
  /// The time limit of a trial that another program began.
  private static let trialLimit: Duration = .seconds(95)

  /// Watches the program that owns the trial, if it is another one, and takes over when it leaves the bus.
  func watchTrial(_ path: String) {
    guard let profile = store.profiles[path], let mark = profile.mark, !store.isStored(profile), let bus,
      mark.owner != bus.uniqueName, DBusConnection.isUniqueName(mark.owner), foreignTrials[path] == nil
    else { return }
    foreignTrials[path] = bus.watch(name: mark.owner) { [weak self] isThere in
      if !isThere { self?.adoptTrial(path) }
    }
  }

  /// Waits for the end of an abandoned trial; then stores it or removes it.
  func adoptTrial(_ path: String) {
    complete { [weak self] in
      await self?.finishTrial(path)
      // Cleared last: the service announces the profile several times in between.
      self?.foreignTrials[path] = nil
    }
  }

  private func finishTrial(_ path: String) async {
    let life = life
    // A connection is created shortly after its profile.
    _ = await wait(for: .seconds(2)) { !$0.profilePaths.contains(path) || $0.activeConnection(of: path) != nil }
    _ = await wait(for: Self.trialLimit) { store in
      guard store.profilePaths.contains(path), let active = store.activeConnection(of: path) else { return true }
      return active.object.state == NM.ActiveState.activated
    }
    guard life == self.life, let service, let profile = store.profiles[path], let mark = profile.mark,
      !store.isStored(profile)
    else { return }
    let active = store.activeConnection(of: path)
    let device = active.flatMap { active in store.devices.first { $0.value.activeConnection == active.path }?.key }
    guard let active, active.object.state == NM.ActiveState.activated, let device else {
      return clearUp(activeConnection: active?.path, profile: path)
    }
    do throws(DBusFailure) {
      // Does not ask for permission: no user of this program requested the join.
      try await keepTrial(path, replaces: mark.replaces, password: nil, on: device, service, isInteractive: false)
      let object = store.devices[device]
      completed = object.flatMap { store.target(of: $0, Survey(store, device: $0)) } ?? profile.network
      setNeedsEmission()
    } catch {
      if RadioFailure(error) != .notPermitted { clearUp(activeConnection: active.path, profile: path) }
    }
  }
}
