import KeelModel
public import WiFiSettingsModel

extension SimulatedRadio {
  public func join(_ request: JoinRequest) async throws(JoinFailure) {
    do { try checkAvailable(whileOff: false) } catch { throw error == .notPermitted ? .notPermitted : .radio(error) }
    joinNumber += 1
    let number = joinNumber
    update { $0.joining = request.network }
    // The sleep fails when the task is cancelled.
    let slept: Void? = try? await clock.sleep(for: Self.joinTime)
    guard slept != nil, !Task.isCancelled else {
      if joinNumber == number { update { $0.joining = nil } }
      throw .cancelled
    }
    do { try checkAvailable(whileOff: false) } catch { throw .radio(error) }
    guard joinNumber == number else { throw .cancelled }
    defer { update { if joinNumber == number { $0.joining = nil } } }
    let index = try station(for: request)
    if stations[index].settings == nil { stations[index].settings = NetworkSettings() }
    let isPrivate = stations[index].settings?.usesPrivateAddress == true
    stations[index].hardwareAddress = isPrivate ? Self.address(first: 0x02, index) : Self.address(first: 0x00, 0)
    update { state in
      state.current = stations[index].network.id
      state.detailsRevision += 1
      state.portal = faults.portal
      state.isLinkLost = false
      state.lacksInternet = faults.isInternetMissing
    }
  }

  /// Returns the station that would accept the request, or throws the reason that none does.
  private func station(for request: JoinRequest) throws(JoinFailure) -> Int {
    if let failure = faults.nextJoinFailure {
      faults.nextJoinFailure = nil
      throw failure
    }
    guard let index = index(of: request.network), stations[index].isInRange else { throw .outOfRange }
    let station = stations[index]
    // A hidden network responds only to its name.
    guard !station.network.isHidden || station.settings != nil || request.isHidden else { throw .outOfRange }
    guard station.network.id == request.network else { throw .outOfRange }
    let security = station.network.id.security
    if station.settings != nil, request.password == nil { return index }
    guard security.isSupported else { throw .unsupported(security) }
    guard !security.needsPassword || request.password?.secret == station.network.password else {
      throw .incorrectPassword
    }
    return index
  }

  public func disconnect() async throws(RadioFailure) {
    try checkAvailable(whileOff: false)
    joinNumber += 1
    update { state in
      state.current = nil
      state.joining = nil
      state.portal = nil
    }
  }

  public func forget(_ network: Network.ID) async throws(RadioFailure) {
    try checkAvailable(whileOff: true)
    guard let index = index(of: network), stations[index].settings != nil else { throw .notFound }
    if faults.savesNothing { throw .notSaved }
    stations[index].settings = nil
    stations[index].hardwareAddress = nil
    update { state in
      guard state.current == network else { return }
      state.current = nil
      state.portal = nil
    }
  }

  public func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails {
    try checkAvailable(whileOff: true)
    guard let index = index(of: network) else { throw .notFound }
    let station = stations[index]
    let accessPoints = (0..<station.network.accessPointCount).map { number in
      NetworkDetails.AccessPoint(
        hardwareAddress: Self.address(first: 0x40, index * 8 + number),
        frequency: number.isMultiple(of: 2) ? 5180 + 20 * index : 2412 + 5 * (index % 11),
        connectivity: max(station.connectivity - 0.15 * Double(number), 0.02))
    }
    return NetworkDetails(
      settings: station.settings, addresses: state.current == station.network.id ? addresses(of: index) : nil,
      accessPoints: station.isInRange ? accessPoints : [])
  }

  public func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure) {
    try checkAvailable(whileOff: true)
    guard let index = index(of: network), stations[index].settings != nil else { throw .notFound }
    if faults.savesNothing { throw .notSaved }
    guard stations[index].settings != settings else { return }
    stations[index].settings = settings
    update { if $0.current == network { $0.detailsRevision += 1 } }
  }

  private func addresses(of index: Int) -> NetworkDetails.Addresses {
    let settings = stations[index].settings ?? NetworkSettings()
    var addresses = NetworkDetails.Addresses(
      ipv4: ["192.0.2.\(10 + index)/24"], ipv6: ["2001:db8::\(String(10 + index, radix: 16))/64"],
      router: "192.0.2.1", dns: ["192.0.2.53"], hardwareAddress: stations[index].hardwareAddress)
    if case .manual(let address, let prefixLength, let router) = settings.ipv4 {
      addresses.ipv4 = ["\(address)/\(prefixLength)"]
      addresses.router = router
    }
    if !settings.dnsServers.isEmpty { addresses.dns = settings.dnsServers }
    return addresses
  }

  /// Returns a hardware address derived from a number; never that of a real device.
  private static func address(first: UInt8, _ number: Int) -> String {
    let bytes = [first, 0x00, 0x5E, 0x00, 0x53, UInt8(truncatingIfNeeded: number)]
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: ":")
  }
}
