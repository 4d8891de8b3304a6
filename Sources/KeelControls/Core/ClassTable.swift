/// The table of methods of a class, as a part of the words behind its metadata.
///
/// The table of a subclass begins with the table of its superclass. An override replaces an entry there, and each further
/// method adds one at the end.
package struct ClassTable {
  private let type: AnyClass

  package init(_ type: AnyClass) { self.type = type }

  /// The first word that may belong to the table: kind, superclass, flags, sizes, the size of the metadata with the offset
  /// of its beginning, descriptor and destructor come before it.
  package static let start = 7
  /// The word behind the last one of the class.
  package var end: Int {
    let sizes = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)
    return (Int(sizes[8]) - Int(sizes[9])) / 8
  }

  /// A word of the class. The class must contain it, as all descendants of such a class do.
  package subscript(word: Int) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self)[word] }
}
