import Keel

#if Desktop
import KeelDesktop
#endif

/// Rows with actions, a page that is too long, and pages that come and go by themselves.
struct FixturePages: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var path: [String] = []
  @State private var title = "Pages"
  @State private var rounds = Rounds()
  @State private var counts = "not counted"

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Fruits") {
          ForEach(fruits, id: \.self) { fruit in
            Text(fruit).contextMenu { Button("Remove") { fruits.removeAll { $0 == fruit } } }
          }
        }
        Section("Pages") {
          NavigationLink("Long page", value: "long")
          NavigationLink("Many rows", value: "many")
          NavigationLink("Very many rows", value: "very many")
          NavigationLink("Lazy", value: "lazy")
          NavigationLink("Keys", value: "keys")
          NavigationLink("Parts", value: "parts")
          NavigationLink("Texts", value: "texts")
          NavigationLink("Scrolling", value: "scrolling")
          NavigationLink("Limits", value: "limits")
          NavigationLink("Effects", value: "effects")
          Button("Present") { rounds.begin(1) }
          Button("Present a hundred times") { rounds.begin(100) }
          Button("Count") { counts = Counts.now }
          Text(verbatim: "\(rounds.done) rounds, \(rounds.seen) seen")
          Text(counts)
        }
      }
      .navigationTitle(title)
      .navigationDestination(for: String.self) { name in
        switch name {
        case "long": LongPage()
        case "many": ManyRows()
        case "very many": VeryManyRows()
        case "lazy": LazyPage()
        case "keys": KeysPage { title = "Renamed" }
        case "parts": PartsPage()
        case "texts": TextsPage()
        case "scrolling": ScrollingPage()
        case "limits": LimitsPage()
        case "effects": EffectsPage()
        default:
          Text("Pushed").navigationTitle(name).task {
            path = []
            rounds.next()
          }
        }
      }
      .sheet(isPresented: $rounds.hasSheet, onDismiss: { rounds.hasAlert = true }) {
        NavigationStack {
          List { Toggle("Switch", isOn: .constant(true)) }.navigationTitle("Sheet")
        }
        .task {
          if Counts.windows > 1 { rounds.seen += 1 }
          rounds.hasSheet = false
        }
      }
      .alert("Alert", isPresented: $rounds.hasAlert) {
        Button("OK") {}
      }
      .task(id: rounds.hasAlert) {
        guard rounds.hasAlert else { return }
        rounds.hasAlert = false
        path = ["pushed"]
      }
    }
  }
}

/// The presentations that are left: a sheet, an alert and a page in each round.
private struct Rounds {
  var left = 0
  var done = 0
  var seen = 0
  var hasSheet = false
  var hasAlert = false

  mutating func begin(_ count: Int) {
    left = count
    hasSheet = true
  }

  mutating func next() {
    done += 1
    left -= 1
    hasSheet = left > 0
  }
}

/// A page of texts and a field, which is too long for the window.
private struct LongPage: View {
  @State private var text = ""

  var body: some View {
    VStack {
      ForEach(0..<80, id: \.self) { Text("Line \($0)") }
      TextField("Last", text: $text)
    }
    .navigationTitle("Long")
  }
}

/// A list that is too long to have a widget for each row.
private struct ManyRows: View {
  @State private var sections = Array(0..<20)

  var body: some View {
    List {
      ForEach(sections, id: \.self) { section in
        Section("Section \(section)") {
          ForEach((0..<10).map { "Row \(section).\($0)" }, id: \.self) { Text($0) }
        }
      }
    }
    .navigationTitle("Many")
    .toolbar {
      Button("Remove the first") { sections.removeFirst() }
      Button("Remove the sixth") { sections.remove(at: 5) }
    }
  }
}

/// What exists in the window.
@MainActor enum Counts {
  static var now: String {
    #if Desktop
    "\(Existing.views) views, \(Existing.connections) connections, \(Existing.windows) windows, \(Existing.widgets) widgets"
    #else
    "nothing"
    #endif
  }

  static var views: Int {
    #if Desktop
    Existing.views
    #else
    0
    #endif
  }

  static var filledCells: Int {
    #if Desktop
    Existing.filledCells
    #else
    0
    #endif
  }

  static var windows: Int {
    #if Desktop
    Existing.windows
    #else
    0
    #endif
  }
}
