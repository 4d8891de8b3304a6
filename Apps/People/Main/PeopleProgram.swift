import Foundation
import Glibc
import Keel
import KeelViews
import PeopleScreen
import PeopleService
import PeopleVessel

/// Starts People with the arguments of the command line.
@main enum PeopleProgram {
  /// Synchronous on purpose: the loop keeps the main actor on the first thread, on which this runs.
  static func main() {
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    Launcher.openStandardDescriptors()
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      return refuse("\(error)")
    }
    switch options.action {
    case .help:
      print(Help.text)
      return 0
    case .version:
      print(Help.version)
      return 0
    case .run: break
    }
    var launch = options.launch
    launch.title = "People"
    launch.languages = ["en"]
    // A preview has a container of its own: no database is opened for it, and nobody is fetched.
    if let code = Launcher.runPreviews(launch) { return code }
    if let source = options.source, options.data == .sample {
      return refuse("--source \(source) is for --data web. Invented people have no source: leave one of the two out.")
    }
    if let place = options.launch.place, Roger.Route(path: place) == nil {
      return refuse("\(place.debugDescription) is not a place. Places are person/ID, search and search/ID.")
    }
    let first = Vessel(options.voyage(in: ProcessInfo.processInfo.environment))
    // Runs once for all windows: opens the database, and fetches people if none were ever saved.
    Task { await first.launchAction() }
    let crowd = Crowd(isOpen: launch.isServedToOthers)
    return Launcher.run(launch) { request in
      let vessel = first.sister(browser: crowd.browser(of: request))
      if let route = request.place.flatMap({ Roger.Route(path: $0) }) { vessel.goAction(route) }
      let window = UIWindow(rootViewController: root(of: options.views, on: vessel))
      window.title = "People"
      window.address = UIWindowAddress(
        path: { vessel.appState[\.route].path },
        open: { path in
          guard let route = Roger.Route(path: path) else { return false }
          vessel.goAction(route)
          return true
        })
      return window
    }
  }

  @MainActor private static func root(of views: Options.ViewsKind, on service: any Serving) -> UIViewController {
    switch views {
    case .imperative: RootViewController(service)
    case .declarative: UIHostingController(rootView: RootView(service))
    }
  }

  private static func refuse(_ text: String) -> Int32 { UsageError.refuse(text, program: "people") }
}
