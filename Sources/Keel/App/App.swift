import KeelViews

/// A program made of views: mark it with `@main`.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         WindowGroup { NotesView() }
///       }
///     }
///
/// It starts on any front end: `--front-end terminal|headless`, `--open URL`; `--help` lists the options.
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

/// The app as a view: its body is evaluated as any other, and follows the state that the app has.
struct AppRoot<A: App>: View {
  var app: Contained<A>

  init(_ app: A) { self.app = Contained(app) }

  var body: some View {
    let scene = SceneContent(of: app.value.body)
    return AnyView(scene.content ?? AnyView(Text(verbatim: "The app has no window.")))
  }
}
