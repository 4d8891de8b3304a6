import KeelControls
import KeelInteraction
import KeelModel
import KeelViews
import Observation

/// A program made of views. Mark it with `@main`.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         WindowGroup { NotesView() }
///       }
///     }
///
/// It starts on any front end: `--front-end terminal|web|headless`, `--open URL`; `--help` lists the options. Every
/// window, and every browser tab, has its own view state; the state of the app is shared.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's body.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app, once, when the program starts.
  init()
}

extension App {
  /// Starts the program with the options of its command line, and ends the process when the user quits.
  @_disfavoredOverload  // For files that import `SwiftUI` too, whose function also starts Foundation's timers.
  public static func main() { AppProgram.start(Self.self) }
}

/// The only app of the process: its body is evaluated like that of a view, once for all windows.
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

  /// Updates the scene phase that the app reads: the common phase of all windows.
  private func followPhase() {
    guard let common = phase?.track({ Phases.shared.common }) else { return }
    withoutTracking { environment.update { $0.scenePhase = ScenePhase(common) } }
  }

  isolated deinit { phase?.cancel() }

  /// Creates a window with the content of the app, with its own state.
  ///
  /// - Parameter settings: The store of the app's settings; `nil` means that of the program.
  func makeWindow(title name: String, store: KeyedStore, settings: KeyedStore? = nil) -> UIWindow {
    let views = scenes.content.isRestored ? store.views : nil
    let content = AppWindow(scenes: scenes).environment(\.sceneStore, store).environment(\.appStore, settings)
      .environment(\.viewStates, views)
    let page = UIHostingController(rootView: content)
    page.page.stateAnchor = .window
    let window = UIWindow(rootViewController: page)
    window.willClose = { views?.end() }
    window.title = scenes.content.title?.string() ?? name
    return window
  }
}

/// The content that the app's body declares.
@MainActor @Observable final class AppScenes {
  var content = SceneContent()
}

/// Observes the state of the app itself.
private struct AppScope<A: App>: View {
  var app: Contained<A>
  let scenes: AppScenes

  var body: some View {
    let content = SceneContent(of: app.value.body)
    scenes.content = content
    return content.observers.reduce(AnyView(EmptyView())) { $1($0) }
  }
}

/// The content of one window.
private struct AppWindow: View {
  let scenes: AppScenes

  var body: some View { scenes.content.content?() ?? AnyView(Text(.noWindow)) }
}
