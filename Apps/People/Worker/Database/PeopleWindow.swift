internal import KeelData
internal import PeopleModel
internal import PeopleUtil

/// A window on the list of people: all sections with the numbers of their people, and the people at some positions.
///
/// One statement reads both, so that they belong together. Countries are in the order of their names, which the database
/// does not know. So the statement is made for sections that were read before it (``query(for:)``), and if others are in
/// the window when it is evaluated, it must be made again (``groups(of:)``).
///
/// The cost is that of the people in the window, of counting, and of skipping the people before them in their sections.
struct PeopleWindow: Sendable {
  let order: Person.Order
  let range: Range<Int>

  /// A row of the statement.
  enum Line: Sendable {
    case section(Person.Group)
    /// A person, and the position in the section of its first loaded person.
    case person(Person.Meta, first: Int)

    init(_ row: Row) throws {
      let id: String? = try row[0]
      if let id {
        self = .person(try Person.Meta(id: id, name: row[1], age: row[2], country: row[3]), first: try row[4])
      } else {
        self = .section(Person.Group(country: try row[3], count: try row[2]))
      }
    }
  }

  /// The sections and the numbers of their people, in no particular order.
  var sections: Query<Line> { Query(counts, decode: Line.init) }

  private var counts: SQL {
    switch order {
    case .plain: "SELECT NULL, NULL, (SELECT count(*) FROM person), NULL, 0"
    case .byCountry: "SELECT NULL, NULL, count(*), country, 0 FROM person GROUP BY country"
    }
  }

  /// The statement that reads the window, for sections that were read before.
  func query(for sections: [Line]) -> Query<Line> {
    var sql = counts
    var whole: [String] = []
    var wholeCount = 0
    forEachPart(of: groups(in: sections)) { group, part in
      guard !part.isEmpty else { return }
      if let country = group.country, part.count == group.count {
        whole.append(country)
        wholeCount += part.count
      } else {
        sql.append(people(in: group.country, at: part))
      }
    }
    if !whole.isEmpty {
      sql.append(
        """
         UNION ALL SELECT * FROM (
        SELECT id, name, age, country, 0 FROM person WHERE country IN \(list: whole)
        ORDER BY country, name, id LIMIT \(wholeCount))
        """)
    }
    return Query(sql, decode: Line.init)
  }

  /// People at some positions of a section. There are at most two sections of which the window contains a part.
  private func people(in country: String?, at part: Range<Int>) -> SQL {
    let condition: SQL = country.map { "WHERE country = \($0)" } ?? ""
    return """
       UNION ALL SELECT * FROM (
      SELECT id, name, age, country, \(part.lowerBound) FROM person \(condition)
      ORDER BY name, id LIMIT \(part.count) OFFSET \(part.lowerBound))
      """
  }

  /// Returns the sections with the people who were read, or `nil` if the window contains others.
  func groups(of lines: [Line]) -> [Person.Group]? {
    var read: [String?: (first: Int, people: [Person.Meta])] = [:]
    for case .person(let person, let first) in lines {
      read[order == .plain ? nil : person.country, default: (first, [])].people.append(person)
    }
    var groups: [Person.Group] = []
    var isWhole = true
    forEachPart(of: self.groups(in: lines)) { group, part in
      let found = read.removeValue(forKey: group.country)
      if part.count != found?.people.count ?? 0 || part.lowerBound != found?.first ?? 0 { isWhole = false }
      groups.append(
        Person.Group(
          country: group.country, count: group.count, first: found?.first ?? 0, people: found?.people ?? []))
    }
    return isWhole && read.isEmpty ? groups : nil
  }

  private func forEachPart(of groups: [Person.Group], _ body: (Person.Group, Range<Int>) -> Void) {
    var start = 0
    for group in groups {
      body(group, group.part(of: range, start: start))
      start += group.count
    }
  }

  /// Countries in the order of their names, which are what is shown. People of unknown countries come last.
  private func groups(in lines: [Line]) -> [Person.Group] {
    lines.compactMap { line -> (isUnknown: Bool, name: String, group: Person.Group)? in
      guard case .section(let group) = line, group.count > 0 else { return nil }
      return (group.country == Person.unknownCountry, Country.name(of: group.country ?? ""), group)
    }
    .sorted { (lhs, rhs) in
      lhs.isUnknown == rhs.isUnknown
        ? (lhs.name, lhs.group.id) < (rhs.name, rhs.group.id) : rhs.isUnknown
    }
    .map(\.group)
  }
}

extension PeopleWindow {
  /// The position of a person among those of the same section.
  static func place(of id: Person.ID, in order: Person.Order) -> Query<Person.Place> {
    let sql: SQL =
      switch order {
      case .plain:
        """
        SELECT NULL, (SELECT count(*) FROM person other WHERE (other.name, other.id) < (one.name, one.id))
        FROM person one WHERE id = \(id)
        """
      case .byCountry:
        """
        SELECT country, (SELECT count(*) FROM person other
          WHERE other.country = one.country AND (other.name, other.id) < (one.name, one.id))
        FROM person one WHERE id = \(id)
        """
      }
    return Query(sql) { try Person.Place(country: $0[0], index: $0[1]) }
  }
}
