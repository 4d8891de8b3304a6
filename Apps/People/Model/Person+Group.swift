extension Person {
  /// The order of a list of people.
  public enum Order: Hashable, Codable, Sendable {
    /// By name, in one group.
    case plain
    /// By name, in one group for each country.
    case byCountry
  }

  /// A section of a list of people.
  ///
  /// ``count`` is the number of all people in the section. Some of them are *loaded*: ``people`` contains them, and
  /// ``range`` is their positions, which are adjacent.
  public struct Group: Identifiable, Hashable, Codable, Sendable {
    /// The code of the country; `nil` for people of any country.
    public var country: String?
    /// The number of all people in the section.
    public var count: Int
    /// The position in the section of the first loaded person; zero if nobody is loaded.
    public var first: Int
    /// The loaded people.
    public var people: [Meta]

    /// Creates a section whose people are all loaded.
    public init(country: String?, people: [Meta]) {
      self.init(country: country, count: people.count, first: 0, people: people)
    }

    /// Creates a section with some of its people loaded.
    public init(country: String?, count: Int, first: Int = 0, people: [Meta] = []) {
      self.country = country
      self.count = count
      self.first = people.isEmpty ? 0 : first
      self.people = people
    }

    public var id: String { country ?? "" }

    /// The positions of the loaded people.
    public var range: Range<Int> { first..<first + people.count }

    /// The person at a position in the section; `nil` if that person is not loaded.
    public subscript(index: Int) -> Meta? { range.contains(index) ? people[index - first] : nil }

    /// Returns the positions in the section that are in a window of the list.
    ///
    /// - Parameter start: The position in the list of the first person of the section.
    public func part(of window: Range<Int>, start: Int) -> Range<Int> {
      let part = window.clamped(to: start..<start + count)
      return part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start
    }

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

  /// The position of a person in a list.
  public struct Place: Hashable, Codable, Sendable {
    /// The code of the section's country; `nil` for people of any country.
    public var country: String?
    /// The position in the section.
    public var index: Int

    public init(country: String?, index: Int) {
      self.country = country
      self.index = index
    }
  }
}

extension [Person.Group] {
  /// The number of all people in the sections.
  public var peopleCount: Int { reduce(0) { $0 + $1.count } }

  /// Returns the sections with only the people in a window of the list loaded. All people must be loaded before.
  public func window(_ window: Range<Int>) -> [Person.Group] {
    var start = 0
    return map { group in
      let part = group.part(of: window, start: start)
      start += group.count
      return Person.Group(
        country: group.country, count: group.count, first: part.lowerBound, people: [Person.Meta](group.people[part]))
    }
  }
}
