import SwiftUI

struct ScrumTimerApp: App {
  @StateObject private var store = ScrumStore()
  @State private var errorWrapper: ScrumErrorWrapper?

  var body: some Scene {
    WindowGroup {
      ScrumsView(scrums: $store.scrums) {
        Task {
          do {
            try await store.save(scrums: store.scrums)
          } catch {
            errorWrapper = ScrumErrorWrapper(error: error, guidance: "Try again later.")
          }
        }
      }
      .task {
        do {
          try await store.load()
        } catch {
          errorWrapper = ScrumErrorWrapper(error: error, guidance: "Scrumdinger will load sample data and continue.")
        }
      }
      .sheet(item: $errorWrapper) {
        store.scrums = DailyScrum.sampleData
      } content: { wrapper in
        VStack {
          Text("An error has occurred!")
          Text(wrapper.error.localizedDescription)
          Text(wrapper.guidance)
        }
      }
    }
  }
}

struct ScrumErrorWrapper: Identifiable {
  let id: UUID = UUID()
  let error: Error
  let guidance: String
}

enum ScrumTheme: String, CaseIterable, Identifiable, Codable {
  case bubblegum, buttercup, indigo, lavender

  var id: String { name }
  var name: String { rawValue.capitalized }
  var mainColor: Color { Color(rawValue) }
  var accentColor: Color {
    switch self {
    case .bubblegum, .buttercup, .lavender: return .black
    case .indigo: return .white
    }
  }
}

struct DailyScrum: Identifiable, Codable {
  let id: UUID
  var title: String
  var attendees: [Attendee]
  var lengthInMinutes: Int
  var lengthInMinutesAsDouble: Double {
    get { Double(lengthInMinutes) }
    set { lengthInMinutes = Int(newValue) }
  }
  var theme: ScrumTheme

  init(id: UUID = UUID(), title: String, attendees: [String], lengthInMinutes: Int, theme: ScrumTheme) {
    self.id = id
    self.title = title
    self.attendees = attendees.map { Attendee(name: $0) }
    self.lengthInMinutes = lengthInMinutes
    self.theme = theme
  }

  struct Attendee: Identifiable, Codable {
    let id: UUID
    var name: String
    init(id: UUID = UUID(), name: String) {
      self.id = id
      self.name = name
    }
  }

  static var emptyScrum: DailyScrum {
    DailyScrum(title: "", attendees: [], lengthInMinutes: 5, theme: .indigo)
  }

  static let sampleData: [DailyScrum] = [
    DailyScrum(title: "Design", attendees: ["Cathy", "Daisy"], lengthInMinutes: 10, theme: .buttercup),
    DailyScrum(title: "App Dev", attendees: ["Katie", "Gray"], lengthInMinutes: 5, theme: .indigo),
  ]
}

@MainActor
class ScrumStore: ObservableObject {
  @Published var scrums: [DailyScrum] = []

  private static func fileURL() throws -> URL {
    try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .appendingPathComponent("scrums.data")
  }

  func load() async throws {
    let task = Task<[DailyScrum], Error> {
      let fileURL = try Self.fileURL()
      guard let data = try? Data(contentsOf: fileURL) else { return DailyScrum.sampleData }
      return try JSONDecoder().decode([DailyScrum].self, from: data)
    }
    self.scrums = try await task.value
  }

  func save(scrums: [DailyScrum]) async throws {
    let task = Task {
      let data = try JSONEncoder().encode(scrums)
      let outfile = try Self.fileURL()
      try data.write(to: outfile)
    }
    _ = try await task.value
  }
}

struct ScrumsView: View {
  @Binding var scrums: [DailyScrum]
  @Environment(\.scenePhase) private var scenePhase
  @State private var isPresentingNewScrumView = false
  let saveAction: () -> Void

  var body: some View {
    NavigationStack {
      List($scrums) { $scrum in
        NavigationLink(destination: ScrumDetailView(scrum: $scrum)) {
          ScrumCardView(scrum: scrum)
        }
        .listRowBackground(scrum.theme.mainColor)
      }
      .navigationTitle("Daily Scrums")
      .toolbar {
        Button(action: { isPresentingNewScrumView = true }) {
          Image(systemName: "plus")
        }
        .accessibilityLabel("New Scrum")
      }
    }
    .sheet(isPresented: $isPresentingNewScrumView) {
      NewScrumSheet(scrums: $scrums, isPresentingNewScrumView: $isPresentingNewScrumView)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .inactive { saveAction() }
    }
  }
}

struct ScrumCardView: View {
  let scrum: DailyScrum

  var body: some View {
    VStack(alignment: .leading) {
      Text(scrum.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      HStack {
        Label("\(scrum.attendees.count)", systemImage: "person.3")
          .accessibilityLabel("\(scrum.attendees.count) attendees")
        Spacer()
        Label("\(scrum.lengthInMinutes)", systemImage: "clock")
          .accessibilityLabel("\(scrum.lengthInMinutes) minute meeting")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(scrum.theme.accentColor)
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

struct ScrumDetailView: View {
  @Binding var scrum: DailyScrum
  @State private var editingScrum = DailyScrum.emptyScrum
  @State private var isPresentingEditView = false

  var body: some View {
    List {
      Section(header: Text("Meeting Info")) {
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("\(scrum.lengthInMinutes) minutes")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Label("Theme", systemImage: "paintpalette")
          Spacer()
          Text(scrum.theme.name)
            .padding(4)
            .foregroundColor(scrum.theme.accentColor)
            .background(scrum.theme.mainColor)
            .cornerRadius(4)
        }
        .accessibilityElement(children: .combine)
      }
      Section(header: Text("Attendees")) {
        ForEach(scrum.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      }
    }
    .navigationTitle(scrum.title)
    .toolbar {
      Button("Edit") {
        isPresentingEditView = true
        editingScrum = scrum
      }
    }
    .sheet(isPresented: $isPresentingEditView) {
      NavigationStack {
        ScrumEditView(scrum: $editingScrum)
          .navigationTitle(scrum.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { isPresentingEditView = false }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") {
                isPresentingEditView = false
                scrum = editingScrum
              }
            }
          }
      }
    }
  }
}

struct ScrumEditView: View {
  @Binding var scrum: DailyScrum
  @State private var newAttendeeName = ""

  var body: some View {
    Form {
      Section(header: Text("Meeting Info")) {
        TextField("Title", text: $scrum.title)
        HStack {
          Slider(value: $scrum.lengthInMinutesAsDouble, in: 5...30, step: 1) {
            Text("Length")
          }
          .accessibilityValue("\(scrum.lengthInMinutes) minutes")
          Spacer()
          Text("\(scrum.lengthInMinutes) minutes")
            .accessibilityHidden(true)
        }
        Picker("Theme", selection: $scrum.theme) {
          ForEach(ScrumTheme.allCases) { theme in
            Text(theme.name).tag(theme)
          }
        }
        .pickerStyle(.navigationLink)
      }
      Section(header: Text("Attendees")) {
        ForEach(scrum.attendees) { attendee in
          Text(attendee.name)
        }
        .onDelete { indices in
          scrum.attendees.remove(atOffsets: indices)
        }
        HStack {
          TextField("New Attendee", text: $newAttendeeName)
          Button(action: {
            withAnimation {
              let attendee = DailyScrum.Attendee(name: newAttendeeName)
              scrum.attendees.append(attendee)
              newAttendeeName = ""
            }
          }) {
            Image(systemName: "plus.circle.fill")
              .accessibilityLabel("Add attendee")
          }
          .disabled(newAttendeeName.isEmpty)
        }
      }
    }
  }
}

struct NewScrumSheet: View {
  @State private var newScrum = DailyScrum.emptyScrum
  @Binding var scrums: [DailyScrum]
  @Binding var isPresentingNewScrumView: Bool

  var body: some View {
    NavigationStack {
      ScrumEditView(scrum: $newScrum)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Dismiss") { isPresentingNewScrumView = false }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              scrums.append(newScrum)
              isPresentingNewScrumView = false
            }
          }
        }
    }
  }
}
