import WiFiSettingsModel

extension RadioState {
  /// What the store says, put as a person sees it. Pure: the same store gives the same state.
  init(_ store: ObjectStore) {
    let manager = store.manager
    self.init(
      isOn: manager.isWirelessEnabled, isHardwareBlocked: !manager.isWirelessHardwareEnabled)
    guard let (_, device) = store.device else {
      availability = .deviceMissing
      return
    }
    availability = Availability(device, isOn: isOn && !isHardwareBlocked)
    guard isOn, !isHardwareBlocked, availability == .ready else { return }

    let survey = Survey(store, device: device)
    networks = survey.entries.map(\.network)
    let target = store.target(of: device, survey)
    if device.state == NM.DeviceState.activated {
      current = target
      if current != nil, manager.connectivity == NM.portalConnectivity {
        portal = Portal(url: manager.connectivityCheckAddress.flatMap(webAddress))
      }
    } else if NM.DeviceState.joining.contains(device.state) {
      joining = target
    }
  }
}

extension ObjectStore {
  /// The network that the adapter is on, or on the way to.
  ///
  /// The access point in use tells it best; one that is not heard of yet, or keeps its name back, leaves it to the
  /// profile in use.
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
    case NM.DeviceState.unavailable where isOn:
      self = .deviceUnavailable("\(device.name) is not ready. Check that wpa_supplicant is installed and running.")
    default: self = .ready
    }
  }
}

/// The address, when it is one that a browser may be sent to.
private func webAddress(_ text: String) -> String? {
  let lower = text.lowercased()
  return lower.hasPrefix("http://") || lower.hasPrefix("https://") ? text : nil
}
