/// A person, in basic types only.
public struct Person: Identifiable, Hashable, Codable, Sendable {
  public typealias ID = String

  /// The identity that the source gives, for example a UUID.
  public var id: ID
  public var name: String
  /// The nickname.
  public var username: String
  public var gender: Gender
  public var email: String
  /// The age in years.
  public var age: Int
  /// The country's ISO 3166 code of two letters; `ZZ` if it is unknown.
  public var country: String
  public var cellphone: String?
  /// The address of a photo, or `nil` if there is none.
  public var photo: String?

  public init(
    id: ID, name: String, username: String = "", gender: Gender = .unknown, email: String = "", age: Int,
    country: String = Person.unknownCountry, cellphone: String? = nil, photo: String? = nil
  ) {
    self.id = id
    self.name = name
    self.username = username
    self.gender = gender
    self.email = email
    self.age = age
    self.country = country
    self.cellphone = cellphone
    self.photo = photo
  }

  /// The code of a country that is unknown.
  public static let unknownCountry = "ZZ"

  public var generation: Generation { Generation(age: age) }
  public var meta: Meta { Meta(id: id, name: name, age: age, country: country) }
}
