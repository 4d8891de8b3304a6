import KeelControls
import KeelModel
import KeelViews
import Observation

/// The places of a window: a tab, and the path of each tab's stack.
@MainActor @Observable final class Places {
  var tab = 0
  var paths: [[Int]]

  init(screens: Int, depth: Int) { paths = Array(repeating: Array(0..<depth), count: screens) }
}

/// Tabs with a stack each; a sidebar in a wide window.
struct PlacesView: View {
  @Bindable var places: Places

  var body: some View {
    TabView(selection: $places.tab) {
      ForEach(places.paths.indices, id: \.self) { screen in
        ScreenView(places: places, screen: screen).tag(screen).tabItem { Text("Screen \(screen)") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct ScreenView: View {
  @Bindable var places: Places
  let screen: Int

  var body: some View {
    NavigationStack(path: $places.paths[screen]) {
      LevelView(level: 0).navigationDestination(for: Int.self) { LevelView(level: $0) }
    }
  }
}

/// A page with a text, a field and a link.
private struct LevelView: View {
  let level: Int
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Level \(level)")
      TextField("Note", text: $note)
      NavigationLink("Deeper", value: level + 1)
    }
    .navigationTitle("Level \(level)")
  }
}

/// The same page, of controls.
final class LevelController: UIViewController {
  private let level: Int

  init(_ level: Int) {
    self.level = level
    super.init()
    title = "Level \(level)"
  }

  override func viewDidLoad() {
    let label = UILabel()
    label.text = "Level \(level)"
    let field = UITextField()
    field.placeholder = "Note"
    let button = UIButton(type: .system)
    button.setTitle("Deeper", for: .normal)
    for part in [label, field, button] { view.addSubview(part) }
  }
}
