import SwiftUI

/// A small app written for Apple's systems: it uses no API of Keel's own.
@main struct TasksApp: App {
  @State private var store = TaskStore()
  @Environment(\.scenePhase) private var phase

  init() { UserDefaults.standard.register(defaults: ["crew": 4]) }

  var body: some Scene {
    WindowGroup("Tasks") {
      TaskListView()
        .environment(store)
        .modifier(PhaseKeeper())
    }
    .onChange(of: phase) {
      let before = UserDefaults.standard.string(forKey: "app phases") ?? ""
      UserDefaults.standard.set("\(before) \(phase)", forKey: "app phases")
    }
  }
}

@MainActor @Observable final class TaskStore {
  struct Item: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
  }
  var items = [Item(title: "Buy rope"), Item(title: "Paint the keel", isDone: true)]
  var path: [Item.ID] = []
  var isShowingHistory = false
  var isShowingSettings = false
  var isShowingDrawings = false
  var isShowingEffects = false
  var isShowingMotion = false
  var isShowingScrolling = false
  var isShowingPassing = false
  var isShowingChoices = false
  var isShowingGuide = false
  var isShowingRounds = false
  var isShowingFinding = false
  var isShowingLooks = false

  func add(_ title: String) { items.append(Item(title: title)) }
}

struct TaskListView: View {
  @Environment(TaskStore.self) private var store
  @AppStorage("hidesDone") private var hidesDone = false
  @State private var newTitle = ""
  @State private var isAdding = false

  var body: some View {
    @Bindable var store = store
    NavigationStack(path: $store.path) {
      List {
        Toggle("Hide what is done", isOn: $hidesDone)
        Section("Open: \(store.items.filter { !$0.isDone }.count)") {
          ForEach($store.items) { $item in
            if !(hidesDone && item.isDone) {
              NavigationLink(value: item.id) {
                Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
              }
            }
          }
          .onDelete { store.items.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Tasks")
      .navigationDestination(for: TaskStore.Item.ID.self) { id in
        if let $item = $store.items.first(where: { $0.wrappedValue.id == id }) {
          TaskView(item: $item)
        }
      }
      .navigationDestination(isPresented: $store.isShowingHistory) { HistoryView() }
      .navigationDestination(isPresented: $store.isShowingSettings) { SettingsView() }
      .navigationDestination(isPresented: $store.isShowingDrawings) { DrawingsView() }
      .navigationDestination(isPresented: $store.isShowingEffects) { EffectsView() }
      .navigationDestination(isPresented: $store.isShowingMotion) { MotionView() }
      .navigationDestination(isPresented: $store.isShowingScrolling) { ScrollingView() }
      .navigationDestination(isPresented: $store.isShowingPassing) { PassingView() }
      .navigationDestination(isPresented: $store.isShowingChoices) { ChoicesView() }
      .navigationDestination(isPresented: $store.isShowingGuide) { GuideView() }
      .navigationDestination(isPresented: $store.isShowingRounds) { RoundsView() }
      .navigationDestination(isPresented: $store.isShowingFinding) { FindingView() }
      .navigationDestination(isPresented: $store.isShowingLooks) { LooksView() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        NavigationStack {
          Form { TextField("Title", text: $newTitle) }
            .navigationTitle("New Task")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isAdding = false } }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                  store.add(newTitle)
                  newTitle = ""
                  isAdding = false
                }
                .disabled(newTitle.isEmpty)
              }
            }
        }
      }
      .onOpenURL { url in
        store.isShowingSettings = url.lastPathComponent == "Settings"
        store.isShowingDrawings = url.lastPathComponent == "Drawings"
        store.isShowingEffects = url.lastPathComponent == "Effects"
        store.isShowingMotion = url.lastPathComponent == "Motion"
        store.isShowingScrolling = url.lastPathComponent == "Scrolling"
        store.isShowingPassing = url.lastPathComponent == "Passing"
        store.isShowingChoices = url.lastPathComponent == "Choices"
        store.isShowingGuide = url.lastPathComponent == "Guide"
        store.isShowingRounds = url.lastPathComponent == "Rounds"
        store.isShowingFinding = url.lastPathComponent == "Finding"
        store.isShowingLooks = url.lastPathComponent == "Looks"
        store.isShowingHistory = url.lastPathComponent == "History"
        store.path = store.items.filter { $0.title == url.lastPathComponent }.map(\.id)
      }
    }
  }
}

struct TaskView: View {
  @Binding var item: TaskStore.Item
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  @State private var reminders = 0

  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      Toggle("Done", isOn: $item.isDone)
      Button("Finish", role: .destructive) { isAsking = true }
      Button("Remind Me") {
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
          MainActor.assumeIsolated { reminders += 1 }
        }
      }
      if reminders >= 2 { Text("Reminded twice") }
    }
    .navigationTitle(item.title)
    .alert("Finish this task?", isPresented: $isAsking) {
      Button("Finish", role: .destructive) {
        item.isDone = true
        dismiss()
      }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It stays in the list.")
    }
  }
}
