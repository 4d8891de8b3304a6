public import KeelViews
public import PeopleModel

/// A row of a list with a person's name and generation, or with a placeholder of the same size if there is no person.
public struct PersonRow: View {
  private let person: Person.Meta?

  public init(_ person: Person.Meta?) { self.person = person }

  public var body: some View {
    LabeledContent {
      Text(person?.generation.title ?? "")
    } label: {
      Label {
        Text(person?.name ?? Person.Meta.namePlaceholder)
      } icon: {
        Image(systemName: person?.symbol ?? "person").foregroundStyle(person?.generation.color ?? .secondary)
      }
    }
  }
}
