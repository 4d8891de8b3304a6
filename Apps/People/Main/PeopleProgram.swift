import AppCommandLine
import Foundation
import Keel
import KeelViews
import PeopleScreen
import PeopleService
import PeopleVessel

/// Starts People with the arguments of the command line.
@main enum PeopleProgram {
  static func main() { Options.main(run) }

  @MainActor private static func run(_ options: Options) -> Int32 {
    var launch = options.launch
    launch.title = "People"
    launch.languages = ["en"]
    // A preview has a container of its own: it opens no database and fetches no people.
    if let code = Launcher.runPreviews(launch) { return code }
    if let source = options.source, options.data == .sample {
      return Options.refuse(
        "--source \(source) is for --data web. Invented people have no source: leave one of the two out.")
    }
    if let place = options.launch.place, Roger.Route(path: place) == nil {
      return Options.refuse("\(place.debugDescription) is not a place. Places are person/ID, search and search/ID.")
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

  @MainActor private static func root(of views: ViewsKind, on service: any Serving) -> UIViewController {
    switch views {
    case .imperative: RootViewController(service)
    case .declarative: UIHostingController(rootView: RootView(service))
    }
  }
}
