internal import Foundation

/// Text that says nothing about a person.
///
/// It consists of literals, numbers, and addresses without what may be personal in them. Any other text must be
/// vouched for: `\(known: column)`. A name or the text of a search is no `known` text.
public struct LogText: Hashable, Sendable, CustomStringConvertible {
  public private(set) var description: String
}

extension LogText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { description = value }

  public init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a number: a count, a size, a code.
    public mutating func appendInterpolation(_ number: some BinaryInteger) { text += "\(number)" }

    /// Appends another text.
    public mutating func appendInterpolation(_ other: LogText) { text += other.description }

    /// Appends text that the program itself contains: a column, a key of a format, the name of a type.
    public mutating func appendInterpolation(known text: String) { self.text += text }

    /// Appends an address without its user, query and fragment.
    public mutating func appendInterpolation(address: String) {
      guard var parts = URLComponents(string: address), parts.host?.isEmpty == false else {
        text += "(no address)"
        return
      }
      (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
      text += (parts.string ?? "(no address)").prefix(200)
    }
  }
}
