internal import FoundationEssentials
internal import KeelControls
internal import PeopleModel
internal import PeopleShow
internal import PeopleUtil

/// The content of the detail screen, in the words of the app.
enum DetailContent: Equatable {
  case loading
  case message(Message)
  case person(Person)

  init(_ person: Result<Person, Fizzle>?) {
    self =
      switch person {
      case nil: .loading
      case .success(let person): .person(person)
      case .failure(.personMissing):
        .message(
          Message(
            "This Person Is Not Here", symbol: "person.slash", text: Fizzle.personMissing.recoverySuggestion ?? "",
            button: "Show All People"))
      case .failure(let fizzle): .message(.failure(fizzle, "This Person Cannot Be Shown"))
      }
  }

  var title: String { if case .person(let person) = self { person.name } else { "Person" } }
}

/// The words of the detail screen.
enum DetailWords {
  static let move = "Move"
  static let walk = "Walk"
  static let fly = "Fly"
  static let moveHere = "Move Here"
  static let moveFailure = "The move did not work"
}

/// A row with a title and a value.
struct Fact: Identifiable, Hashable {
  var title: String
  var text: String
  /// The kind of address that the text is, such as `tel`; `nil` if it is none.
  var scheme: String?
  var id: String { title }
}

extension Person {
  /// The rows about the person.
  func facts(showsRegion: Bool) -> [Fact] {
    let region = showsRegion ? Country.name(of: country) : ""
    return [
      Fact(title: "E-mail", text: email, scheme: "mailto"),
      Fact(title: "Phone", text: cellphone ?? "", scheme: "tel"),
      Fact(title: "Age", text: "\(age)"),
      Fact(title: "Region", text: region),
    ].filter { !$0.text.isEmpty }
  }
}

extension Portrait {
  /// Reads a photo off the main actor.
  static func reading(_ photo: Photo) async -> Portrait {
    guard let bytes = await FileBytes.read(photo.file), let image = UIImage(data: bytes) else { return .missing }
    return .photo(image)
  }
}
