/// A language of the app.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language of a locale such as `ko_KR.UTF-8` or `ko-KR`; English unless it is Korean.
  public init(localeIdentifier: String) {
    let language = localeIdentifier.prefix { $0.isLetter }.lowercased()
    self = language == "ko" || language == "kor" ? .korean : .english
  }

  /// The language's name in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
