internal import Foundation
internal import PeopleModel
internal import PeopleUtil

/// An answer of the randomuser.me interface, version 1.4. Records are decoded one by one, so that a damaged record does
/// not affect the others.
struct RandomUserAnswer: Decodable {
  /// The message of the interface if it has failed.
  var error: String?
  var results: [Lenient]?

  /// A record, or the reason why it cannot be read.
  struct Lenient: Decodable {
    var user: Result<RandomUser, any Error>

    init(from decoder: any Decoder) throws { user = Result { try RandomUser(from: decoder) } }
  }
}

/// A record of the randomuser.me interface. It is the interface's own, and changes with it and not with the entity.
struct RandomUser: Decodable {
  struct Name: Decodable {
    var first: String?
    var last: String?
  }
  struct Login: Decodable {
    var uuid: String
    var username: String?
  }
  struct Birth: Decodable { var age: Int }
  struct Picture: Decodable {
    var large: String?
    var medium: String?
  }

  var gender: String?
  var name: Name
  var email: String?
  var login: Login
  var dob: Birth
  var cell: String?
  var phone: String?
  var picture: Picture?
  var nat: String?

  /// The reason that a decoded record is not a person.
  enum Fault: Error, Equatable { case noIdentity, noName, age(Int) }

  func toEntity() throws(Fault) -> Person {
    let id = Self.line(login.uuid)
    guard !id.isEmpty else { throw .noIdentity }
    let name = [name.first, name.last].compactMap { $0.map(Self.line) }.filter { !$0.isEmpty }.joined(separator: " ")
    guard !name.isEmpty else { throw .noName }
    guard (0...150).contains(dob.age) else { throw .age(dob.age) }
    return Person(
      id: id, name: name, username: Self.line(login.username ?? ""), gender: Gender(text: gender),
      email: Self.line(email ?? ""), age: dob.age, country: Self.country(nat),
      cellphone: [cell, phone].compactMap { $0.map(Self.line) }.first { !$0.isEmpty },
      photo: [picture?.large, picture?.medium].compactMap { $0 }.first(where: Self.isAddress))
  }

  /// The text on one line and of bounded length, for it comes from outside. A single character can have any number of
  /// scalars, so those are limited first.
  private static func line(_ text: String) -> String {
    String(text.unicodeScalars.prefix(1000)).split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200)
      .trimmed
  }

  private static func country(_ text: String?) -> String {
    guard let text = text?.trimmed.uppercased(), text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return Person.unknownCountry }
    return text
  }

  private static func isAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 2000, let url = URL(string: text) else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased())
  }
}
