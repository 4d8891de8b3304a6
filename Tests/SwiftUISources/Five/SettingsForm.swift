import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
}

public struct SettingsForm: View {
  @AppStorage("username") private var username = "Nobody"
  @AppStorage("appearance", store: .standard) private var appearance: Appearance = .system
  @AppStorage("isNotified") private var isNotified = true
  @State private var size = 16.0
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.blue
  @State private var asksToReset = false
  @Environment(\.openURL) private var openURL

  public init() {}

  public var body: some View {
    Form {
      Section(header: Text("Profile"), footer: Text("Shown to others.")) {
        TextField("Name", text: $username)
        LabeledContent("Version", value: "1.0")
      }
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(SegmentedPickerStyle())
        ColorPicker("Accent", selection: $color)
        Slider(value: $size, in: 10...30, step: 1) { Text("Size") }
        Stepper("Size: \(size, specifier: "%.0f")", value: $size, in: 10...30)
      }
      Section {
        Toggle("Notifications", isOn: $isNotified.animation(.easeInOut))
          .toggleStyle(SwitchToggleStyle(tint: .green))
        if isNotified {
          DatePicker("At", selection: $date, displayedComponents: [.hourAndMinute])
        }
      }
      Section {
        Button("Website") { if let url = URL(string: "https://example.com") { openURL(url) } }
        Button("Reset", role: .destructive) { asksToReset = true }
          .confirmationDialog("Reset everything?", isPresented: $asksToReset, titleVisibility: .visible) {
            Button("Reset all", role: .destructive) { username = "Nobody" }
          }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
    .tint(color)
  }
}
