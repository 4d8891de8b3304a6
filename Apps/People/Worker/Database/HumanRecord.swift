internal import KeelData
internal import PeopleModel

/// A row of the table of people. It is the database's own, and changes with the schema and not with the entity.
struct HumanRecord: Sendable {
  var id: String
  var name: String
  var username: String
  var gender: String
  var email: String
  var age: Int
  var country: String
  var cellphone: String?
  var photo: String?

  init(_ row: Row) throws {
    id = try row["id"]
    name = try row["name"]
    username = try row["username"]
    gender = try row["gender"]
    email = try row["email"]
    age = try row["age"]
    country = try row["country"]
    cellphone = try row["cellphone"]
    photo = try row["photo"]
  }

  init(_ person: Person) {
    id = person.id
    name = person.name
    username = person.username
    gender = person.gender.rawValue
    email = person.email
    age = person.age
    country = person.country
    cellphone = person.cellphone
    photo = person.photo
  }

  func toEntity() -> Person {
    Person(
      id: id, name: name, username: username, gender: Gender(text: gender), email: email, age: age, country: country,
      cellphone: cellphone, photo: photo)
  }
}

extension HumanRecord {
  static func query(id: Person.ID) -> Query<Person> {
    Query(
      """
      SELECT id, name, username, gender, email, age, country, cellphone, photo FROM person WHERE id = \(id)
      """
    ) { try HumanRecord($0).toEntity() }
  }

  /// Inserts the record, or updates the row of the stored one if a property differs.
  ///
  /// A record that is equal to the stored one writes no row.
  var upsert: SQL {
    """
    INSERT INTO person (id, name, username, gender, email, age, country, cellphone, photo)
    VALUES (\(id), \(name), \(username), \(gender), \(email), \(age), \(country), \(cellphone.dataValue), \(photo.dataValue))
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, username = excluded.username, gender = excluded.gender, email = excluded.email,
      age = excluded.age, country = excluded.country, cellphone = excluded.cellphone, photo = excluded.photo
    WHERE (name COLLATE BINARY, username, gender, email, age, country, cellphone, photo)
      IS NOT (excluded.name, excluded.username, excluded.gender, excluded.email, excluded.age, excluded.country,
        excluded.cellphone, excluded.photo)
    """
  }

  /// Selects the number of the stored person, if it is at most `last` and the searched text differs from that of the
  /// record.
  func renamed(upTo last: Int) -> SQL {
    """
    SELECT number FROM person WHERE id = \(id) AND number <= \(last)
    AND (name COLLATE BINARY, username, email) IS NOT (\(name), \(username), \(email))
    """
  }

  static func meta(_ row: Row) throws -> Person.Meta {
    try Person.Meta(id: row[0], name: row[1], age: row[2], country: row[3])
  }
}
