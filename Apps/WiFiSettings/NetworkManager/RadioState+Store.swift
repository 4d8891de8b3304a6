import WiFiSettingsModel

extension RadioState {
  /// Converts the store to the state that the user sees. Pure: the same store gives the same state.
  init(_ store: ObjectStore) {
    let manager = store.manager
    self.init(
      isOn: manager.isWirelessEnabled, isHardwareBlocked: !manager.isWirelessHardwareEnabled)
    // In this state the adapters look as if another program held them.
    guard manager.isNetworkingEnabled else {
      availability = .networkingOff
      isOn = false
      return
    }
    guard let (_, device) = store.device else {
      availability = .deviceMissing
      return
    }
    availability = Availability(device, isOn: isOn && !isHardwareBlocked)
    if isOn, !isHardwareBlocked { addAdapters(store, shown: device) }
    guard isOn, !isHardwareBlocked, availability == .ready else { return }

    let survey = Survey(store, device: device)
    networks = survey.entries.map(\.network)
    let target = store.target(of: device, survey)
    if device.state == NM.DeviceState.activated {
      current = target
      if current != nil { addConnection(of: device, manager) }
    } else if NM.DeviceState.joining.contains(device.state) {
      joining = target
    }
    outOfRange = store.networksOutOfRange(survey).filter { $0 != current }
  }

  /// Adds the state of the connection in use.
  private mutating func addConnection(of device: DeviceObject, _ manager: ManagerObject) {
    isLinkLost = device.isLinkLost
    let connectivity = device.connectivity ?? manager.connectivity
    if connectivity == NM.portalConnectivity || manager.connectivity == NM.portalConnectivity {
      portal = Portal(url: manager.connectivityCheckAddress.flatMap(webAddress))
    } else {
      lacksInternet = NM.noConnectivity.contains(connectivity)
    }
  }

  /// Adds the adapters if there are several to choose from.
  private mutating func addAdapters(_ store: ObjectStore, shown: DeviceObject) {
    let all = store.adapters
    guard all.count > 1 else { return }
    adapter = shown.name
    adapters = all.map { device in
      let current =
        device.state == NM.DeviceState.activated ? store.target(of: device, Survey(store, device: device)) : nil
      return Adapter(id: device.name, current: current)
    }
  }
}

extension ObjectStore {
  /// Returns the stored networks that are not heard, the most recently used first, each once.
  func networksOutOfRange(_ survey: Survey) -> [Network.ID] {
    var seen: Set<Network.ID> = []
    return profiles.values.filter(isStored)
      .sorted { ($1.lastUsed, $0.path) < ($0.lastUsed, $1.path) }
      .map { survey.owner(of: $0) }
      .filter { survey[$0] == nil && seen.insert($0).inserted }
  }

  /// Returns the network that the adapter is connected to, or is joining.
  ///
  /// The access point in use is the best evidence; if it is not known yet, or hides its name, the profile in use
  /// decides.
  func target(of device: DeviceObject, _ survey: Survey) -> Network.ID? {
    let active = device.activeConnection.flatMap { activeConnections[$0] }
    for path in [device.activeAccessPoint, active?.accessPoint] {
      if let path, let id = accessPoints[path]?.network, !id.ssid.isHidden { return id }
    }
    return active?.profile.flatMap { profiles[$0] }.map(survey.owner(of:))
  }
}

extension RadioState.Availability {
  init(_ device: DeviceObject, isOn: Bool) {
    switch device.state {
    case NM.DeviceState.unmanaged:
      self = .deviceUnavailable("\(device.name) is kept by another program: NetworkManager does not manage it.")
    case NM.DeviceState.unavailable where isOn && device.stateReason == NM.Reason.firmwareMissing:
      self = .deviceUnavailable("\(device.name) lacks its firmware. Install the firmware package for it.")
    case NM.DeviceState.unavailable where isOn && device.stateReason == NM.Reason.supplicantFailed:
      self = .deviceUnavailable(
        "\(device.name) cannot be used: wpa_supplicant, which NetworkManager needs for Wi-Fi, is not running. "
          + "Start or install wpa_supplicant.")
    case NM.DeviceState.unavailable where isOn:
      self = .deviceUnavailable("\(device.name) is not ready. Check that wpa_supplicant is installed and running.")
    default: self = .ready
    }
  }
}

/// Returns the address if it is safe to open in a browser.
private func webAddress(_ text: String) -> String? {
  let lower = text.lowercased()
  return lower.hasPrefix("http://") || lower.hasPrefix("https://") ? text : nil
}
