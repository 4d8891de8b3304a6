/// What the command line of an app asks for.
struct AppOptions: Equatable {
  enum Action: Equatable { case run, help }

  var action = Action.run
  var frontEnd = FrontEndKind.terminal
  /// A URL to hand to the app as it starts.
  var url: String?
  var isQuiet = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      switch name {
      case "--front-end": frontEnd = try reader.choice()
      case "--open": url = try reader.value()
      case "--quiet", "-q":
        try reader.none()
        isQuiet = true
      case "--help", "-h":
        try reader.none()
        action = .help
        return
      default: throw reader.unknown
      }
    }
  }
}
