extension NavigationPath {
  /// A navigation path in a form that can be stored: each value with the name of its type.
  ///
  /// A value that cannot be decoded, because its type was removed or changed or the data is damaged, is reported as
  /// misuse and left out; the rest is kept. Types must keep their names between versions of a program. A value whose
  /// type cannot be found by its name, because it is declared in a function or `private`, cannot be encoded: that
  /// throws an `EncodingError`.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate(set) var elements: [AnyHashable]

    /// Returns true if both have equal values of the same types in the same order.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
      lhs.elements.elementsEqual(rhs.elements, by: NavigationPath.isSameLevel)
    }

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Decodes a stored path from an array; values that cannot be decoded are reported and left out.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      elements = []
      while !container.isAtEnd {
        if let element = try container.decode(StoredElement.self).value { elements.append(element) }
      }
    }

    /// Encodes the path as an array.
    ///
    /// - Throws: An `EncodingError` if the type of a value cannot be found by its name, and the errors of the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(StoredElement(value: element)) }
    }
  }
}

private struct StoredElement: Codable {
  /// The value, or `nil` if it could not be decoded.
  var value: AnyHashable?

  enum CodingKeys: CodingKey {
    case type
    case value
  }

  init(value: AnyHashable) { self.value = value }

  /// Decodes a value. It never throws, so that one damaged element does not prevent the others from being read.
  init(from decoder: any Decoder) {
    var name: String?
    do {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let typeName = try container.decode(String.self, forKey: .type)
      name = typeName
      guard let type = _typeByName(typeName) as? any (Hashable & Codable).Type else {
        report("There is no such type in this program.", typeName)
        return
      }
      name = "\(type)"
      value = try decodeValue(as: type, from: container)
    } catch {
      // The error's own text may contain the stored value, which must not appear in a log.
      report("What is stored does not fit.", name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard let value = value?.base as? any (Hashable & Codable), let name = _mangledTypeName(type(of: value)) else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "A value of a navigation path is not Codable.")
      throw EncodingError.invalidValue(self, context)
    }
    guard _typeByName(name) == type(of: value) else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription:
          "A navigation path holds a \(String(reflecting: type(of: value))), a type that cannot be found by "
          + "its name when the path is read. Declare it outside of functions, and not as private.")
      throw EncodingError.invalidValue(value, context)
    }
    try container.encode(name, forKey: .type)
    try container.encode(value, forKey: .value)
  }

  private func decodeValue<Value: Hashable & Decodable>(
    as type: Value.Type, from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> AnyHashable {
    AnyHashable(try container.decode(type, forKey: .value))
  }

  private func report(_ reason: String, _ name: String?) {
    RuntimeWarning.report(
      "A level of a stored navigation path was left out: \(name.map { "\($0.debugDescription). " } ?? "")\(reason)",
      rule: "A stored path names types, which keep their names and stay able to read what they once wrote.",
      remedy: "Keep the type, or decode its old form in init(from:).")
  }
}
