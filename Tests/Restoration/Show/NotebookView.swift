import KeelModel
public import KeelViews

/// The views of the notebook.
public struct NotebookView: View {
  @Bindable private var model: Notebook

  /// Creates the views of a model.
  public init(_ model: Notebook) { self.model = model }

  /// The tabs and the sheet.
  public var body: some View {
    TabView(selection: $model.scene.screen) {
      notes.tabItem { Label("Notes", systemImage: "list.bullet") }.tag(Notebook.Screen.notes)
      pages.tabItem { Label("Pages", systemImage: "book") }.tag(Notebook.Screen.pages)
      account.tabItem { Label("Account", systemImage: "person") }.tag(Notebook.Screen.account)
    }
    .sheet(isPresented: $model.scene.isWriting) {
      NavigationStack {
        Form {
          TextField("Text", text: $model.scene.draft)
          state
        }
        .navigationTitle("New Note")
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Later") { model.scene.isWriting = false } } }
      }
    }
  }

  private var notes: some View {
    NavigationStack(path: $model.scene.path) {
      Form {
        state
        Button("Write") { model.scene.isWriting = true }
        ForEach(0..<5) { number in NavigationLink("Note \(number)", value: number) }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { number in
        Form {
          state
          TextField("Reply to \(number)", text: reply(to: number))
          Toggle("Favourite", isOn: isSelected(number))
          ReadingsView()
          NavigationLink("Next to \(number)", value: (number + 1) % Notebook.count)
        }
        .navigationTitle("Note \(number)")
      }
    }
  }

  private var pages: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Button("Page 120") { model.scene.page = 120 }
        Text("at \(model.scene.page ?? 0)")
        state
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<Notebook.count, id: \.self) { number in
              Text("Page \(number) of many").frame(height: 40).id(number)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.scene.page, anchor: .top)
        .frame(height: 240)
      }
      .navigationTitle("Pages")
    }
  }

  private var account: some View {
    NavigationStack {
      Form {
        state
        SecureField("PIN", text: Binding(get: { model.scene.pin.text }, set: { model.scene.pin = Secret($0) }))
        Text(model.scene.pin.text.isEmpty ? "no PIN" : "PIN typed")
      }
      .navigationTitle("Account")
    }
  }

  @ViewBuilder private var state: some View {
    if model.showsScene { Text(verbatim: "scene " + model.sceneText) }
  }

  private func reply(to number: Int) -> Binding<String> {
    Binding(get: { model.scene.replies["\(number)"] ?? "" }, set: { model.scene.replies["\(number)"] = $0 })
  }

  private func isSelected(_ number: Int) -> Binding<Bool> {
    Binding(get: { model.scene.selection == number }, set: { model.scene.selection = $0 ? number : nil })
  }
}

/// A state that only the view has.
private struct ReadingsView: View {
  @State private var count = 0

  var body: some View {
    Button("Read Again") { count += 1 }
    Text("read \(count) times")
  }
}
