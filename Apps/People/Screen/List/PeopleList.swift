internal import PeopleModel

/// The rows of a list of people. Only some of the people are loaded.
///
/// The identity of a row is its person if that person is loaded, otherwise its position. If the row existed before its
/// person was loaded, it keeps the position as its identity, and with it its control, focus and selection.
struct PeopleList: Equatable {
  /// A row, and its person if that person is loaded.
  struct Row: Identifiable, Equatable {
    enum ID: Hashable {
      case person(Person.ID)
      case place(section: String, index: Int)
    }

    let id: ID
    /// The position in the list.
    let position: Int
    let person: Person.Meta?

    var isIdentifiedByPosition: Bool { if case .place = id { true } else { false } }
  }

  /// The rows of a section. Each row is created when it is accessed.
  struct Rows: RandomAccessCollection, Equatable {
    fileprivate let group: Person.Group
    /// The position in the list of the first row.
    fileprivate let start: Int
    /// The identities of the rows whose people are loaded.
    fileprivate let ids: [Row.ID]

    var startIndex: Int { 0 }
    var endIndex: Int { group.count }

    subscript(index: Int) -> Row {
      Row(
        id: group.range.contains(index) ? ids[index - group.first] : .place(section: group.id, index: index),
        position: start + index, person: group[index])
    }

    /// The rows whose people are loaded.
    var loaded: some Collection<Row> { group.range.lazy.map { self[$0] } }
  }

  struct Section: Identifiable, Equatable {
    let country: String?
    let rows: Rows
    var id: String { country ?? "" }
  }

  let sections: [Section]
  /// The number of rows.
  let count: Int
  /// The rows of the loaded people.
  private let rowIDs: [Person.ID: Row.ID]
  /// The loaded people of the rows that are identified by a position.
  private let people: [Row.ID: Person.ID]

  /// Creates a list whose people are all loaded.
  init(_ people: [Person.Meta]) { self.init([Person.Group(country: nil, people: people)]) }

  /// Creates a list whose rows keep their identities in the list before it.
  init(_ groups: [Person.Group], after former: PeopleList? = nil) {
    var sections: [Section] = []
    var start = 0
    var rowIDs: [Person.ID: Row.ID] = [:]
    var people: [Row.ID: Person.ID] = [:]
    for group in groups {
      let ids = Self.ids(of: group, after: former)
      for (person, id) in zip(group.people, ids) {
        rowIDs[person.id] = id
        if case .place = id { people[id] = person.id }
      }
      sections.append(Section(country: group.country, rows: Rows(group: group, start: start, ids: ids)))
      start += group.count
    }
    self.sections = sections
    count = start
    self.rowIDs = rowIDs
    self.people = people
  }

  /// Returns the identities of the rows of a section whose people are loaded.
  private static func ids(of group: Person.Group, after former: PeopleList?) -> [Row.ID] {
    guard let former, let rows = former.sections.first(where: { $0.id == group.id })?.rows else {
      return group.people.map { .person($0.id) }
    }
    // A position outside of the window identifies a row whose person is not loaded.
    let kept = group.people.map { person -> Row.ID? in
      switch former.rowIDs[person.id] {
      case nil: nil
      case .place(group.id, let index)? where group.range.contains(index): .place(section: group.id, index: index)
      case .person?, .place?: .person(person.id)
      }
    }
    var taken = Set(kept.compactMap(\.self))
    return zip(group.range, zip(group.people, kept)).map { index, row in
      let (person, kept) = row
      if let kept { return kept }
      let place = Row.ID.place(section: group.id, index: index)
      guard index < rows.count, rows.group[index] == nil, taken.insert(place).inserted else {
        return .person(person.id)
      }
      return place
    }
  }

  /// Returns the identity of a person's row. The person need not be loaded.
  func rowID(of person: Person.ID) -> Row.ID { rowIDs[person] ?? .person(person) }

  /// Returns the person of a row; `nil` if that person is not loaded.
  func person(of row: Row.ID) -> Person.ID? { if case .person(let id) = row { id } else { people[row] } }

  /// Returns the position in the list of a row that is identified by its position; `nil` for other rows.
  func position(of row: Row.ID) -> Int? {
    guard case .place(let section, let index) = row, let rows = sections.first(where: { $0.id == section })?.rows
    else { return nil }
    return rows.start + index
  }

  /// Returns the row at a place, or `nil` if there is none.
  func row(at place: Person.Place) -> Row? {
    guard let rows = sections.first(where: { $0.country == place.country })?.rows, rows.indices.contains(place.index)
    else { return nil }
    return rows[place.index]
  }
}
