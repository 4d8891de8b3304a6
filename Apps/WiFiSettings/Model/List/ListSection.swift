/// A section of the list: which rows, by identity. What a row shows is in `WiFiSettingsModel.row(for:)`.
public struct ListSection: Identifiable, Hashable, Sendable {
  public enum ID: Hashable, Sendable {
    /// The switch, and below it why there is no list.
    case power
    case current
    /// Networks in range that have been joined before.
    case known
    case other
  }

  public enum Item: Hashable, Sendable {
    case power
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

  /// The words above the section.
  public var title: String? { id.title }
}

extension ListSection.ID {
  /// The words above the section.
  public var title: String? {
    switch self {
    case .power, .current: nil
    case .known: "Known Networks"
    case .other: "Other Networks"
    }
  }

  /// Whether there can be words below the section.
  public var mayHaveFooter: Bool {
    switch self {
    case .power, .current: true
    case .known, .other: false
    }
  }
}
