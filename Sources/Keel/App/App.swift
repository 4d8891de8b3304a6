import KeelControls
import KeelInteraction
import KeelModel
import KeelViews
import Observation

/// A program made of views: mark it with `@main`.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         WindowGroup { NotesView() }
///       }
///     }
///
/// It starts on any front end: `--front-end terminal|web|headless`, `--open URL`; `--help` lists the options. Every window,
/// and every tab of a browser, has the state of its views to itself; the state of the app is everybody's.
@MainActor @preconcurrency public protocol App {
  /// The scenes of the program.
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder var body: Body { get }
  /// Makes the program, once, as it starts.
  init()
}

extension App {
  /// Starts the program as its command line says, and ends the process when the person is done.
  public static func main() { AppProgram.start(Self.self) }
}

/// The one app of the process: its body is evaluated as a view's, for all windows together.
@MainActor final class AppHost<A: App> {
  let scenes = AppScenes()
  private let root: HostRoot<AppScope<A>>
  private let environment = EnvironmentNode(parent: nil) { $0.scenePhase = ScenePhase(Phases.shared.common) }
  private var phase: TrackedScope?

  init(_ app: A) {
    root = HostRoot(environment: environment, page: PageContext()) { _ in }
    root.show(AppScope(app: Contained(app), scenes: scenes))
    phase = TrackedScope(origin: Origin(type: A.self)) { [weak self] _, _ in self?.followPhase() }
    followPhase()
  }

  /// What the app reads as the phase of its scenes is that of all windows together.
  private func followPhase() {
    guard let common = phase?.track({ Phases.shared.common }) else { return }
    withoutTracking { environment.update { $0.scenePhase = ScenePhase(common) } }
  }

  isolated deinit { phase?.cancel() }

  /// A window that shows what the app has for windows, with state of its own.
  func makeWindow(title name: String, store: KeyedStore) -> UIWindow {
    let window = UIWindow(
      rootViewController: UIHostingController(rootView: AppWindow(scenes: scenes).environment(\.sceneStore, store)))
    window.title = scenes.content.title?.string() ?? name
    return window
  }
}

/// What the app's body says that there is to show.
@MainActor @Observable final class AppScenes {
  var content = SceneContent()
}

/// Follows the state that the app itself has.
private struct AppScope<A: App>: View {
  var app: Contained<A>
  let scenes: AppScenes

  var body: some View {
    let content = SceneContent(of: app.value.body)
    scenes.content = content
    return content.observers.reduce(AnyView(EmptyView())) { $1($0) }
  }
}

/// One window's share of the app.
private struct AppWindow: View {
  let scenes: AppScenes

  var body: some View { scenes.content.content?() ?? AnyView(Text(.noWindow)) }
}
