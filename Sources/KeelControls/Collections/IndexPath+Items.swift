public import FoundationEssentials

extension IndexPath {
  /// The path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The path of a row in a section; another name for `init(item:section:)`.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section; 0 for an empty path.
  public var section: Int { isEmpty ? 0 : self[0] }
  /// The item in its section; 0 for a path that names none.
  public var item: Int { count < 2 ? 0 : self[1] }
  /// Another name for `item`.
  public var row: Int { item }
}
