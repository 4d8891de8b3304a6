import Keel

/// The options of the command line.
struct Options {
  enum RadioKind: String, CaseIterable { case networkmanager, simulated }
  enum ViewsKind: String, CaseIterable { case imperative, declarative }
  /// The action to perform: run the app, or print a text and exit.
  enum Action: Equatable { case run, help, version }

  var action = Action.run
  var launch = LaunchOptions()
  var views = ViewsKind.imperative
  /// The radio to use; `nil` means NetworkManager, in which case a script fails at once if the service is not running.
  var radio: RadioKind?
  var seed: UInt64 = 1

  /// Parses the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      if try launch.read(name, &reader) { continue }
      switch name {
      case "--views": views = try reader.choice()
      case "--radio": radio = try reader.choice()
      case "--seed": seed = try reader.number()
      case "--help", "-h":
        try reader.none()
        action = .help
        return
      case "--version":
        try reader.none()
        action = .version
        return
      default: throw reader.unknown
      }
    }
  }
}
