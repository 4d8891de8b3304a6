extension Person {
  /// The order of a list of people.
  public enum Order: Hashable, Codable, Sendable {
    /// By name, in one group.
    case plain
    /// By name, in one group for each country.
    case byCountry
  }

  /// A section of a list of people.
  public struct Group: Identifiable, Hashable, Codable, Sendable {
    /// The code of the country; `nil` for people of any country.
    public var country: String?
    public var people: [Meta]

    public init(country: String?, people: [Meta]) {
      self.country = country
      self.people = people
    }

    public var id: String { country ?? "" }

    /// Divides people that are sorted by country into groups. Linear in their number.
    public static func groups(of people: [Meta], in order: Order) -> [Group] {
      guard !people.isEmpty else { return [] }
      guard order == .byCountry else { return [Group(country: nil, people: people)] }
      var groups: [Group] = []
      var start = 0
      for index in people.indices where index + 1 == people.count || people[index + 1].country != people[index].country
      {
        groups.append(Group(country: people[index].country, people: Array(people[start...index])))
        start = index + 1
      }
      return groups
    }
  }
}
