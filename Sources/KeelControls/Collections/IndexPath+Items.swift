public import FoundationEssentials

extension IndexPath {
  /// The path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { isEmpty ? 0 : self[0] }
  public var item: Int { count < 2 ? 0 : self[1] }
  public var row: Int { item }
}
