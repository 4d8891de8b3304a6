import SwiftUI

struct QuickNotesApp: App {
  var body: some Scene {
    WindowGroup {
      QuickNotesView()
    }
  }
}

struct QuickNote: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var body: String
  var isPinned = false
  var edited = Date()
}

@MainActor
@Observable
final class QuickNotesStore {
  var notes: [QuickNote] = [
    QuickNote(title: "Groceries", body: "Milk, bread", edited: Date(timeIntervalSince1970: 1_700_000_000)),
    QuickNote(title: "Ideas", body: "A garden shed", edited: Date(timeIntervalSince1970: 1_600_000_000)),
  ]

  func filtered(by search: String) -> [QuickNote] {
    let matching = search.isEmpty ? notes : notes.filter { $0.title.localizedCaseInsensitiveContains(search) }
    return matching.sorted { $0.edited > $1.edited }
  }

  func delete(_ note: QuickNote) { notes.removeAll { $0.id == note.id } }

  func togglePin(_ note: QuickNote) {
    guard let index = notes.firstIndex(of: note) else { return }
    notes[index].isPinned.toggle()
  }
}

struct QuickNotesView: View {
  @State private var store = QuickNotesStore()
  @State private var selection: QuickNote.ID?
  @State private var search = ""
  @State private var noteToDelete: QuickNote?

  private var pinned: [QuickNote] { store.filtered(by: search).filter(\.isPinned) }
  private var others: [QuickNote] { store.filtered(by: search).filter { !$0.isPinned } }

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        if !pinned.isEmpty {
          Section("Pinned") { rows(pinned) }
        }
        Section("Notes") { rows(others) }
      }
      .searchable(text: $search, prompt: "Search notes")
      .navigationTitle("Notes")
      .overlay {
        if pinned.isEmpty && others.isEmpty {
          ContentUnavailableView.search(text: search)
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            let note = QuickNote(title: "New Note", body: "")
            store.notes.append(note)
            selection = note.id
          } label: {
            Image(systemName: "square.and.pencil")
          }
          .accessibilityLabel("New Note")
        }
      }
      .confirmationDialog(
        "Delete this note?", isPresented: Binding(get: { noteToDelete != nil }, set: { if !$0 { noteToDelete = nil } }),
        titleVisibility: .visible, presenting: noteToDelete
      ) { note in
        Button("Delete \(note.title)", role: .destructive) { store.delete(note) }
      }
    } detail: {
      if let index = store.notes.firstIndex(where: { $0.id == selection }) {
        QuickNoteEditor(note: $store.notes[index])
      } else {
        Text("Select a note")
          .foregroundStyle(.secondary)
      }
    }
  }

  private func rows(_ notes: [QuickNote]) -> some View {
    ForEach(notes) { note in
      VStack(alignment: .leading) {
        Text(note.title).font(.headline)
        Text(note.body).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      .swipeActions(edge: .leading) {
        Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { store.togglePin(note) }
          .tint(.yellow)
      }
      .swipeActions {
        Button("Delete", systemImage: "trash", role: .destructive) { noteToDelete = note }
      }
    }
  }
}

struct QuickNoteEditor: View {
  @Binding var note: QuickNote
  @FocusState private var isEditing: Bool

  var body: some View {
    Form {
      TextField("Title", text: $note.title)
        .focused($isEditing)
      TextEditor(text: $note.body)
        .frame(minHeight: 200)
        .accessibilityLabel("Body")
      Toggle("Pinned", isOn: $note.isPinned)
    }
    .navigationTitle(note.title)
    .onAppear { isEditing = note.body.isEmpty }
  }
}
