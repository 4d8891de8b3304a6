/// What one line of a script asks for.
enum ScriptVerb: Equatable, Sendable {
  case tap(String)
  case type(String, text: String)
  case toggle(String)
  case select(String)
  case back
  case dismiss
  case submit(String)
  case action(String, action: String)
  case scroll(String)
  case search(String)
  case refresh
  case press(String)
  case wait(Duration)
  case until(String, Duration)
  case gone(String, Duration)
  case outline
  case help
  case quit

  /// Why words are no verb.
  struct Fault: Error, Equatable {
    var message: String
  }

  /// The words of a line, of which there is at least one.
  init?(_ words: [String]) throws(Fault) {
    guard let name = words.first else { return nil }
    guard let usage = Self.usages.first(where: { $0.name == name }) else {
      let guess = Nearest.match(for: name, among: Self.usages.map(\.name))
      throw Fault(
        message: "There is no verb \(ShownText.quoted(name)). A line begins with a verb. "
          + (guess.map { "Did you mean \(ShownText.quoted($0))? " } ?? "") + "The line `help` lists all verbs.")
    }
    let given = Array(words.dropFirst())
    guard given.count == usage.arguments.count else {
      throw Fault(
        message: "\(ShownText.quoted(name)) was given \(Self.count(given.count)). It takes "
          + (usage.arguments.isEmpty ? "none. " : "\(Self.count(usage.arguments.count)): \(usage.line). ")
          + "Put quotes round what has spaces in it.")
    }
    switch name {
    case "tap": self = .tap(given[0])
    case "type": self = .type(given[0], text: given[1])
    case "toggle": self = .toggle(given[0])
    case "select": self = .select(given[0])
    case "back": self = .back
    case "dismiss": self = .dismiss
    case "submit": self = .submit(given[0])
    case "action": self = .action(given[0], action: given[1])
    case "scroll": self = .scroll(given[0])
    case "search": self = .search(given[0])
    case "refresh": self = .refresh
    case "press": self = .press(given[0])
    case "wait": self = .wait(try Self.seconds(given[0]))
    case "until": self = .until(given[0], try Self.seconds(given[1]))
    case "gone": self = .gone(given[0], try Self.seconds(given[1]))
    case "outline": self = .outline
    case "help": self = .help
    default: self = .quit
    }
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
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
    var line: String { ([name] + arguments).joined(separator: " ") }
  }

  static let usages = [
    Usage(name: "tap", arguments: ["NAME"], meaning: "press a button, choose a row, turn a switch over"),
    Usage(name: "type", arguments: ["NAME", "TEXT"], meaning: "type into a field, in place of what is there"),
    Usage(name: "toggle", arguments: ["NAME"], meaning: "turn a switch over"),
    Usage(name: "select", arguments: ["NAME"], meaning: "choose a row of a list"),
    Usage(name: "back", arguments: [], meaning: "go back to the page before this one"),
    Usage(name: "dismiss", arguments: [], meaning: "leave a sheet or an alert, as Escape does"),
    Usage(name: "submit", arguments: ["NAME"], meaning: "press Return in a field"),
    Usage(name: "action", arguments: ["NAME", "ACTION"], meaning: "do with a row what its action says"),
    Usage(name: "scroll", arguments: ["NAME"], meaning: "scroll until the row is in sight"),
    Usage(name: "search", arguments: ["TEXT"], meaning: "scroll to the next row with the text in it"),
    Usage(name: "refresh", arguments: [], meaning: "have the rows of the list fetched again"),
    Usage(name: "press", arguments: ["KEY"], meaning: "press a key that the page has a command for: u, Ctrl-S"),
    Usage(name: "wait", arguments: ["SECONDS"], meaning: "let time pass"),
    Usage(name: "until", arguments: ["TEXT", "SECONDS"], meaning: "wait for the text, so long at most"),
    Usage(name: "gone", arguments: ["TEXT", "SECONDS"], meaning: "wait for the text to go, so long at most"),
    Usage(name: "outline", arguments: [], meaning: "print what is on the screen"),
    Usage(name: "help", arguments: [], meaning: "print this list"),
    Usage(name: "quit", arguments: [], meaning: "stop with success, as the end of the input does"),
  ]
}
