package import FoundationEssentials
internal import Glibc
import KeelControls
import KeelTesting
package import KeelViews

/// Starts an app with the options of its command line.
@MainActor package enum AppProgram {
  package static func start<A: App>(_ type: A.Type) -> Never {
    start { name, options in run(type, name: name, options: options) }
  }

  /// Reads the command line, runs the program and ends the process with its exit code.
  package static func start(_ run: (_ name: String, _ options: AppOptions) -> Int32) -> Never {
    Launcher.openStandardDescriptors()
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()))
      if options.action == .help {
        print(help(name))
        exit(0)
      }
      exit(run(name, options))
    } catch {
      _ = Array("\(name): \(error)\n".utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      exit(UsageError.exitCode)
    }
  }

  /// Creates the store of the program's settings, in place of a file; receives the URL of the file that would be used.
  package static var makeSettings: ((URL?) -> KeyedStore)?
  /// Called when the app has been created, before any of its views.
  package static var didMakeApp: (() -> Void)?

  private static func run<A: App>(_ type: A.Type, name: String, options: AppOptions) -> Int32 {
    let settings = file(of: name, "settings.json", variable: "XDG_CONFIG_HOME", or: ".config")
    KeyedStore.app = makeSettings?(settings) ?? KeyedStore(file: settings)
    KeyedStore.scene = KeyedStore(file: file(of: name, "scene.json", variable: "XDG_STATE_HOME", or: ".local/state"))
    Launcher.saves.append {
      KeyedStore.app.saveBeforeExit()
      KeyedStore.scene.saveBeforeExit()
    }
    let made = A()
    didMakeApp?()
    let app = AppHost(made)
    var launch = options.launch
    launch.title = app.scenes.content.title?.string() ?? name
    return Launcher.run(launch) { request in
      // The server keeps the state of a tab; the file of the program's scene keeps that of every other window.
      let isTab = request.keepsItsState
      let store = isTab ? KeyedStore(snapshot: request.state) : .scene
      let window = app.makeWindow(title: name, store: store)
      window.openURLs()
      if isTab { window.stateToRestore = { store.snapshot } }
      return window
    } didShow: { window, request in
      if let url = request.place.flatMap(URL.init(string:)) { SceneURLs.deliver(url, to: window) }
    }
  }

  /// Returns the URL of a file of the program, by the rules of the XDG base directories.
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

      --open URL
          a URL for the app to open as it starts
    \(indented(LaunchOptions.help))

    The headless front end reads verbs from standard input, a line each, and prints the outline of the screen after
    each.

    \(indented(HeadlessScript.help))
    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

extension LaunchRequest {
  /// True if the window is one of many, whose state is kept elsewhere.
  fileprivate var keepsItsState: Bool {
    #if Web
    frontEnd == .web
    #else
    false
    #endif
  }
}
