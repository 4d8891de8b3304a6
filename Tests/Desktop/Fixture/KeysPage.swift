import Keel

/// A page with a search field, shortcuts of which two differ by Shift, and a sheet.
struct KeysPage: View {
  /// Gives the page below another title.
  let rename: @MainActor @Sendable () -> Void
  @State private var words = ""
  @State private var last = "nothing"
  @State private var hasSheet = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 12) {
      Text("Pressed: \(last)")
      Text(words.isEmpty ? "No search" : "Looking for \(words)")
      Text(colorScheme == .dark ? "A dark window" : "A light window")
      Button("Save") { last = "Save" }.keyboardShortcut("s")
      Button("Save As") { last = "Save As" }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Sheet") { hasSheet = true }
      Button("Rename", action: rename)
    }
    .navigationTitle("Keys")
    .searchable(text: $words)
    .sheet(isPresented: $hasSheet) { Text("In the sheet").navigationTitle("Sheet") }
  }
}

/// A list of a hundred thousand rows.
struct VeryManyRows: View {
  @State private var rows = Array(0..<100_000)
  @State private var counts = "not counted"

  var body: some View {
    ScrollViewReader { proxy in
      List(rows, id: \.self) { row in Button("Row \(row)") {} }
        .navigationTitle("Very many")
        .toolbar {
          Button(counts) { counts = "\(Counts.views) views, \(Counts.filledCells) cells filled" }
          Button("Insert") { rows.insert(rows.count, at: 0) }
          Button("Middle") { proxy.scrollTo(50_000) }
        }
    }
  }
}

/// Gauges, and tabs that have a sidebar where there is room.
struct PartsPage: View {
  private let names = ["One", "Two", "Three"]

  var body: some View {
    TabView {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 12) {
          Text("Page \(name)")
          Gauge(value: 0.4) { Text("Charge") }
          Gauge(value: 0.75) { Text("Disk") }.gaugeStyle(.accessoryCircularCapacity)
        }
        .tabItem { Label(name, systemImage: "star") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .navigationTitle("Parts")
  }
}
