public import FoundationEssentials

extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// Creates the index path of a row in a section; equivalent to `init(item:section:)`.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The index of the section; 0 for an empty path.
  public var section: Int { isEmpty ? 0 : self[0] }
  /// The index of the item in its section; 0 if the path has none.
  public var item: Int { count < 2 ? 0 : self[1] }
  /// The index of the row in its section; equivalent to `item`.
  public var row: Int { item }
}
