import Keel

/// What the command line asks for.
struct Options {
  enum RadioKind: String, CaseIterable { case networkmanager, simulated }
  enum ViewsKind: String, CaseIterable { case imperative, declarative }
  /// What to do: run the app, or tell something and leave.
  enum Action: Equatable { case run, help, version }

  var action = Action.run
  var launch = LaunchOptions()
  var views = ViewsKind.imperative
  /// `nil` is NetworkManager, of which a script wants to know at once that it is not there.
  var radio: RadioKind?
  var seed: UInt64 = 1

  /// Reads the arguments, without the program's name.
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
