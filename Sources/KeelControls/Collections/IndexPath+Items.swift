public import FoundationEssentials

extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// Creates the index path of a row in a section; the same as `init(item:section:)`.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The index of the section; 0 for an empty path.
  public var section: Int { isEmpty ? 0 : self[0] }
  /// The index of the item in its section; 0 for a path without one.
  public var item: Int { count < 2 ? 0 : self[1] }
  /// The same as `item`.
  public var row: Int { item }
}
