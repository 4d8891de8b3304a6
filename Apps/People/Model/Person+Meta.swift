extension Person {
  /// The properties of a person that a list displays.
  public struct Meta: Identifiable, Hashable, Codable, Sendable {
    public var id: Person.ID
    public var name: String
    public var age: Int
    public var country: String

    public init(id: Person.ID, name: String, age: Int, country: String) {
      self.id = id
      self.name = name
      self.age = age
      self.country = country
    }

    public var generation: Generation { Generation(age: age) }
  }
}
