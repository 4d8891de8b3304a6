package import FoundationEssentials
internal import Glibc
import KeelControls
import KeelLoop
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
    let name = ProgramName.current
    do {
      let options = try AppOptions(Array(CommandLine.arguments.dropFirst()))
      if options.action == .help {
        print(help(name))
        exit(0)
      }
      // Before the app is created, so that a preview starts nothing of it.
      if let code = Launcher.runPreviews(options.launch) { exit(code) }
      #if Desktop
      if let code = Launcher.handOver(options.launch) { exit(code) }
      #endif
      exit(run(name, options))
    } catch {
      exit(UsageError.refuse("\(error)", program: name))
    }
  }

  /// Creates the store of the program's settings, in place of a file; receives the URL of the file that would be used.
  package static var makeSettings: ((URL?) -> KeyedStore)?
  /// Called when the app has been created, before any of its views.
  package static var didMakeApp: (() -> Void)?

  private static func run<A: App>(_ type: A.Type, name: String, options: AppOptions) -> Int32 {
    let settings = AppFolders(name: name).config.appending(path: "settings.json")
    KeyedStore.app = makeSettings?(settings) ?? KeyedStore(file: settings)
    Launcher.saves.append {
      KeyedStore.app.saveBeforeExit()
      KeyedStore.scene.saveBeforeExit()
    }
    var launch = options.launch
    // The server keeps the state of a tab; a file keeps that of the other windows.
    let states = WindowStates(launch)
    let kind = launch.frontEnds.first { $0 != .headless && !$0.isTab } ?? .headless
    if let claim = states.claim(of: "scene", for: kind) { KeyedStore.scene = KeyedStore(claim.file) }
    defer { states.end() }
    let made = A()
    didMakeApp?()
    let app = AppHost(made)
    launch.title = app.scenes.content.title?.string() ?? name
    launch.defaultSize = app.scenes.content.defaultSize
    app.scenes.content.resources?.reportIfMissing()
    var isPlaceUnknown = false
    let code = Launcher.run(launch) { request in
      let store = request.frontEnd.isTab ? TabStateKeeper.store(for: request, states) : .scene
      let window = app.makeWindow(title: name, store: store)
      window.openURLs()
      if request.frontEnd.isTab { window.stateToRestore = { store.snapshot } }
      return window
    } didShow: { window, request in
      if let place = request.place { open(place, in: window) { isPlaceUnknown = true } }
    } didAsk: { window, place in
      open(place, in: window) {}
    }
    SceneURLs.endWaiting()
    // The user has ended the program, so the next one begins anew. A program that could not start, or that has lost its
    // output, keeps the states. After a signal, the process does not come here.
    if code == 0 {
      KeyedStore.scene.views?.discard()
      KeyedStore.scene.saveBeforeExit()
    }
    return code == 0 && isPlaceUnknown ? UsageError.exitCode : code
  }

  /// Opens a place by the views that handle URLs, otherwise by the addresses of pages. A place that is unknown waits for
  /// the first view that handles URLs, which may appear after a database has been opened.
  ///
  /// - Parameter isUnknown: Called after a place that no view has received was reported, at the latest when the program
  ///   ends.
  private static func open(_ place: String, in window: UIWindow, isUnknown: @escaping () -> Void) {
    func refuse() {
      reportUnknown(place: place)
      isUnknown()
    }
    let url = URL(string: place)
    if let url, SceneURLs.deliver(url, to: window) { return }
    if window.open(path: place) { return }
    guard let url else { return refuse() }
    SceneURLs.wait(url, in: window) { [weak window] isTaken in if isTaken { window?.pathWasTaken() } else { refuse() } }
  }

  /// Says that the app has no place with the address of `--open`.
  package static func reportUnknown(place: String) {
    StandardStreams.report(
      "The app has no place \(place.debugDescription). --open takes a URL that its views handle (onOpenURL), or the "
        + "address of a page. Check its spelling, or leave the option out.")
  }

  private static func help(_ name: String) -> String {
    """
    Usage: \(name) [OPTIONS]

      --open URL
          a URL for the app to open as it starts
    \(LaunchOptions.indentedHelp)

    The headless front end reads verbs from standard input, a line each, and prints the outline of the screen after
    each.

    \(HelpText.indented(HeadlessScript.help))
    """
  }
}
