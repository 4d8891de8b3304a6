import KeelModel
public import WiFiSettingsModel

extension NetworkManagerRadio {
  /// The time limit of a whole join: twice the service's own limit for the link, and one for an address.
  private static let joinLimit: Duration = .seconds(95)
  /// The time limit of a call that asks the user for permission, which may take as long as typing a password. In
  /// milliseconds.
  static let interactiveLimit: Int32 = 120_000

  public func join(_ request: JoinRequest) async throws(JoinFailure) {
    guard service != nil else { throw .radio(.serviceMissing) }
    guard let (device, _) = store.device else { throw .radio(.deviceMissing) }
    let manager = store.manager
    guard manager.isNetworkingEnabled, manager.isWirelessEnabled, manager.isWirelessHardwareEnabled else {
      throw .radio(.turnedOff)
    }
    guard request.network.security.isSupported else { throw .unsupported(request.network.security) }
    guard !request.network.ssid.isHidden else { throw .radio(.notFound) }

    checkService()
    // The newest request wins.
    attempt?.finish(.failure(.cancelled))
    let attempt = JoinAttempt(request, device: device) { [weak self] in self?.clearUp($0) }
    self.attempt = attempt
    completed = nil
    setNeedsEmission()
    complete { [weak self] in await self?.start(attempt) }
    let timer = Task { [clock] in
      // The sleep fails when the timer is cancelled.
      if (try? await clock.sleep(for: NetworkManagerRadio.joinLimit)) != nil {
        attempt.finish(.failure(.timedOut))
      }
    }
    let result = await withTaskCancellationHandler {
      await attempt.outcome()
    } onCancel: {
      Task { @MainActor in attempt.finish(.failure(.cancelled)) }
    }
    timer.cancel()
    if self.attempt === attempt { self.attempt = nil }
    setNeedsEmission()
    switch result {
    case .success: try await keep(attempt)
    case .failure(let failure):
      // Cleans up before the failure is reported, unless the caller has cancelled.
      if failure != .cancelled { await cleaning?.value }
      // An adapter that is unplugged first fails, for an unspecific reason, and disappears a moment later.
      if failure.mayBeALostAdapter(whenOn: store.manager.isWirelessEnabled) {
        _ = await wait(for: .seconds(1)) { $0.devices[device] == nil }
        if service != nil, store.devices[device] == nil { throw .radio(.deviceMissing) }
      }
      throw failure
    }
  }

  /// Makes the call that begins the attempt. Not cancelled with the attempt: its reply shows what to clean up.
  private func start(_ attempt: JoinAttempt) async {
    // The result of the previous attempt is activated with its own profile, which must not displace this one.
    _ = await keeping?.value
    guard !attempt.isOver else { return }
    guard let service, let object = store.devices[attempt.device] else {
      return attempt.finish(.failure(.radio(service == nil ? .serviceMissing : .deviceMissing)))
    }
    let request = attempt.request
    let entry = Survey(store, device: object)[request.network]
    let accessPoint = DBusValue.objectPath(entry?.accessPoints.first ?? NM.none)
    let device = DBusValue.objectPath(attempt.device)
    let profile = storedProfile(of: request.network, for: object)
    // A name is requested on the air only if it is known to be hidden.
    guard entry != nil || profile != nil || request.isHidden else { return attempt.finish(.failure(.outOfRange)) }
    do throws(DBusFailure) {
      if let profile, request.password == nil {
        let answer = try await service.call(
          NM.bus, NM.manager, NM.Interface.manager, "ActivateConnection",
          [.objectPath(profile.path), device, accessPoint], isInteractive: true,
          timeout: NetworkManagerRadio.interactiveLimit)
        attempt.begin(activeConnection: answer.first?.path, createdProfile: nil)
      } else if request.password == nil, request.network.security.needsPassword {
        attempt.finish(.failure(.incorrectPassword))
      } else {
        var settings = ConnectionSettings.joining(request)
        if let profile, let stored = try await self.settings(of: profile) {
          settings = stored.retried(with: request)
          attempt.replacedProfile = profile.uuid
        }
        settings.trialMark = service.uniqueName.map { TrialMark(owner: $0, replaces: attempt.replacedProfile) }
        let answer = try await add(.settings(settings), device, accessPoint, service)
        attempt.begin(
          activeConnection: answer.count > 1 ? answer[1].path : nil, createdProfile: answer.first?.path)
      }
      checkAttempt()
    } catch {
      attempt.finish(.failure(JoinFailure(error, secret: request.password?.secret, isInRange: entry != nil)))
    }
  }

  /// Adds a profile that lives only as long as it is used, and activates it; an older service supports only lasting
  /// ones.
  private func add(
    _ settings: DBusValue, _ device: DBusValue, _ accessPoint: DBusValue, _ service: DBusConnection
  ) async throws(DBusFailure) -> [DBusValue] {
    do throws(DBusFailure) {
      return try await service.call(
        NM.bus, NM.manager, NM.Interface.manager, "AddAndActivateConnection2",
        [settings, device, accessPoint, .properties(["persist": .string("volatile")])], isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      guard error.isUnknownMethod else { throw error }
      return try await service.call(
        NM.bus, NM.manager, NM.Interface.manager, "AddAndActivateConnection", [settings, device, accessPoint],
        isInteractive: true, timeout: NetworkManagerRadio.interactiveLimit)
    }
  }

  /// Checks whether the store already shows the success of the attempt.
  func checkAttempt() {
    guard let attempt, let path = attempt.activeConnection else { return }
    guard let active = store.activeConnections[path] else { return }
    if active.state == NM.ActiveState.activated {
      attempt.activeConnectionChanged(path, to: active.state, reason: 0, circumstances)
    }
  }

  func circumstances() -> JoinCircumstances {
    let network = attempt?.network
    let survey = attempt.flatMap { store.devices[$0.device] }.map { Survey(store, device: $0) }
    return JoinCircumstances(
      security: network?.security ?? .unknown, isInRange: network.flatMap { survey?[$0] } != nil)
  }

  /// Undoes the steps of a failed attempt: its activation, and the profile that was made for it.
  func clearUp(_ attempt: JoinAttempt) {
    clearUp(activeConnection: attempt.activeConnection, profile: attempt.createdProfile)
  }

  func clearUp(activeConnection: String?, profile: String?) {
    guard let service else { return }
    cleaning = complete { [before = cleaning] in
      await before?.value
      // Nobody waits for the answers: what the service does not remove stays there.
      if let activeConnection {
        _ = try? await service.call(
          NM.bus, NM.manager, NM.Interface.manager, "DeactivateConnection", [.objectPath(activeConnection)],
          timeout: 5_000)
      }
      if let profile {
        _ = try? await service.call(NM.bus, profile, NM.Interface.profile, "Delete", timeout: 5_000)
      }
    }
  }
}

extension JoinFailure {
  /// Returns true if the adapter may have been unplugged: it is reported off though Wi-Fi is on, or failed without a
  /// reason.
  fileprivate func mayBeALostAdapter(whenOn isWirelessEnabled: Bool) -> Bool {
    switch self {
    case .radio(.other): true
    case .radio(.turnedOff): isWirelessEnabled
    default: false
    }
  }
}
