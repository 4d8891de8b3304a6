public import KeelViews
public import PeopleModel

/// The head of a person's details: the photo beside the name, the nickname and the generation.
public struct PersonHeader: View {
  private let person: Person
  private let portrait: Portrait

  public init(_ person: Person, portrait: Portrait) {
    self.person = person
    self.portrait = portrait
  }

  public var body: some View {
    HStack(spacing: 16) {
      PortraitView(portrait, of: person)
      VStack(alignment: .leading, spacing: 0) {
        Text(person.name).font(.title2).bold()
        if !person.username.isEmpty { Text(person.username).foregroundStyle(.secondary) }
        // Most colours are too pale for a text.
        HStack(spacing: 4) {
          Image(systemName: "circle.fill").foregroundStyle(person.generation.color).accessibilityHidden(true)
          Text(person.generation.title).bold()
        }
        .font(.caption)
      }
      Spacer()
    }
    .padding(.vertical, 8)
  }
}

/// A person's photo in a circle; while it is loading a spinner, without one the first letter of the name.
public struct PortraitView: View {
  private let portrait: Portrait
  private let person: Person
  private static let side = 96.0

  public init(_ portrait: Portrait, of person: Person) {
    self.portrait = portrait
    self.person = person
  }

  public var body: some View {
    Group {
      switch portrait {
      case .loading:
        ProgressView().accessibilityLabel("The photo of \(person.name) is loading")
      case .photo(let image):
        Image(uiImage: image).resizable().accessibilityLabel("Photo of \(person.name)").scaledToFill()
      case .missing:
        Text(person.name.prefix(1)).font(.largeTitle).bold().foregroundStyle(.white)
          .frame(width: Self.side, height: Self.side)
          .background(person.generation.color)
          .accessibilityHidden(true)
      }
    }
    .frame(width: Self.side, height: Self.side)
    .clipShape(Circle())
  }
}
