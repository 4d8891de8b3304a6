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
    /// The field whose value is encoded next.
    var field = "secret"
    /// The names that have been encoded since then.
    var used: [String] = []
  }

  private let state: Mutex<State>

  /// Creates names, with the secrets that are known already.
  public init(_ texts: [String: String] = [:]) { state = Mutex(State(texts: texts)) }

  /// Begins with the secrets of an action, whose name is that of the field.
  package func begin(_ field: String) {
    state.withLock { $0 = State(texts: $0.texts, field: field) }
  }

  /// The names that have been encoded since then.
  package var used: [String] { state.withLock { $0.used } }

  /// Returns the secret of a name.
  func text(of name: String) -> String? { state.withLock { $0.texts[name] } }

  /// Returns the name of a secret of the field, a new one at the first time.
  func name(of secret: Secret) -> String {
    state.withLock { state in
      var name = state.field
      var number = 1
      while let known = state.texts[name], known != secret.text {
        number += 1
        name = "\(state.field)-\(number)"
      }
      state.texts[name] = secret.text
      if !state.used.contains(name) { state.used.append(name) }
      return name
    }
  }
}
