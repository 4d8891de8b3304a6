public import WiFiSettingsModel

extension NetworkManagerRadio {
  public func setPower(_ isOn: Bool) async throws(RadioFailure) {
    guard let service else { throw .serviceMissing }
    checkService()
    if isOn, !store.manager.isNetworkingEnabled {
      try await perform { () throws(DBusFailure) in
        try await service.call(
          NM.bus, NM.manager, NM.Interface.manager, "Enable", [.boolean(true)], isInteractive: true,
          timeout: NetworkManagerRadio.interactiveLimit)
      }
    }
    try await perform { () throws(DBusFailure) in
      try await service.call(
        NM.bus, NM.manager, NM.Interface.properties, "Set",
        [.string(NM.Interface.manager), .string("WirelessEnabled"), .variant(.boolean(isOn))], isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    }
    _ = await wait(for: .seconds(5)) { $0.manager.isWirelessEnabled == isOn }
  }

  public func scan() async throws(RadioFailure) {
    guard let service else { throw .serviceMissing }
    guard let (path, device) = store.device else { throw .deviceMissing }
    guard store.manager.isWirelessEnabled else { throw .turnedOff }
    checkService()
    guard !isScanning else { throw .busy }
    isScanning = true
    setNeedsEmission()
    defer {
      isScanning = false
      setNeedsEmission()
    }
    try await perform { () throws(DBusFailure) in
      try await service.call(
        NM.bus, path, NM.Interface.wireless, "RequestScan", [.properties([:])])
    }
    // The end of a scan cannot be awaited if the service does not report the time of its last scan.
    guard let before = device.lastScan else { return }
    let isDone = await wait(for: .seconds(15)) { $0.devices[path]?.lastScan != before }
    if Task.isCancelled { throw .cancelled }
    if self.service == nil { throw .serviceMissing }
    if !isDone { throw .timedOut }
  }

  public func disconnect() async throws(RadioFailure) {
    guard let service else { throw .serviceMissing }
    guard let (path, device) = store.device else { throw .deviceMissing }
    guard let active = device.activeConnection else { return }
    checkService()
    do throws(DBusFailure) {
      // Unlike ending one connection, this also prevents the adapter from joining another network automatically.
      _ = try await service.call(
        NM.bus, path, NM.Interface.device, "Disconnect", isInteractive: true,
        timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      guard error.isUnknownMethod else { throw RadioFailure(error) }
      try await perform { () throws(DBusFailure) in
        try await service.call(
          NM.bus, NM.manager, NM.Interface.manager, "DeactivateConnection", [.objectPath(active)])
      }
    }
    _ = await wait(for: .seconds(5)) { $0.devices[path]?.activeConnection != active }
  }

  /// Makes a call and converts its failure.
  func perform(
    _ call: () async throws(DBusFailure) -> [DBusValue]
  ) async throws(RadioFailure) {
    do throws(DBusFailure) {
      _ = try await call()
    } catch {
      throw RadioFailure(error)
    }
  }
}
