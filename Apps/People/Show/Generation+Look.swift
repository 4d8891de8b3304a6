public import KeelControls
public import KeelViews
public import PeopleModel

extension Generation {
  /// The colour of the generation, from young to old.
  public var color: Color {
    switch self {
    case .kid: .orange
    case .teen: .pink
    case .youth: .green
    case .middle: .blue
    case .senior: .indigo
    case .old: .purple
    }
  }

  /// The same colour, for controls.
  public var uiColor: UIColor {
    switch self {
    case .kid: .systemOrange
    case .teen: .systemPink
    case .youth: .systemGreen
    case .middle: .systemBlue
    case .senior: .systemIndigo
    case .old: .systemPurple
    }
  }
}

extension Person.Meta {
  /// The placeholder for the name of a person that is not loaded.
  static var namePlaceholder: String { "…" }

  /// The symbol in front of the name: its first letter in a circle, or a figure if that is not a Latin letter.
  public var symbol: String {
    guard let letter = name.lowercased().first, letter.isASCII, letter.isLetter else { return "person.circle.fill" }
    return "\(letter).circle.fill"
  }
}
