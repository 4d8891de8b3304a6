/// A text that a recording must not contain: its coded form is only a name.
///
/// Coding requires a ``SecretNames`` in the `userInfo` of the coder, under ``SecretNames/key``. In the state that a window
/// restores, a secret is coded as an empty text. It never appears in descriptions.
public struct Secret: Hashable, Sendable {
  /// The secret itself. A field is bound to it: `$model.pin.text`, which writes `pin`.
  public var text: String
  /// Creates a secret.
  public init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text without the secret.
  public var description: String { "<secret>" }
  /// A text without the secret.
  public var debugDescription: String { "<secret>" }
  /// A mirror without the secret.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Secret: Codable {
  private enum Key: String, CodingKey { case secret }

  /// Decodes the name and finds the secret by it. Throws ``SecretNames/Missing`` if there is none.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .secret)
    guard !name.isEmpty else {
      self.init("")
      return
    }
    let names = decoder.userInfo[SecretNames.key] as? SecretNames
    guard let text = names?.text(of: name) else { throw SecretNames.Missing(name: name) }
    self.init(text)
  }

  /// Encodes the name of the secret. An empty text has an empty name.
  public func encode(to encoder: any Encoder) throws {
    if encoder.userInfo[Secret.omission] as? Bool == true {
      var container = encoder.container(keyedBy: Key.self)
      return try container.encode("", forKey: .secret)
    }
    guard let names = encoder.userInfo[SecretNames.key] as? SecretNames else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "A secret is encoded by its name only."))
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(names.name(of: self), forKey: .secret)
  }

  /// The key of an encoder that encodes each secret as an empty text. A key exists for every text.
  package static let omission = CodingUserInfoKey(rawValue: "KeelModel.Secret.omission").unsafelyUnwrapped
}
