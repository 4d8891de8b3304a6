public import PeopleModel

/// An answer of the search.
public struct Found: Hashable, Sendable {
  /// The text that was searched for.
  public var text: String
  /// The people that match it.
  public var people: Result<[Person.Meta], Fizzle>

  public init(_ people: Result<[Person.Meta], Fizzle>, for text: String) {
    self.text = text
    self.people = people
  }
}
