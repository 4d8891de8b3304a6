public import WiFiSettingsModel

/// The faults that are switched on.
struct SimulatedFaults {
  var refusesScans = false
  var deniesEverything = false
  var savesNothing = false
  var nextJoinFailure: JoinFailure?
  var portal: RadioState.Portal?
  var isInternetMissing = false
}

/// Faults for tests and demonstrations. Each takes effect at once and is sent to listeners.
extension SimulatedRadio {
  /// Makes the service, the adapter or its readiness unavailable, or restores them with `.ready`. Joins under way fail.
  public func setAvailability(_ availability: RadioState.Availability) {
    update { state in
      state.availability = availability
      if availability == .networkingOff { state.isOn = false }
    }
  }

  /// Moves the switch on the machine that keeps Wi-Fi off.
  public func setHardwareBlocked(_ isBlocked: Bool) {
    update { state in
      state.isHardwareBlocked = isBlocked
      state.isOn = !isBlocked
    }
  }

  /// Makes the system's policy deny every request.
  public func setDenied(_ isDenied: Bool) { faults.deniesEverything = isDenied }

  /// Refuses every search as too soon after the last one.
  public func setScansRefused(_ isRefused: Bool) { faults.refusesScans = isRefused }

  /// Makes every save fail, as on a full disk.
  public func setSavingFails(_ fails: Bool) { faults.savesNothing = fails }

  /// Fails the next join that reaches a response.
  public func failNextJoin(with failure: JoinFailure) { faults.nextJoinFailure = failure }

  /// Requires a sign-in page after joins from now on, and on the current network at once.
  public func setPortal(_ portal: RadioState.Portal?) {
    faults.portal = portal
    update { if $0.current != nil { $0.portal = portal } }
  }

  /// Makes every network lead nowhere, the current one at once.
  public func setInternetMissing(_ isMissing: Bool) {
    faults.isInternetMissing = isMissing
    update { $0.lacksInternet = isMissing && $0.current != nil }
  }

  /// Breaks off the link to the current network, which stays the current one until another call changes that.
  public func setLinkLost(_ isLost: Bool) {
    update { $0.isLinkLost = isLost && $0.current != nil }
  }

  /// Gives the machine these adapters, each with a connection of its own. All hear the same networks.
  public func setAdapters(_ ids: [RadioState.Adapter.ID]) {
    adapters = ids
    if let chosen = state.adapter, !ids.contains(chosen) { choose(adapter: ids.first ?? chosen) }
    update()
  }

  /// Takes a network out of range or brings it back.
  public func setInRange(_ isInRange: Bool, _ network: Network.ID) {
    guard let index = index(of: network) else { return }
    stations[index].isInRange = isInRange
    update()
  }

  /// Sets the strength of a network.
  public func setConnectivity(_ connectivity: Double, of network: Network.ID) {
    guard let index = index(of: network) else { return }
    stations[index].connectivity = connectivity
    update()
  }

  /// Adds a network, in range.
  public func add(_ network: SimulatedNetwork) {
    stations.append(Station(network, isInRange: true))
    update()
  }

  /// Joins a known network at once, as the service does by itself.
  public func joinAutomatically(_ network: Network.ID) {
    guard let index = index(of: network), stations[index].settings != nil else { return }
    update { state in
      state.current = stations[index].network.id
      state.detailsRevision += 1
    }
  }
}
