import Keel
import Observation

// The code of Documentation/state.md, under "Restoring windows", and the types that it uses.
enum RestoredWindow {
  enum Route: Codable { case activity }
  enum Activity { typealias ID = Int }
  struct Draft: Codable { var text = "" }
  struct SceneOfVersion1: Codable { var path: [Route] = [] }

  struct Scene: Codable {
    var path: [Route] = []
    var selection: Activity.ID?
    var draft = Draft()
    var firstRow: Activity.ID?
  }

  @MainActor @Observable final class Model {
    var scene = Scene()
    var path: String { scene.path.isEmpty ? "" : "activity" }
    @discardableResult func open(path: String) -> Bool {
      scene.path = path == "activity" ? [.activity] : []
      return path.isEmpty || path == "activity"
    }
  }

  struct RootView: View {
    let model: Model
    init(_ model: Model) { self.model = model }
    var body: some View { Text(model.scene.draft.text) }
  }

  @MainActor static func run(_ launch: LaunchOptions) -> Int32 {
    return Launcher.run(launch) { request in
      let model = Model()
      let window = UIWindow(rootViewController: UIHostingController(rootView: RootView(model)))
      window.address = UIWindowAddress(path: { model.path }, open: { model.open(path: $0) })
      window.restoration = UIWindowRestoration(
        version: 2, migrations: [StateMigration(from: 1) { (old: SceneOfVersion1) in Scene(path: old.path) }],
        state: { model.scene }, restore: { model.scene = $0 })
      if let place = request.place { model.open(path: place) }
      return window
    }
  }
}
