extension NavigationPath {
  /// A path as it is stored: each value with the name of its type.
  ///
  /// A value that cannot be decoded, because its type is gone or has changed or the data is damaged, is reported and
  /// left out; the rest is kept. Types must keep their names between versions of a program, and may not be private.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate(set) var elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      elements = []
      while !container.isAtEnd {
        if let element = try container.decode(StoredElement.self).value { elements.append(element) }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(StoredElement(value: element)) }
    }
  }
}

private struct StoredElement: Codable {
  /// `nil` when it could not be decoded.
  var value: AnyHashable?

  enum CodingKeys: CodingKey {
    case type
    case value
  }

  init(value: AnyHashable) { self.value = value }

  /// Never throws, so that one damaged element does not take the others along.
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
      // The error's own text may hold what was stored, which is nobody's business in a log.
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
    try container.encode(name, forKey: .type)
    try container.encode(value, forKey: .value)
  }

  private func decodeValue<Value: Hashable & Decodable>(
    as type: Value.Type, from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> AnyHashable {
    AnyHashable(try container.decode(type, forKey: .value))
  }

  private func report(_ reason: String, _ name: String?) {
    Misuse.report(
      "A level of a stored navigation path was left out: \(name.map { "\($0.debugDescription). " } ?? "")\(reason)",
      rule: "A stored path names types, which keep their names and stay able to read what they once wrote.",
      remedy: "Keep the type, or decode its old form in init(from:).")
  }
}
