public import KeelViews
public import PeopleModel

/// A person in a list: the name, and the generation.
public struct PersonRow: View {
  private let person: Person.Meta

  public init(_ person: Person.Meta) { self.person = person }

  public var body: some View {
    LabeledContent {
      Text(person.generation.title)
    } label: {
      Label {
        Text(person.name)
      } icon: {
        Image(systemName: person.symbol).foregroundStyle(person.generation.color)
      }
    }
  }
}
