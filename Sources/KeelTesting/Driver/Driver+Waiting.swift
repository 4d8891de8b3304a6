extension Driver {
  /// Waits until the program has finished all work that does not depend on the passage of time.
  ///
  /// It repeatedly runs the turn, requests visible rows and runs the tasks of the main actor, until a round brings no
  /// patch. Code that waits for a clock, or that works on other threads for long, is not awaited: use `until`. A task that
  /// waited for a continuation, a stream or another task is resumed through another thread, even if it belongs to the
  /// main actor (Swift 6.3): on a busy machine that can be too late.
  ///
  /// - Returns: True if the program became idle within 100 rounds.
  @discardableResult
  public func settle() async -> Bool {
    await Quiet.wait(pulse: { frontEnd.pulse }, reveal: { frontEnd.revealVisibleRows() })
  }

  /// Waits until this text is reachable; checks again after each patch.
  ///
  /// - Parameters:
  ///   - text: The text, in the form that `shows(_:)` accepts.
  ///   - limit: The longest time to wait, in the time of `time`.
  ///   - time: The time source that advances meanwhile.
  /// - Returns: True if the text appeared.
  public func until(_ text: String, within limit: Duration, time: any ScriptTime) async -> Bool {
    await until(within: limit, time: time) { driver in driver.shows(text) }
  }

  /// Returns true if this text is reachable: whole words as visible or as an outline writes them, or a role and a whole
  /// name, as in `row:Harbour`.
  ///
  /// Text behind a sheet or an alert does not count, and "Connected" is not part of "Disconnected".
  public func shows(_ text: String) -> Bool {
    if let role = NameQuery(text).role, find(role: role, name: text) != nil { return true }
    let words = Set([text, ShownText.escaped(text)])
    return Outline.linesInReach(of: frontEnd).contains { line in words.contains { line.holds(words: $0) } }
  }

  /// Waits until the condition holds; checks again after each patch.
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

  /// Advances the time in small steps, so that it stops where the condition became true.
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

extension String {
  /// Returns true if the string contains the text, and the text neither begins nor ends inside of a word.
  func holds(words text: String) -> Bool {
    guard let (head, tail) = text.first.flatMap({ head in text.last.map { (head, $0) } }) else { return true }
    func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
    var rest = self[...]
    while let start = rest.range(of: text) {
      let before = start.lowerBound > startIndex ? self[index(before: start.lowerBound)] : " "
      let after = start.upperBound < endIndex ? self[start.upperBound] : " "
      if !(isPart(head) && isPart(before)), !(isPart(tail) && isPart(after)) { return true }
      rest = self[index(after: start.lowerBound)...]
    }
    return false
  }
}

extension Substring {
  /// Returns the range of the first occurrence of a text, compared character by character.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
