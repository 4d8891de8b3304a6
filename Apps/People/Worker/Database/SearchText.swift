internal import KeelData
internal import PeopleModel

/// The text of a search, as words that the words of a person begin with.
///
/// `ann sm` finds Anna Smith and Smilla Hannah-Ann. Whatever else the text contains (quotation marks, operators of
/// the index's query language) separates words and has no other meaning.
struct SearchText: Hashable, Sendable {
  /// The words, at most ``longestSearch`` of them.
  let words: [String]

  init(_ text: String) {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    words = text.split { !isPart($0) }.prefix(Self.longestSearch).map(String.init)
  }

  /// The largest number of words.
  static let longestSearch = 8

  /// The condition in the query language of the index.
  var condition: String { words.map { "\"\($0)\" *" }.joined(separator: " ") }

  /// The people whose words begin with all the words, by name, found in the way that is faster for this many of them.
  func query(limit: Int, in database: Database) async throws -> Query<Person.Meta> {
    guard !words.isEmpty else {
      return Query("SELECT id, name, age, country FROM person WHERE 0", decode: HumanRecord.meta)
    }
    let isCommon = try await database.first(
      "SELECT 1 FROM person_text WHERE person_text MATCH \(condition) LIMIT 1 OFFSET \(Self.commonCount)")
    return query(limit: limit, isCommon: isCommon != nil)
  }

  /// The number of matches from which on it is faster to visit people in the order of their names until enough of them
  /// match, than to look up all that match and sort them.
  ///
  /// Among 100,000 people, the first way takes 2 to 18 ms of a processor, the more the fewer match; the second takes
  /// 0.1 to 40 ms, the more the more match.
  private static let commonCount = 1000

  /// Both ways find the same people.
  func query(limit: Int, isCommon: Bool) -> Query<Person.Meta> {
    // The `+` keeps SQLite from looking people up by their numbers.
    let way: SQL = isCommon ? "INDEXED BY person_by_name WHERE +number" : "WHERE number"
    return Query(
      """
      SELECT id, name, age, country FROM person \(way)
      IN (SELECT rowid FROM person_text WHERE person_text MATCH \(condition)) ORDER BY name, id LIMIT \(limit)
      """, decode: HumanRecord.meta)
  }
}
