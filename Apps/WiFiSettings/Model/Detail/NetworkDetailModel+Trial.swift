import KeelModel

/// A change of the connection that carries the user's session, from its confirmation until the user has confirmed that
/// it works.
///
/// Its stages are `applied` (the form waits), `asked` (the user can answer until the limit) and `ended` (the change was
/// kept or undone). Without an answer the radio undoes the change, even if this program has ended by then. Other
/// changes wait for the end of the trial.
struct SettingsTrial {
  enum Stage {
    case applied
    case asked(AlertState<NetworkDetailModel.AlertAction>, timer: OwnedTask)
    case ended
  }

  enum End {
    case kept, undone
    /// The time limit passed.
    case late
    /// The user left the question, or the form that waited for it.
    case unanswered
  }

  let old: NetworkSettings.IPv4Configuration
  let new: NetworkSettings.IPv4Configuration
  var stage = Stage.applied
  /// Checks whether the question was dismissed without an answer.
  var look: OwnedTask?
}

extension NetworkDetailModel {
  /// The time that a change that may cut off the user stays in force without an answer before it is undone.
  public static let trialLimit: Duration = .seconds(20)

  /// Shows the change at once and applies it on trial, then asks the user whether to keep it.
  func tryOut(
    _ configuration: NetworkSettings.IPv4Configuration, over basis: NetworkSettings.IPv4Configuration,
    form: @escaping @MainActor (SaveOutcome<NetworkSettings.IPv4Configuration>) -> Void
  ) {
    guard var new = settings else { return form(.failed(.notFound)) }
    guard basis != configuration else { return form(.stored) }
    guard saving == nil, trial == nil else { return form(.failed(.busy)) }
    trial = SettingsTrial(old: basis, new: configuration)
    new.ipv4 = configuration
    wanted = new
    edit?.basis.ipv4 = basis
    // Not owned by the model: a change in force is undone if the model is gone by then.
    saving = Task { [weak self, radio, networkID, edit] in
      guard let end = await edit?.trial(in: radio, for: networkID, limit: Self.trialLimit) else { return }
      if let self { self.applied(end, form: form) } else if case .stored = end { await radio.undoSettings() }
    }
  }

  private func applied(
    _ end: SettingsEdit.End, form: @MainActor (SaveOutcome<NetworkSettings.IPv4Configuration>) -> Void
  ) {
    let isFormOpen = if case .ipv4? = destination { true } else { false }
    form(end.outcome(of: \.ipv4))
    guard case .stored = end else {
      trial = nil
      return savingEnded(end)
    }
    saving = nil
    let question = AlertState<AlertAction>.keepingSettings(
      for: Self.trialLimit, keep: .keepSettingsConfirmed, undo: .undoSettingsConfirmed)
    let timer = OwnedTask { [weak self, clock] in
      // The sleep fails when the timer is cancelled.
      if (try? await clock.sleep(for: Self.trialLimit)) != nil { self?.endTrial(.late) }
    }
    trial?.stage = .asked(question, timer: timer)
    // If the user has left the form meanwhile, the change is undone without a question.
    if isFormOpen { destination = .alert(question) } else { endTrial(.unanswered) }
  }

  /// Ends the trial when its question is no longer visible.
  ///
  /// A tap on a button dismisses the alert and then, in the same turn, reports the button. So the check runs later.
  func lookAtQuestion() {
    guard case .asked(let question, _)? = trial?.stage else { return }
    if case .alert(let alert)? = destination, alert.id == question.id { return }
    trial?.look = OwnedTask { [weak self] in self?.endTrial(.unanswered) }
  }

  /// Keeps or undoes the change in force. Does nothing before the question is asked, or when called again.
  func endTrial(_ end: SettingsTrial.End) {
    guard case .asked(let question, _)? = trial?.stage else { return }
    trial?.stage = .ended
    trial?.look = nil
    if case .alert(let alert)? = destination, alert.id == question.id { destination = nil }
    // Not owned by the model: it completes even if the screen is left.
    saving = Task { [weak self, radio] in
      var failure: RadioFailure?
      if end == .kept {
        do throws(RadioFailure) { try await radio.keepSettings() } catch { failure = error }
      }
      if end != .kept || failure != nil { await radio.undoSettings() }
      self?.ended(end, failure)
    }
  }

  private func ended(_ end: SettingsTrial.End, _ failure: RadioFailure?) {
    guard let trial else { return }
    self.trial = nil
    let isKept = end == .kept && failure == nil
    let ipv4 = isKept ? trial.new : trial.old
    saved?.ipv4 = ipv4
    edit?.basis.ipv4 = ipv4
    edit?.wanted.ipv4 = ipv4
    // Changes made meanwhile are stored next.
    if let edit, edit.wanted != edit.basis {
      save()
    } else if let saved {
      savingEnded(.stored(saved))
    }
    guard !hasLeft, !isKept else { return }
    load()
    if destination == nil { destination = .alert(.settingsUndone(end, failure, limit: Self.trialLimit)) }
  }
}

extension SettingsEdit {
  /// Puts the change on trial instead of storing it.
  @MainActor fileprivate func trial(in radio: any Radio, for network: Network.ID, limit: Duration) async -> End {
    await store(in: radio, for: network) { settings throws(RadioFailure) in
      try await radio.trySettings(settings, for: network, undoneAfter: limit)
    }
  }
}

extension AlertState<NetworkDetailModel.AlertAction> {
  /// Shown when a trial did not end in new settings.
  fileprivate static func settingsUndone(
    _ end: SettingsTrial.End, _ failure: RadioFailure?, limit: Duration
  ) -> AlertState {
    let reason =
      switch (end, failure) {
      case (.kept, .timedOut?): "The answer came too late: the new settings had been undone."
      case (.kept, let failure?): "The new settings could not be kept. " + failure.message
      case (.late, _): "The new settings were not confirmed within \(limit.spoken), so they were undone."
      case (.unanswered, _): "The new settings were not confirmed, so they were undone."
      default: "The new settings were undone."
      }
    return .notice("The old settings are back", reason)
  }
}
