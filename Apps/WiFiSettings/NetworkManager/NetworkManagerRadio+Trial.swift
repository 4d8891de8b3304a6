public import WiFiSettingsModel

/// Settings in force that the service reverts if its checkpoint is not destroyed in time.
struct SettingsTrial {
  var checkpoint: String
  /// The life of the service in which the trial began.
  var life: Int
}

/// Settings on trial: a checkpoint that stays open while they are in force, and is destroyed when they are kept.
///
/// The service keeps the time, so that it rolls back even if this program, or the session that it ran in, is gone.
extension NetworkManagerRadio {
  /// Throws without applying anything if the service grants no checkpoint, because nothing would be undone once this
  /// program is gone.
  public func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure) {
    let change = try await change(to: settings, of: network)
    guard let device = device(using: change.profile) else { throw .notFound }
    let life = life
    let checkpoint: String
    do throws(DBusFailure) {
      checkpoint = try await makeCheckpoint(of: device, on: change.service, isInteractive: true)
    } catch {
      throw RadioFailure(error)
    }
    try await carryOut(change, on: device, checkpoint)
    do throws(DBusFailure) {
      let seconds = UInt32(clamping: max(limit.components.seconds, 1))
      _ = try await change.service.call(
        NM.bus, NM.manager, NM.Interface.manager, "CheckpointAdjustRollbackTimeout",
        [.objectPath(checkpoint), .uint32(seconds)], isInteractive: true)
    } catch {
      // A service without this method still rolls back, but later.
      if !error.isUnknownMethod {
        await end(checkpoint, "CheckpointRollback", on: change.service)
        throw RadioFailure(error)
      }
    }
    trial = SettingsTrial(checkpoint: checkpoint, life: life)
  }

  public func keepSettings() async throws(RadioFailure) {
    guard let service else { throw .serviceMissing }
    guard let trial, trial.life == life else { throw .timedOut }
    do throws(DBusFailure) {
      _ = try await service.call(
        NM.bus, NM.manager, NM.Interface.manager, "CheckpointDestroy", [.objectPath(trial.checkpoint)],
        isInteractive: true, timeout: NetworkManagerRadio.interactiveLimit)
    } catch {
      // A missing checkpoint means that the service has rolled back.
      guard case .refused(let name, _) = error, name.hasSuffix(".InvalidArguments") else { throw RadioFailure(error) }
      self.trial = nil
      throw .timedOut
    }
    self.trial = nil
  }

  public func undoSettings() async {
    guard let service, let trial, trial.life == life else { return }
    self.trial = nil
    await end(trial.checkpoint, "CheckpointRollback", on: service)
  }
}
