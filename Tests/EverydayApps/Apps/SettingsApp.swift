// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI

struct PreferencesApp: App {
  var body: some Scene {
    WindowGroup {
      PreferencesView()
    }
  }
}

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
}

struct PreferencesView: View {
  @AppStorage("username") private var username = ""
  @AppStorage("notifications") private var notifications = true
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("theme") private var theme = AppTheme.system
  @AppStorage("fontSize") private var fontSize = 14
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.blue
  @State private var isResetting = false
  @State private var showsAdvanced = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Username", text: $username)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        } header: {
          Text("Profile")
        } footer: {
          if username.isEmpty { Text("Others see you as *Guest*.") }
        }

        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.rawValue.capitalized).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          ColorPicker("Tint", selection: $tint)
          Stepper(value: $fontSize, in: 10...24) {
            Text("Font size \(fontSize)")
          }
          Text("Sample")
            .font(.system(size: CGFloat(fontSize)))
        }

        Section("Sound") {
          Toggle(isOn: $notifications) {
            Label("Notifications", systemImage: "bell")
          }
          if notifications {
            Slider(value: $volume, in: 0...1) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
          }
        }

        DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
          NavigationLink("Licences") {
            Text("All of them.")
              .navigationTitle("Licences")
          }
          Link("Website", destination: URL(string: "https://example.com")!)
        }

        Section {
          Button("Reset Settings", role: .destructive) { isResetting = true }
        }
      }
      .navigationTitle("Settings")
      .alert("Reset all settings?", isPresented: $isResetting) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      }
    }
    .preferredColorScheme(theme == .dark ? .dark : theme == .light ? .light : nil)
  }

  private func reset() {
    username = ""
    notifications = true
    volume = 0.5
    theme = .system
    fontSize = 14
  }
}
