import FoundationEssentials
internal import Glibc
import KeelControls
import KeelTesting
import KeelViews

/// Starts an app as its command line says.
@MainActor package enum AppProgram {
  package static func start<A: App>(_ type: A.Type) -> Never {
    Launcher.openStandardDescriptors()
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()))
      if options.action == .help {
        print(help(name))
        exit(0)
      }
      exit(run(type, name: name, options: options))
    } catch {
      _ = Array("\(name): \(error)\n".utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      exit(UsageError.exitCode)
    }
  }

  private static func run<A: App>(_ type: A.Type, name: String, options: AppOptions) -> Int32 {
    KeyedStore.app = KeyedStore(file: file(of: name, "settings.json", variable: "XDG_CONFIG_HOME", or: ".config"))
    KeyedStore.scene = KeyedStore(file: file(of: name, "scene.json", variable: "XDG_STATE_HOME", or: ".local/state"))
    let app = AppRoot(A())
    defer {
      KeyedStore.app.saveBeforeExit()
      KeyedStore.scene.saveBeforeExit()
    }
    return Launcher.run(on: options.frontEnd, isQuiet: options.isQuiet) {
      let window = UIWindow(rootViewController: UIHostingController(rootView: app))
      window.title = SceneContent(of: app.app.value.body).title?.string() ?? name
      return window
    } didShow: { window in
      if let url = options.url.flatMap(URL.init(string:)) { SceneURLs.deliver(url, to: window) }
    }
  }

  /// Where a program keeps a file of its own, by the rules of the XDG base directories.
  private static func file(of name: String, _ file: String, variable: String, or folder: String) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment[variable], base.hasPrefix("/") {
      return URL(filePath: base).appending(path: "\(name)/\(file)")
    }
    return environment["HOME"].map { URL(filePath: $0).appending(path: "\(folder)/\(name)/\(file)") }
  }

  private static func help(_ name: String) -> String {
    """
    Usage: \(name) [OPTIONS]

      --front-end terminal|headless     where to show it (terminal)
      --open URL                        a URL for the app to open as it starts
      -q, --quiet                       headless: print the outline only when asked for it
      -h, --help                        this text

    The headless front end reads verbs from standard input, a line each, and prints the outline of the screen after
    each.

    \(HeadlessScript.help.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n"))
    """
  }
}
