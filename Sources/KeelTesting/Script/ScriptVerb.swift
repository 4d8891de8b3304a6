import KeelInteraction
import KeelScene

/// The command of one line of a script.
enum ScriptVerb: Equatable, Sendable {
  case tap(String)
  case type(String, text: String)
  case secret(String, SecretSource)
  case toggle(String)
  case set(String, to: String)
  case select(String)
  case back
  case dismiss
  case open(String)
  case submit(String)
  case clear(String)
  case action(String, action: String)
  case scroll(String)
  case search(String)
  case refresh
  case press(String)
  case adjust(String, Double)
  case increment(String)
  case decrement(String)
  case drag(String, x: Double, y: Double)
  case hold(String)
  case choose(String, option: String)
  case tab(String)
  case date(String, SceneDate)
  case look(String)
  case follow(String)
  case delete(String)
  case move(String, to: Int)
  case phase(SurfacePhase)
  case wait(Duration)
  case until(String, Duration)
  case gone(String, Duration)
  case expect(String, isThere: Bool)
  case get(String)
  case count(String)
  case outline
  case help
  case quit

  /// The reason why words are not a verb.
  struct Fault: Error, Equatable {
    var message: String
  }

  /// Creates a verb from the words of a line, of which there is at least one.
  init?(_ words: [String]) throws(Fault) {
    guard let name = words.first else { return nil }
    guard let usage = Self.usages.first(where: { $0.name == name }) else {
      let guess = Self.synonyms[NameQuery.fold(name)] ?? Nearest.match(for: name, among: Self.usages.map(\.name))
      throw Fault(
        message: "There is no verb \(ShownText.quoted(name)). A line begins with a verb. "
          + (guess.map { "Did you mean \(ShownText.quoted($0))? " } ?? "") + "The line `help` lists all verbs.")
    }
    var given = Array(words.dropFirst())
    let hasOption = given.count == usage.arguments.count + 1 && usage.option == given.first
    if hasOption { given.removeFirst() }
    guard given.count == usage.arguments.count else {
      throw Fault(
        message: "\(ShownText.quoted(name)) was given \(Self.amount(given.count)). It takes "
          + (usage.arguments.isEmpty ? "none. " : "\(Self.amount(usage.arguments.count)): \(usage.line). ")
          + "Put quotes round what has spaces in it.")
    }
    switch name {
    case "tap": self = .tap(given[0])
    case "type": self = .type(given[0], text: given[1])
    case "secret": self = .secret(given[0], try Self.source(given[1]))
    case "toggle": self = .toggle(given[0])
    case "set": self = .set(given[0], to: given[1])
    case "expect": self = .expect(given[0], isThere: !hasOption)
    case "get": self = .get(given[0])
    case "count": self = .count(try Self.counted(given[0]))
    case "select": self = .select(given[0])
    case "back": self = .back
    case "dismiss": self = .dismiss
    case "open": self = .open(given[0])
    case "submit": self = .submit(given[0])
    case "clear": self = .clear(given[0])
    case "action": self = .action(given[0], action: given[1])
    case "scroll": self = .scroll(given[0])
    case "search": self = .search(given[0])
    case "refresh": self = .refresh
    case "press": self = .press(given[0])
    case "adjust": self = .adjust(given[0], try Self.number(given[1]))
    case "increment": self = .increment(given[0])
    case "decrement": self = .decrement(given[0])
    case "choose": self = .choose(given[0], option: given[1])
    case "tab": self = .tab(given[0])
    case "date": self = .date(given[0], try Self.date(given[1]))
    case "look": self = .look(given[0])
    case "follow": self = .follow(given[0])
    case "drag": self = .drag(given[0], x: try Self.number(given[1]), y: try Self.number(given[2]))
    case "hold": self = .hold(given[0])
    case "delete": self = .delete(given[0])
    case "move": self = .move(given[0], to: try Self.place(given[1]))
    case "phase": self = .phase(try Self.phase(given[0]))
    case "wait": self = .wait(try Self.seconds(given[0]))
    case "until": self = .until(given[0], try Self.seconds(given[1]))
    case "gone": self = .gone(given[0], try Self.seconds(given[1]))
    case "outline": self = .outline
    case "help": self = .help
    default: self = .quit
    }
  }

  /// Parses the source of a secret. The error does not repeat the word, because it may be the secret itself.
  private static func source(_ word: String) throws(Fault) -> SecretSource {
    guard let source = SecretSource(word) else {
      throw Fault(
        message:
          "What stands behind the name is no source of a secret. `secret` takes it from a file or the environment. "
          + "Write file:PATH or env:NAME.")
    }
    return source
  }

  private static func phase(_ word: String) throws(Fault) -> SurfacePhase {
    if let phase = SurfacePhase.allCases.first(where: { "\($0)" == word }) { return phase }
    throw Fault(
      message: "\(ShownText.quoted(word)) is no phase. A window is active, inactive or in the background. "
        + "Write active, inactive or background.")
  }

  /// Checks what `count` counts: a role, with or without a name.
  private static func counted(_ word: String) throws(Fault) -> String {
    if let role = NameQuery(word).role ?? Role(word: word[...]) {
      return word.contains(":") ? word : role.rawValue + ":"
    }
    throw Fault(
      message: "\(ShownText.quoted(word)) is no role. `count` counts what has a role, as button, or button:Join. "
        + "Use one of: " + Role.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  }

  private static func amount(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
  }

  static func number(_ word: String) throws(Fault) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw Fault(message: "\(ShownText.quoted(word)) is no number. A value is one. Write it as 3 or 0.25.")
    }
    return number
  }

  private static func place(_ word: String) throws(Fault) -> Int {
    guard let place = Int(word), place >= 0 else {
      throw Fault(
        message: "\(ShownText.quoted(word)) is no place. Rows are counted from 0 through all sections. Write it as 2.")
    }
    return place
  }

  /// Parses a date such as `2026-02-14`, with an optional time, as in `2026-02-14T09:30`.
  static func date(_ word: String) throws(Fault) -> SceneDate {
    let parts = word.split { $0 == "T" || $0 == " " }
    let day = parts.first.map { $0.split(separator: "-").compactMap { Int($0) } } ?? []
    let time = parts.count > 1 ? parts[1].split(separator: ":").compactMap { Int($0) } : [0, 0]
    if parts.count <= 2, day.count == 3, time.count == 2 {
      let date = SceneDate(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
      if [date.year, date.month, date.day, date.hour, date.minute] == day + time { return date }
    }
    throw Fault(
      message: "\(ShownText.quoted(word)) is no date. A date is written year first. Write it as 2026-02-14 or "
        + "2026-02-14T09:30.")
  }

  private static func seconds(_ word: String) throws(Fault) -> Duration {
    guard let seconds = Double(word), seconds >= 0, seconds <= 1_000_000 else {
      throw Fault(
        message: "\(ShownText.quoted(word)) is no time. A time is a number of seconds from 0 to 1000000. "
          + "Write it as 2 or 0.5.")
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}

extension ScriptVerb {
  struct Usage: Sendable {
    var name: String
    var arguments: [String]
    var meaning: String
    /// A word that may stand before the arguments.
    var option: String?
    var line: String { ([name] + (option.map { ["[\($0)]"] } ?? []) + arguments).joined(separator: " ") }
  }

  static let usages = [
    Usage(name: "tap", arguments: ["NAME"], meaning: "press a button, choose a row, turn a switch over"),
    Usage(name: "type", arguments: ["NAME", "TEXT"], meaning: "type into a field, in place of what is there"),
    Usage(name: "secret", arguments: ["NAME", "SOURCE"], meaning: "type what file:PATH or env:NAME holds, unseen"),
    Usage(name: "toggle", arguments: ["NAME"], meaning: "turn a switch over"),
    Usage(
      name: "set", arguments: ["NAME", "VALUE"],
      meaning: "give a control a value: on or off, a text, a number, an option, a date"),
    Usage(name: "select", arguments: ["NAME"], meaning: "choose a row of a list"),
    Usage(name: "back", arguments: [], meaning: "go back to the page before this one"),
    Usage(name: "dismiss", arguments: [], meaning: "leave a sheet or an alert, as Escape does"),
    Usage(
      name: "open", arguments: ["PATH"], meaning: "go to a place by its path, and wait for it; '' is the beginning"),
    Usage(name: "submit", arguments: ["NAME"], meaning: "press Return in a field"),
    Usage(name: "clear", arguments: ["NAME"], meaning: "press the clear button of a field"),
    Usage(name: "action", arguments: ["NAME", "ACTION"], meaning: "perform an action of a row"),
    Usage(name: "scroll", arguments: ["NAME"], meaning: "scroll until the row is in sight"),
    Usage(name: "search", arguments: ["TEXT"], meaning: "scroll to the next row with the text in it"),
    Usage(name: "refresh", arguments: [], meaning: "have the rows of the list fetched again"),
    Usage(
      name: "press", arguments: ["KEY"],
      meaning: "press a key that the page has a command for, or return, space, escape"),
    Usage(name: "adjust", arguments: ["NAME", "VALUE"], meaning: "move a slider to a value"),
    Usage(name: "increment", arguments: ["NAME"], meaning: "take a step up"),
    Usage(name: "decrement", arguments: ["NAME"], meaning: "take a step down"),
    Usage(name: "choose", arguments: ["NAME", "OPTION"], meaning: "choose an option of a picker"),
    Usage(name: "tab", arguments: ["TITLE"], meaning: "go to a tab"),
    Usage(name: "date", arguments: ["NAME", "DATE"], meaning: "set a date: 2026-02-14, 2026-02-14T09:30"),
    Usage(name: "look", arguments: ["TEXT"], meaning: "type into the search line of the page"),
    Usage(name: "follow", arguments: ["WORDS"], meaning: "follow a link in a text"),
    Usage(
      name: "drag", arguments: ["NAME", "X", "Y"],
      meaning: "pull something with the pointer, by points to the right and down"),
    Usage(name: "hold", arguments: ["NAME"], meaning: "press something for as long as its long press takes"),
    Usage(name: "delete", arguments: ["NAME"], meaning: "take a row out of its list"),
    Usage(name: "move", arguments: ["NAME", "PLACE"], meaning: "put a row elsewhere in its list, counted from 0"),
    Usage(name: "phase", arguments: ["PHASE"], meaning: "let the window be active, inactive or in the background"),
    Usage(name: "wait", arguments: ["SECONDS"], meaning: "let time pass"),
    Usage(name: "until", arguments: ["TEXT", "SECONDS"], meaning: "wait for words in reach, or for row:NAME"),
    Usage(name: "gone", arguments: ["TEXT", "SECONDS"], meaning: "wait for them to go, so long at most"),
    Usage(
      name: "expect", arguments: ["TEXT"], meaning: "fail if the words are not in reach now, or are", option: "not"),
    Usage(name: "get", arguments: ["NAME"], meaning: "print the value of a control, or the text of something else"),
    Usage(name: "count", arguments: ["ROLE"], meaning: "print how many are in reach; all rows of lists for row"),
    Usage(name: "outline", arguments: [], meaning: "print what is on the screen"),
    Usage(name: "help", arguments: [], meaning: "print this list"),
    Usage(name: "quit", arguments: [], meaning: "stop with success, as the end of the input does"),
  ]
}
