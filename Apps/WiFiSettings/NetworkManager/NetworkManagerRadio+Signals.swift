import KeelModel

/// The signals of the service.
extension NetworkManagerRadio {
  func propertiesChanged(_ signal: DBusSignal) {
    guard service != nil, signal.arguments.count >= 2, let interface = signal.arguments[0].text,
      let properties = signal.arguments[1].properties
    else { return }
    guard store.change(properties, interface: interface, path: signal.path) else { return }
    if interface == NM.Interface.activeConnection { checkAttempt() }
    storeChanged(isUrgent: interface != NM.Interface.accessPoint && interface != NM.Interface.wireless)
  }

  func interfacesAdded(_ signal: DBusSignal) {
    guard service != nil, signal.arguments.count == 2, let path = signal.arguments[0].path else { return }
    let known = store.profilePaths
    let interfaces = signal.arguments[1].groups ?? [:]
    add(path, interfaces)
    if store.profilePaths.contains(path), !known.contains(path) {
      Task { [weak self] in await self?.readProfiles([path]) }
    }
    checkAttempt()
    storeChanged(isUrgent: interfaces[NM.Interface.accessPoint] == nil)
  }

  func interfacesRemoved(_ signal: DBusSignal) {
    guard service != nil, signal.arguments.count == 2, let path = signal.arguments[0].path else { return }
    let interfaces = signal.arguments[1].elements?.compactMap(\.text) ?? []
    store.remove(interfaces: interfaces, path: path)
    if interfaces.contains(NM.Interface.profile) { foreignTrials[path] = nil }
    attempt?.objectRemoved(path)
    storeChanged(isUrgent: !interfaces.contains(NM.Interface.accessPoint))
  }

  func deviceStateChanged(_ signal: DBusSignal) {
    let numbers = signal.arguments.compactMap(\.integer)
    guard service != nil, numbers.count == 3 else { return }
    store.setDeviceState(numbers[0], reason: numbers[2], path: signal.path)
    attempt?.deviceChanged(signal.path, to: numbers[0], reason: numbers[2], circumstances)
    storeChanged()
  }

  func activeStateChanged(_ signal: DBusSignal) {
    let numbers = signal.arguments.compactMap(\.integer)
    guard service != nil, numbers.count == 2 else { return }
    store.setActiveState(numbers[0], path: signal.path)
    attempt?.activeConnectionChanged(signal.path, to: numbers[0], reason: numbers[1], circumstances)
    storeChanged()
  }

  func profileUpdated(_ signal: DBusSignal) {
    guard service != nil, store.profilePaths.contains(signal.path) else { return }
    let path = signal.path
    profileUpdates += 1
    Task { [weak self] in await self?.readProfiles([path]) }
  }

  func add(_ path: String, _ interfaces: [String: [String: DBusValue]]) {
    for (interface, properties) in interfaces {
      _ = store.set(properties, interface: interface, path: path)
    }
  }

  /// Reads the settings of profiles. A profile that has disappeared meanwhile, or that is not readable, is omitted.
  func readProfiles(_ paths: [String]) async {
    guard let service else { return }
    let life = life
    let readings = paths.map { path in
      Task {
        let answer = try? await service.call(NM.bus, path, NM.Interface.profile, "GetSettings")
        guard life == self.life, store.profilePaths.contains(path) else { return }
        store.profiles[path] = answer?.first?.groups.flatMap { Profile(path: path, settings: $0) }
        watchTrial(path)
      }
    }
    for reading in readings { await reading.value }
    storeChanged()
  }

  private func storeChanged(isUrgent: Bool = true) {
    wake(store)
    setNeedsEmission(isUrgent: isUrgent)
  }
}

/// Waiting for a condition on the store.
extension NetworkManagerRadio {
  /// Makes every waiter check its condition again; `nil` means that the service is gone.
  func wake(_ store: ObjectStore?) {
    for (id, isDone) in waiters where isDone(store) { waiters[id] = nil }
  }

  /// Returns true if the store satisfies the condition, and false if the time limit passes or the service ends.
  func wait(for limit: Duration, until condition: @escaping (ObjectStore) -> Bool) async -> Bool {
    guard !condition(store) else { return true }
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(1))
    let id = nextWaiter
    nextWaiter += 1
    waiters[id] = { store in
      if let store, !condition(store) { return false }
      continuation.yield(store != nil)
      return true
    }
    let timer = Task { [clock] in
      // The sleep fails when the timer is cancelled.
      if (try? await clock.sleep(for: limit)) != nil { continuation.yield(false) }
    }
    defer {
      timer.cancel()
      waiters[id] = nil
    }
    for await result in stream { return result }
    return false
  }
}
