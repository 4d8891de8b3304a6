import AppCommandLine
import DoneDoneImperativeViews
import DoneDoneModel
import DoneDoneViews
import Foundation
import Keel
import KeelViews

/// Starts DoneDone with the arguments of the command line.
@main enum DoneDoneProgram {
  static func main() { Options.main(run) }

  @MainActor private static func run(_ options: Options) -> Int32 {
    if let conflict = options.conflict { return Options.refuse(conflict) }
    var launch = options.launch
    launch.title = "DoneDone"
    launch.languages = ["en", "ko"]
    if let code = Launcher.runPreviews(launch) { return code }
    let folders = AppFolders(name: "donedone")
    let system = Language.ofSystem(ProcessInfo.processInfo.environment)
    // A demonstration with invented activities saves no settings either.
    let isDemonstration = options.sample != nil
    let container = DependencyContainer(
      store: options.store(folders, Words(system)),
      preferences: Preferences(file: isDemonstration ? nil : folders.config.appending(path: "settings.json")),
      today: Today(), hasFiles: !launch.isServedToOthers)
    return Launcher.run(launch) { request in
      let model = AppModel(container, systemLanguage: system)
      let window = UIWindow(rootViewController: root(of: options.views, on: model))
      window.title = "DoneDone"
      window.address = UIWindowAddress(path: { model.place.path }, open: { model.open(path: $0) })
      if !isDemonstration {
        window.restoration = UIWindowRestoration(
          version: Snapshot.version, migrations: Snapshot.migrations, state: { model.snapshot },
          restore: { model.snapshot = $0 })
      }
      if let place = request.place { _ = model.open(path: place) }
      return window
    }
  }

  @MainActor private static func root(of views: ViewsKind, on model: AppModel) -> UIViewController {
    switch views {
    case .imperative: AppViewController(model)
    case .declarative: UIHostingController(rootView: ContentView(model))
    }
  }
}

extension Language {
  /// The language of the variables that POSIX reads, in its order.
  fileprivate static func ofSystem(_ environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(localeIdentifier: locale ?? "en")
  }
}
