/// A section of the list: its rows, by identity. The content of a row is in `WiFiSettingsModel.row(for:)`.
public struct ListSection: Identifiable, Hashable, Sendable {
  public enum ID: Hashable, Sendable {
    /// The switch, and below it the reason that there is no list.
    case power
    /// The choice between several adapters.
    case adapters
    case current
    /// Networks in range that have been joined before.
    case known
    case other
    /// Networks that have been joined before and are not in range.
    case outOfRange
  }

  public enum Item: Hashable, Sendable {
    case power
    case adapter(AdapterRow.ID)
    case network(Network.ID)
    /// Joins a network by its name.
    case joinOther
  }

  public var id: ID
  public var items: [Item]

  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }

  /// The text above the section.
  public var title: String? { id.title }
}

extension ListSection.ID {
  /// The text above the section.
  public var title: String? {
    switch self {
    case .power, .current: nil
    case .adapters: "Adapters"
    case .known: "Known Networks"
    case .other: "Other Networks"
    case .outOfRange: "Known Networks Out of Range"
    }
  }

  /// True if the section can have text below it.
  public var mayHaveFooter: Bool {
    switch self {
    case .power, .current: true
    case .adapters, .known, .other, .outOfRange: false
    }
  }
}
