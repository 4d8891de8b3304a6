/// The name of the program, as it was started.
enum ProgramName {
  static let current = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
}
