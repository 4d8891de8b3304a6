/// The gender of a person, if the source specifies it.
public enum Gender: String, CaseIterable, Hashable, Codable, Sendable {
  case female, male
  /// The source specifies no gender, or another one.
  case unknown

  /// Parses the text of a source, ignoring case. Other texts are `unknown`.
  public init(text: String?) { self = text.flatMap { Gender(rawValue: $0.lowercased()) } ?? .unknown }
}
