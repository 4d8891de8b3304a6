import Synchronization

/// The names of the secrets in a recording.
///
/// The first secret of a field has the field's name, `password`; a second, other one is `password-2`.
public final class SecretNames: Sendable {
  /// The key under which ``Secret`` finds the names. A key exists for every text.
  public static let key = CodingUserInfoKey(rawValue: "KeelModel.SecretNames").unsafelyUnwrapped

  /// The error for a secret whose name is not known.
  public struct Missing: Error, Hashable, Sendable {
    /// The name.
    public var name: String
  }

  private struct State {
    var texts: [String: String]
    /// The field whose value is encoded next; `nil` while secrets are only looked for.
    var field: String? = "secret"
    /// The names that have been encoded since then.
    var used: [String] = []
    /// True if a secret has been encoded since then.
    var hasSecret = false
  }

  private let state: Mutex<State>

  /// Creates names, with the secrets that are known already.
  public init(_ texts: [String: String] = [:]) { state = Mutex(State(texts: texts)) }

  /// Begins with the secrets of an action, whose name is that of the field. Without a field, secrets are only looked
  /// for: they receive no names, and what is encoded is not to be kept if there are any.
  package func begin(_ field: String?) {
    state.withLock {
      $0.field = field
      $0.used = []
      $0.hasSecret = false
    }
  }

  /// True if a secret, or an empty one, has been encoded since then.
  package var hasSecret: Bool { state.withLock { $0.hasSecret } }

  /// The names that have been encoded since then.
  package var used: [String] { state.withLock { $0.used } }

  /// Returns the secret of a name.
  func text(of name: String) -> String? { state.withLock { $0.texts[name] } }

  /// Returns the name of a secret of the field, a new one at the first time. An empty text has an empty name.
  func name(of secret: Secret) -> String {
    state.withLock { state in
      state.hasSecret = true
      guard let field = state.field, !secret.text.isEmpty else { return "" }
      var name = field
      var number = 1
      while let known = state.texts[name], known != secret.text {
        number += 1
        name = "\(field)-\(number)"
      }
      state.texts[name] = secret.text
      if !state.used.contains(name) { state.used.append(name) }
      return name
    }
  }
}
