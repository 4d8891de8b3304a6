import SwiftUI

/// Settings read by views and by other parts of an app, and a record of the app's phases.
struct SettingsView: View {
  @AppStorage("owner") private var owner = "nobody"
  @AppStorage("crew") private var crew = 1
  @AppStorage("phases") private var phases = ""
  @AppStorage("app phases") private var appPhases = ""
  @State private var name = ""

  var body: some View {
    Form {
      LabeledContent("Owner", value: owner)
      LabeledContent("Crew", value: "\(crew)")
      LabeledContent("Window", value: phases)
      LabeledContent("App", value: appPhases)
      TextField("Name", text: $name)
      Button("Set by a View") { owner = name }
      Button("Set by the Model") { UserDefaults.standard.set(name, forKey: "owner") }
      Button("Set Elsewhere") { Task.detached { [name] in UserDefaults.standard.set(name, forKey: "owner") } }
      Button("Read by the Model") { name = "It is \(UserDefaults.standard.string(forKey: "owner") ?? "nothing")" }
      Button("Exit at Once") {
        owner = name
        exit(3)
      }
    }
    .navigationTitle("Settings")
  }
}

#Preview("Settings") { NavigationStack { SettingsView() } }

/// Stores each phase of the window, as apps do that save their documents on a phase change.
struct PhaseKeeper: ViewModifier {
  @Environment(\.scenePhase) private var phase
  @AppStorage("phases") private var phases = ""

  func body(content: Content) -> some View {
    content.onChange(of: phase) { phases += " \(phase)" }
  }
}
