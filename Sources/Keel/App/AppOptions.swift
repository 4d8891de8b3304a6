/// The options of an app's command line.
package struct AppOptions {
  enum Action: Equatable { case run, help }

  var action = Action.run
  package var launch = LaunchOptions()

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      if try launch.read(name, &reader) { continue }
      switch name {
      case "--help", "-h":
        try reader.none()
        action = .help
        return
      default: throw reader.unknown
      }
    }
  }
}
