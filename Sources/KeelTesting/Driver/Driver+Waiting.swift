import KeelModel

extension Driver {
  /// Lets the program finish what it is about, as far as that needs no time to pass.
  ///
  /// Runs the turn, asks for rows that came in sight, and lets the tasks of the main actor run, again and again until
  /// a round brings no patch. What waits for a clock, or works for long on other threads, is not waited for: use
  /// `until`.
  ///
  /// - Returns: whether it became quiet within 100 rounds.
  @discardableResult
  public func settle() async -> Bool {
    for _ in 0..<100 {
      let pulse = frontEnd.pulse
      Turn.shared.flush()
      frontEnd.revealWhatIsInSight()
      for _ in 0..<10 { await Task.yield() }
      // A round trip to the other executors, for workers that answer at once.
      await Task.detached(priority: .background) { await Task.yield() }.value
      for _ in 0..<4 { await Task.yield() }
      Turn.shared.flush()
      if frontEnd.pulse == pulse { return true }
    }
    return false
  }

  /// Waits until the outline holds this text; looks again after each patch.
  ///
  /// - Parameters:
  ///   - text: as a person reads it, or as an outline writes it.
  ///   - limit: how long to wait at most, in the time of `time`.
  ///   - time: what passes meanwhile.
  /// - Returns: whether the text came.
  public func until(_ text: String, within limit: Duration, time: any ScriptTime) async -> Bool {
    await until(within: limit, time: time) { driver in driver.shows(text) }
  }

  /// Whether the outline holds this text, as a person reads it or as an outline writes it.
  public func shows(_ text: String) -> Bool {
    let outline = outline
    return outline.contains(text) || outline.contains(ShownText.escaped(text))
  }

  /// Waits until the condition holds; looks again after each patch.
  public func until(
    within limit: Duration, time: any ScriptTime, _ condition: @MainActor (Driver) -> Bool
  ) async -> Bool {
    await settle()
    if condition(self) { return true }
    return if time.nextStep(within: limit) == nil {
      await watch(for: limit, time, condition)
    } else {
      await step(through: limit, time, condition)
    }
  }

  /// Moves the time on in small steps, so that it stands where the condition came true.
  private func step(
    through limit: Duration, _ time: any ScriptTime, _ condition: @MainActor (Driver) -> Bool
  ) async -> Bool {
    var left = limit
    while left > .zero, !Task.isCancelled {
      let step = min(max(time.nextStep(within: left) ?? left, .microseconds(1)), left)
      await time.advance(by: step)
      left -= step
      await settle()
      if condition(self) { return true }
    }
    return false
  }

  /// Sleeps until a patch or the end of the time, whichever comes first.
  private func watch(
    for limit: Duration, _ time: any ScriptTime, _ condition: @MainActor (Driver) -> Bool
  ) async -> Bool {
    let end = EndOfTime()
    let timer = Task { @MainActor [frontEnd] in
      await time.advance(by: limit)
      end.isReached = true
      frontEnd.wakeWaiters()
    }
    defer { timer.cancel() }
    while true {
      let pulse = frontEnd.pulse
      if condition(self) { return true }
      if end.isReached || Task.isCancelled { return false }
      await frontEnd.change(after: pulse)
    }
  }
}

@MainActor private final class EndOfTime {
  var isReached = false
}
