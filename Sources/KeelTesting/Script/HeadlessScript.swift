import KeelInteraction
import KeelScene

/// Runs a script of verbs, one a line, against an app, as `--front-end headless` does.
///
/// ```
/// # Quotes as in a shell.
/// select Harbour
/// type Password blob
/// tap Join
/// until Connected 5
/// ```
///
/// After each verb the program settles and the outline of the screen is printed, followed by an empty line. The first
/// verb that fails ends the script with a message that names its line. Text typed by `type` is never in a message;
/// `secret` keeps it out of the script and of outlines too.
@MainActor public struct HeadlessScript {
  /// The results of a script.
  public enum Exit: Int32, Hashable, Sendable, CaseIterable {
    /// All lines were run.
    case done = 0
    /// A verb failed: an element is missing, disabled or unreachable, or the program has an error.
    case failed = 1
    /// A line could not be parsed: an open quote, an unknown verb, a wrong number of arguments.
    case unreadable = 2
    /// `until`, `gone` or `open` timed out.
    case timedOut = 3
    /// Reading the input failed.
    case inputFailed = 4
  }

  /// A Boolean value that indicates whether outlines are printed only on request (`outline`).
  public var isQuiet: Bool
  /// A Boolean value that indicates whether each output is a JSON object on a line of its own.
  public var isJSON: Bool

  /// Creates a runner for scripts.
  public init(isQuiet: Bool = false, isJSON: Bool = false) {
    self.isQuiet = isQuiet
    self.isJSON = isJSON
  }

  /// The descriptions of all verbs, one a line.
  public static let help: String = {
    let width = ScriptVerb.usages.map(\.line.count).max() ?? 0
    let lines = ScriptVerb.usages.map { usage in
      usage.line + String(repeating: " ", count: width + 2 - usage.line.count) + usage.meaning
    }
    return
      (lines + [
        "", "NAME is an element's visible text, or its accessibility label. Where several have it, put a role in",
        "front (button:Join) or a number behind (Harbour#2). Quotes work as in a shell, # begins a comment.",
        "TEXT is whole words, or a role and a whole name (row:Harbour, alert:\"Incorrect password\"); what stands behind",
        "something else does not count.",
      ]).joined(separator: "\n")
  }()

  /// Runs the lines until the end, the verb `quit` or the first failure, and returns the exit code (`Exit`).
  ///
  /// - Parameters:
  ///   - lines: The script. Each line is read when the one before it has been run.
  ///   - time: The time source for `wait` and `until`.
  ///   - output: Receives outlines, of several lines each, and the values and numbers of `get` and `count`. With
  ///     `isJSON` each is an object with `line`, and `outline`, `value`, `count`, `help`, or `error` and `code`.
  ///   - errors: Receives the message of a failure.
  public func run<Lines: AsyncSequence>(
    lines: Lines, driver: Driver, time: any ScriptTime, output: (String) -> Void, errors: (String) -> Void
  ) async -> Int32 where Lines.Element == String {
    var number = 0
    driver.speaksVerbs = true
    await driver.settle()
    do {
      for try await line in lines {
        number += 1
        func write(_ printed: Printed) { output(isJSON ? printed.json(line: number) : printed.text) }
        switch await step(line, driver, time, write) {
        case .next: break
        case .quit: return Exit.done.rawValue
        case .failure(let exit, let message, let column):
          if isJSON { write(.failure(message, exit)) }
          errors("line \(number)" + (column.map { ", column \($0)" } ?? "") + ": " + message)
          return exit.rawValue
        }
      }
    } catch {
      errors("after line \(number): \(error)")
      return Exit.inputFailed.rawValue
    }
    return Exit.done.rawValue
  }

  private enum Outcome {
    case next, quit
    case failure(Exit, String, column: Int?)
  }

  private func step(
    _ line: String, _ driver: Driver, _ time: any ScriptTime, _ output: (Printed) -> Void
  ) async -> Outcome {
    do {
      guard let verb = try ScriptVerb(try ScriptLine(line).words) else { return .next }
      if verb == .quit { return .quit }
      if verb == .help {
        output(.help)
        return .next
      }
      try await perform(verb, driver, time, output)
      await driver.settle()
      if let fault = driver.frontEnd.faults.first {
        return .failure(.failed, "The program sent a patch that does not fit: \(fault)", column: nil)
      }
      if verb == .outline || !isQuiet && !verb.isQuestion { output(.outline(driver.outline)) }
      return .next
    } catch let fault as ScriptLine.Fault {
      return .failure(.unreadable, fault.message, column: fault.column)
    } catch let fault as ScriptVerb.Fault {
      return .failure(.unreadable, fault.message, column: nil)
    } catch let timeout as Timeout {
      return .failure(.timedOut, timeout.message, column: nil)
    } catch {
      return .failure(.failed, "\(error)", column: nil)
    }
  }

  private struct Timeout: Error {
    var message: String
  }

  private func perform(
    _ verb: ScriptVerb, _ driver: Driver, _ time: any ScriptTime, _ output: (Printed) -> Void
  ) async throws {
    switch verb {
    case .tap(let name): try driver.tap(name)
    case .type(let name, let text): try driver.type(text, into: name)
    case .toggle(let name): try driver.toggle(name)
    case .set(let name, let value): try driver.set(name, to: value)
    case .expect(let text, let isThere): try expect(text, isThere: isThere, driver)
    case .get(let name): output(.value(try driver.value(of: name)))
    case .count(let role): output(.count(driver.count(role)))
    case .select(let name): try driver.select(name)
    case .back: try driver.goBack()
    case .dismiss: try driver.dismiss()
    case .secret(let name, let source): try driver.type(secret: try source.text(), into: name)
    case .open(let path): try await open(path, driver, time)
    case .submit(let name): try driver.submit(name)
    case .clear(let name): try driver.clear(name)
    case .action(let name, let action): try driver.perform(action: action, on: name)
    case .scroll(let name): try driver.scroll(to: name)
    case .search(let text):
      guard try driver.search(text) else {
        throw DriverError(
          .notFound, "No row of the list has \(ShownText.quoted(text)) in it.",
          rule: "A search looks at the texts of all rows, without regard to case.",
          remedy: "Check the spelling, or wait for the row with `until`.")
      }
    case .refresh: try driver.refresh()
    case .press(let key): try driver.press(key)
    case .adjust(let name, let value): try driver.adjust(name, to: value)
    case .increment(let name): try driver.increment(name)
    case .decrement(let name): try driver.decrement(name)
    case .drag(let name, let x, let y): try driver.drag(name, by: x, y)
    case .hold(let name): try driver.longPress(name)
    case .choose(let name, let option): try driver.choose(option, in: name)
    case .tab(let title): try driver.chooseTab(title)
    case .date(let name, let date): try driver.setDate(name, to: date)
    case .look(let text): try driver.setSearchText(text)
    case .follow(let words): try driver.follow(words)
    case .phase(let phase): driver.enter(phase)
    case .delete(let name): try driver.delete(name)
    case .move(let name, let row): try driver.move(name, to: row)
    case .wait(let duration): await time.advance(by: duration)
    case .until(let text, let limit):
      if await driver.until(text, within: limit, time: time) { return }
      throw Timeout(
        message: "\(ShownText.quoted(text)) did not come within \(Self.seconds(limit)). `until` waits for whole words "
          + "in reach, or for a role and a whole name (row:NAME). Wait for longer, or for a text that does come. The "
          + "screen is:\n\(driver.outline)")
    case .gone(let text, let limit):
      if await driver.until(within: limit, time: time, { !$0.shows(text) }) { return }
      throw Timeout(
        message: "\(ShownText.quoted(text)) was still there after \(Self.seconds(limit)). `gone` waits until the words "
          + "are no longer in reach. Wait for longer, or do first what makes it go. The screen is:\n\(driver.outline)")
    case .outline, .help, .quit: break
    }
  }

  private func expect(_ text: String, isThere: Bool, _ driver: Driver) throws {
    guard driver.shows(text) != isThere else { return }
    let quoted = ShownText.quoted(text)
    throw DriverError(
      .notFound, isThere ? "\(quoted) is not in reach." : "\(quoted) is in reach.",
      rule: "`expect` looks for whole words in reach, or for a role and a whole name (row:NAME), and does not wait.",
      remedy: "Use `\(isThere ? "until" : "gone")` to wait. The screen is:\n\(driver.outline)")
  }

  /// The longest time to wait for a location, which may first have to be discovered, as a network does.
  private static let patienceForPlaces = Duration.seconds(15)

  /// Opens a location, and waits until it is shown, or the app goes elsewhere or presents a refusal.
  ///
  /// An app's path names the location as soon as the navigation begins. It has arrived when another page is shown.
  private func open(_ path: String, _ driver: Driver, _ time: any ScriptTime) async throws {
    func alerts(_ driver: Driver) -> [FoundElement] { driver.findAll(role: .alert) }
    func pages(_ driver: Driver) -> [NodeID] {
      (driver.findAll(role: .screen) + driver.findAll(role: .sheet)).map(\.id)
    }
    let (start, known, shown) = (driver.path, Set(alerts(driver).map(\.id)), pages(driver))
    func has(_ driver: Driver) -> Bool { ScenePath.has(driver.path, arrivedAt: path, from: start) }
    let wasThere = has(driver)
    try driver.open(path: path)
    var refusal: FoundElement?
    _ = await driver.until(within: Self.patienceForPlaces, time: time) { driver in
      refusal = alerts(driver).first { !known.contains($0.id) }
      return refusal != nil || has(driver) && (wasThere || pages(driver) != shown)
    }
    if let refusal {
      throw DriverError(
        .notFound, "The place \(ShownText.quoted(path)) did not open: \(refusal) came instead.",
        rule: "`open` ends when the place is there.", remedy: "Answer it with `tap`, and open what is there.")
    }
    // A location may have no page of its own.
    if has(driver) { return }
    throw Timeout(
      message:
        "The place \(ShownText.quoted(path)) did not come within \(Self.seconds(Self.patienceForPlaces)). `open` ends "
        + "when the place is there. Wait with `until` for what it needs first. Here is "
        + "\(ShownText.quoted(driver.path)).")
  }

  private static func seconds(_ duration: Duration) -> String {
    let parts = duration.components
    let tenths = Int(parts.attoseconds / 100_000_000_000_000_000)
    let number = tenths == 0 ? "\(parts.seconds)" : "\(parts.seconds).\(tenths)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
