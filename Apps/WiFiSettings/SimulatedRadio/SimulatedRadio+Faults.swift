public import WiFiSettingsModel

/// What is made to go wrong.
struct SimulatedFaults {
  var refusesScans = false
  var deniesEverything = false
  var savesNothing = false
  var nextJoinFailure: JoinFailure?
  var portal: RadioState.Portal?
}

/// Faults for tests and demonstrations. Each takes effect at once and is told to listeners.
extension SimulatedRadio {
  /// Takes the service, the adapter or its readiness away, or gives them back with `.ready`. Joins under way fail.
  public func setAvailability(_ availability: RadioState.Availability) {
    update { $0.availability = availability }
  }

  /// Moves the switch on the machine that keeps Wi-Fi off.
  public func setHardwareBlocked(_ isBlocked: Bool) {
    update { state in
      state.isHardwareBlocked = isBlocked
      state.isOn = !isBlocked
    }
  }

  /// Lets the system's policy say no to everything.
  public func setDenied(_ isDenied: Bool) { faults.deniesEverything = isDenied }

  /// Refuses every search as too soon.
  public func setScansRefused(_ isRefused: Bool) { faults.refusesScans = isRefused }

  /// Lets nothing be written down, as on a full disk.
  public func setSavingFails(_ fails: Bool) { faults.savesNothing = fails }

  /// Fails the next join that gets as far as an answer.
  public func failNextJoin(with failure: JoinFailure) { faults.nextJoinFailure = failure }

  /// Asks for a sign-in page after joins from now on, and on the current network at once.
  public func setPortal(_ portal: RadioState.Portal?) {
    faults.portal = portal
    update { if $0.current != nil { $0.portal = portal } }
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

  /// Joins a known network as the service does by itself: at once.
  public func joinAutomatically(_ network: Network.ID) {
    guard let index = index(of: network), stations[index].settings != nil else { return }
    update { state in
      state.current = stations[index].network.id
      state.detailsRevision += 1
    }
  }
}
