import SwiftUI

/// An app whose views keep the state of their scene, as SwiftUI's documentation shows it.
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup("Diary") { DiaryView() }
  }
}

struct DiaryView: View {
  enum Screen: String { case entries, write, account }

  @SceneStorage("screen") private var screen = Screen.entries
  @Environment(\.scenePhase) private var phase

  var body: some View {
    TabView(selection: $screen) {
      EntriesView().tabItem { Label("Entries", systemImage: "book") }.tag(Screen.entries)
      WriteView().tabItem { Label("Write", systemImage: "pencil") }.tag(Screen.write)
      AccountView(phase: phase).tabItem { Label("Account", systemImage: "person") }.tag(Screen.account)
    }
  }
}

struct EntriesView: View {
  @SceneStorage("path") private var saved: Data?
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(0..<200, id: \.self) { number in NavigationLink("Entry \(number)", value: number) }
        .navigationTitle("Entries")
        .navigationDestination(for: Int.self) { number in
          Form { NavigationLink("Day \(number)", value: "Day \(number)") }.navigationTitle("Entry \(number)")
        }
        .navigationDestination(for: String.self) { day in Form { Text("All of \(day)") }.navigationTitle(day) }
    }
    .onAppear {
      guard let saved, let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      else { return }
      path = NavigationPath(codable)
    }
    .onChange(of: path) { saved = path.codable.flatMap { try? JSONEncoder().encode($0) } }
  }
}

struct WriteView: View {
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Draft", text: $draft)
        Text("\(draft.count) letters")
      }
      .navigationTitle("Write")
    }
  }
}

struct AccountView: View {
  let phase: ScenePhase
  @State private var password = ""
  @State private var remembers = false
  @State private var switchCount = 0
  @State private var copies = 1

  var body: some View {
    NavigationStack {
      Form {
        SecureField("Password", text: $password)
        Toggle("Remember me", isOn: $remembers)
          .onChange(of: remembers) { switchCount += 1 }
        Text("switched \(switchCount) times")
        Text("phase \(phase)")
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      }
      .navigationTitle("Account")
    }
  }
}
