public import WiFiSettingsModel

extension NetworkManagerRadio {
  /// The profiles of exactly this network, the one in use first, then the most recently used.
  func profiles(of network: Network.ID) -> [Profile] {
    guard let (_, device) = store.device else {
      return store.profiles.values.filter { $0.network == network }
    }
    let survey = Survey(store, device: device)
    let inUse = device.activeConnection.flatMap { store.activeConnections[$0]?.profile }
    return store.profiles.values.filter { survey.owner(of: $0) == network }
      .sorted { ($0.path == inUse ? 0 : 1, -$0.lastUsed, $0.path) < ($1.path == inUse ? 0 : 1, -$1.lastUsed, $1.path) }
  }

  /// The stored profile with which the adapter would join the network.
  func storedProfile(of network: Network.ID, for device: DeviceObject) -> Profile? {
    profiles(of: network).first { store.isStored($0) && $0.fits(device) }
  }

  /// Returns all of the profile's settings except its secrets.
  func settings(of profile: Profile) async throws(DBusFailure) -> ConnectionSettings? {
    guard let service else { throw .disconnected }
    return try await service.call(NM.bus, profile.path, NM.Interface.profile, "GetSettings").first?.groups
  }

  public func forget(_ network: Network.ID) async throws(RadioFailure) {
    guard let service else { throw .serviceMissing }
    checkService()
    let doomed = profiles(of: network)
    guard !doomed.isEmpty else { throw .notFound }
    var failure: RadioFailure?
    for profile in doomed {
      do throws(DBusFailure) {
        _ = try await service.call(
          NM.bus, profile.path, NM.Interface.profile, "Delete", isInteractive: true,
          timeout: NetworkManagerRadio.interactiveLimit)
      } catch {
        let reason = RadioFailure(error)
        // A profile that has disappeared meanwhile counts as removed.
        if reason != .notFound { failure = failure ?? reason }
      }
    }
    if let failure { throw failure }
    let paths = Set(doomed.map(\.path))
    _ = await wait(for: .seconds(5)) { store in
      store.profilePaths.isDisjoint(with: paths)
        && !store.activeConnections.values.contains { $0.profile.map(paths.contains) ?? false }
    }
  }

  public func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails {
    guard service != nil else { throw .serviceMissing }
    guard let (_, device) = store.device else { throw .deviceMissing }
    checkService()
    let survey = Survey(store, device: device)
    let entry = survey[network]
    let profile = profiles(of: network).first
    let isCurrent = device.state == NM.DeviceState.activated && store.target(of: device, survey) == network
    guard entry != nil || profile != nil || isCurrent else { throw .notFound }
    var details = NetworkDetails(addresses: isCurrent ? addresses(of: device) : nil)
    details.accessPoints = (entry?.accessPoints ?? []).compactMap { store.accessPoints[$0] }.map {
      .init(
        hardwareAddress: $0.hardwareAddress, frequency: $0.frequency, connectivity: Double($0.strength) / 100)
    }
    if let profile {
      do throws(DBusFailure) {
        details.settings = try await settings(of: profile).map { NetworkSettings($0) }
      } catch {
        throw RadioFailure(error)
      }
    }
    return details
  }

  private func addresses(of device: DeviceObject) -> NetworkDetails.Addresses {
    let ipv4 = device.ipv4.flatMap { store.addresses[$0] }
    let ipv6 = device.ipv6.flatMap { store.addresses[$0] }
    return .init(
      ipv4: ipv4?.addresses ?? [], ipv6: ipv6?.addresses ?? [], router: ipv4?.router ?? ipv6?.router,
      dns: (ipv4?.dns ?? []) + (ipv6?.dns ?? []), hardwareAddress: device.hardwareAddress)
  }
}
