import WiFiSettingsModel

/// Detection of a service that is present but hangs, which is as useless as a missing one.
extension NetworkManagerRadio {
  /// The time limit of a call that costs the service nothing, in milliseconds.
  private static let answerLimit: Int32 = 5_000

  /// Checks that the service responds, beside a call that may take long. Reports when it does not, and when it responds
  /// again.
  func checkService() {
    guard checking == nil, let service else { return }
    checking = Task { [weak self, life = life] in
      var isHanging = false
      while !Task.isCancelled, let self, life == self.life {
        do throws(DBusFailure) {
          _ = try await service.call(
            NM.bus, NM.manager, NM.Interface.properties, "Get",
            [.string(NM.Interface.manager), .string("WirelessEnabled")], timeout: Self.answerLimit)
        } catch {
          if error == .timedOut || error.isNoReply {
            guard life == self.life, !Task.isCancelled else { return }
            isHanging = true
            setAvailability(.serviceNotResponding)
            attempt?.finish(.failure(.radio(.timedOut)))
            continue
          }
        }
        guard life == self.life, !Task.isCancelled else { return }
        if isHanging { setAvailability(nil) }
        checking = nil
        return
      }
    }
  }
}

extension DBusFailure {
  /// True if the bus itself has given up waiting.
  fileprivate var isNoReply: Bool {
    guard case .refused(let name, _) = self else { return false }
    return name == "org.freedesktop.DBus.Error.NoReply" || name == "org.freedesktop.DBus.Error.Timeout"
      || name == "org.freedesktop.DBus.Error.TimedOut"
  }
}

extension NetworkManagerRadio {
  /// Runs `body` to completion even if the caller's task is cancelled; `close()` waits for it.
  @discardableResult func complete(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let number = nextUnderway
    nextUnderway += 1
    let task = Task { [weak self] in
      await body()
      self?.underway[number] = nil
    }
    underway[number] = task
    return task
  }

  /// Gives up a join under way and undoes it, or completes the storing of one that has succeeded.
  public func close() async {
    attempt?.finish(.failure(.cancelled))
    while let task = underway.values.first { await task.value }
  }
}
