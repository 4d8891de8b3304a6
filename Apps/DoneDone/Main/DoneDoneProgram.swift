import DoneDoneImperativeViews
import DoneDoneModel
import DoneDoneViews
import Foundation
import Glibc
import Keel
import KeelViews

/// Starts DoneDone with the arguments of the command line.
@main enum DoneDoneProgram {
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
    if let conflict = options.conflict { return refuse(conflict) }
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

  @MainActor private static func root(of views: Options.ViewsKind, on model: AppModel) -> UIViewController {
    switch views {
    case .imperative: AppViewController(model)
    case .declarative: UIHostingController(rootView: ContentView(model))
    }
  }

  private static func refuse(_ text: String) -> Int32 { UsageError.refuse(text, program: "donedone") }
}

extension Language {
  /// The language of the variables that POSIX reads, in its order.
  fileprivate static func ofSystem(_ environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(localeIdentifier: locale ?? "en")
  }
}
