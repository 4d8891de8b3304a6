/// The place in a program where an object was created, for reports. Small, because each observer has one.
package struct Origin: Sendable, CustomStringConvertible {
  private let kind: Kind

  private enum Kind {
    /// The body of a view of that type; named only when a report is written.
    case body(Any.Type)
    case line(StaticText, UInt32)
    indirect case named(String, StaticText, UInt32)
  }

  /// A static string of the program, in two words.
  ///
  /// `@unchecked Sendable`: the pointer leads to constants of the program, which nothing writes or frees.
  private struct StaticText: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    let count: UInt32

    init(_ text: StaticString) {
      precondition(text.hasPointerRepresentation, "A place is named by #fileID.")
      start = text.utf8Start
      count = UInt32(clamping: text.utf8CodeUnitCount)
    }

    var string: String { String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self) }
  }

  /// The body of a view of that type.
  package init(type: Any.Type) { kind = .body(type) }

  package init(name: String? = nil, fileID: StaticString, line: UInt) {
    let line = UInt32(clamping: line)
    kind = name.map { .named($0, StaticText(fileID), line) } ?? .line(StaticText(fileID), line)
  }

  package var description: String {
    switch kind {
    case .body(let type): "the body of \(type)"
    case .line(let file, let line): "\(file.string):\(line)"
    case .named(let name, let file, let line): "\(name) (\(file.string):\(line))"
    }
  }
}
