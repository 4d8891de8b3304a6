import SwiftUI

/// Tabs on a phone, a sidebar on a desk.
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { LibraryView() }
  }
}

struct LibraryView: View {
  @State private var place = Place.today
  @State private var note = ""
  @State private var isWriting = false

  enum Place: Hashable { case today, books, films, mail, find }

  var body: some View {
    TabView(selection: $place) {
      Tab("Find", systemImage: "magnifyingglass", value: .find, role: .search) {
        NavigationStack { Text("Nothing sought").navigationTitle("Find") }
      }
      Tab("Today", systemImage: "house", value: .today) {
        NavigationStack {
          Form {
            TextField("Note", text: $note)
            NavigationLink("The shelf", value: 1)
            Button("Write") { isWriting = true }
          }
          .navigationTitle("Today")
          .navigationDestination(for: Int.self) { shelf in
            List {
              Text("Shelf \(shelf)")
              NavigationLink("Next shelf", value: shelf + 1)
            }
            .navigationTitle("Shelf \(shelf)")
          }
          .sheet(isPresented: $isWriting) { LibraryDraft() }
        }
      }
      TabSection("Library") {
        Tab("Books", systemImage: "book", value: .books) {
          NavigationStack { LibraryCounter().navigationTitle("Books") }
        }
        .badge(2)
        Tab("Films", systemImage: "film", value: .films) {
          NavigationStack { Text("No films").navigationTitle("Films") }
        }
      }
      Tab("Mail", systemImage: "envelope", value: .mail) { LibraryMail() }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct LibraryCounter: View {
  @State private var count = 0
  var body: some View { Button("Read \(count) books") { count += 1 } }
}

struct LibraryDraft: View {
  @State private var text = ""
  var body: some View {
    NavigationStack { Form { TextField("Draft", text: $text) }.navigationTitle("New entry") }
  }
}

struct LibraryMail: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var letter: String?
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["From Ada", "From Bob"], id: \.self, selection: $letter) { Text($0) }.navigationTitle("Letters")
    } detail: {
      if let letter { Text("Dear reader, \(letter)").navigationTitle(letter) } else { Text("Choose a letter") }
    }
  }
}
