internal import Glibc
import Keel
import SpokenFrontEnd

extension FrontEndKind {
  static let spoken = FrontEndKind(rawValue: "spoken")
}

struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      Form {
        Text("Count \(count)")
        Button("Increment") { count += isLoud ? 10 : 1 }
        Toggle("In tens", isOn: $isLoud)
        NavigationLink("About") { Text("A counter that you can use without a screen.").navigationTitle("About") }
      }
      .navigationTitle("Counter")
    }
  }
}

/// `printf 'press Increment\npress About\nback\n' | spoken-counter --front-end spoken`
@main enum SpokenCounter {
  static func main() {
    MainActor.assumeIsolated { Launcher.register(.spoken) { SpokenFrontEnd(say: speak) } }
    CounterApp.main()
  }

  /// Writes each sentence at once, also into a pipe.
  private static func speak(_ sentence: String) {
    _ = Array((sentence + "\n").utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}
