internal import Glibc
package import Keel
internal import KeelTesting

/// One of the two sets of views of an app, over the same models.
package enum ViewsKind: String, CaseIterable { case imperative, declarative }

/// What a program does: it runs its app, or prints a text.
package enum ProgramAction { case run, help, version }

/// The options of an app: its own, `--views`, `--help` and `--version`, and those of all programs of Keel.
package protocol ProgramOptions: SendableMetatype {
  /// The name of the program.
  static var program: String { get }
  /// The text of `--help`.
  @MainActor static var help: String { get }

  var launch: LaunchOptions { get set }
  var views: ViewsKind { get set }
  var action: ProgramAction { get set }

  /// Creates the options of a command line without arguments.
  init()
  /// Reads the value of an option of the app's own. Returns false for any other option.
  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool
}

extension ProgramOptions {
  /// Parses the arguments, without the program's name.
  package init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      if try launch.read(name, &reader) { continue }
      if try read(name, &reader) { continue }
      switch name {
      case "--views": views = try reader.choice()
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

  /// Runs the program with the arguments of the process, and ends it with the result.
  ///
  /// Synchronous on purpose: the loop keeps the main actor on the first thread, on which this runs.
  package static func main(_ run: @MainActor (Self) -> Int32) -> Never {
    exit(
      MainActor.assumeIsolated {
        Launcher.openStandardDescriptors()
        let options: Self
        do {
          options = try Self(Array(CommandLine.arguments.dropFirst()))
        } catch {
          return refuse("\(error)")
        }
        switch options.action {
        case .run: return run(options)
        case .help: print(help)
        case .version: print("\(program) 0.1.0")
        }
        return 0
      })
  }

  /// Prints why the program cannot be used like this. Returns the exit code.
  package static func refuse(_ text: String) -> Int32 { UsageError.refuse(text, program: program) }

  /// The part of the help that all apps have.
  ///
  /// - Parameter note: More about the headless front end.
  @MainActor package static func commonHelp(_ note: String = "") -> String {
    """
    \(LaunchOptions.indentedHelp)
      --version
          the version

    The headless front end reads verbs from standard input, a line each, and prints the outline of the screen after
    each.\(note)

    \(HelpText.indented(HeadlessScript.help))
    """
  }
}

extension LaunchOptions {
  /// True if browsers on other machines may connect.
  package var isServedToOthers: Bool {
    #if Web
    web.address != nil || web.trustsProxy || !web.trustedProxies.isEmpty
    #else
    false
    #endif
  }
}
