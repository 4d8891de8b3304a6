import SwiftUI

struct BorderedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "magnifyingglass")
      configuration
    }
    .padding(8)
    .background(RoundedRectangle(cornerRadius: 8).stroke(.gray))
  }
}

struct CardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

public struct NotesPage: View {
  struct Note: Identifiable {
    var id: String
  }

  @State private var notes = ["Milk", "Bread", "Rope"].map(Note.init)
  @State private var draft = ""
  @AppStorage("notes.isLoud", store: NotesPage.defaults) private var isLoud = false
  let picture: URL?

  public static let defaults = UserDefaults(suiteName: "keel.tests.notes.\(UUID())") ?? .standard

  public init(picture: URL?) { self.picture = picture }

  private var title: AttributedString {
    var title = AttributedString("My notes")
    if let range = title.range(of: "notes") {
      title[range].foregroundColor = .red
      title[range].font = .body.bold()
    }
    return title
  }

  public var body: some View {
    NavigationStack {
      List($notes, editActions: .all) { $note in
        Text(isLoud ? note.id.uppercased() : note.id)
      }
      .safeAreaInset(edge: .bottom) {
        VStack {
          Text(title)
          GroupBox("New") { TextField("Title", text: $draft).textFieldStyle(BorderedFieldStyle()) }
            .groupBoxStyle(CardBoxStyle())
          Toggle("Loud", isOn: $isLoud)
          AsyncImage(url: picture) { phase in
            if let image = phase.image {
              image.resizable().scaledToFit()
            } else if phase.error != nil {
              Text("No picture")
            } else {
              ProgressView()
            }
          }
        }
      }
      .navigationTitle("Notes")
    }
  }
}

public struct ClockPage: View {
  let start: Date
  public init(start: Date) { self.start = start }
  public var body: some View {
    TimelineView(.periodic(from: start, by: 60)) { context in
      Text("Minute \(Int(context.date.timeIntervalSince(start) / 60))")
    }
  }
}
