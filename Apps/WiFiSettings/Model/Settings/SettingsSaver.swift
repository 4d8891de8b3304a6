/// The result of storing one part of a network's settings.
enum SaveOutcome<Value> {
  case stored
  case failed(RadioFailure)
  /// Another window or program has stored this value since the form was filled in; nothing was stored.
  case changedElsewhere(Value)
}

/// Stores one part of a network's settings in place of the value that the form was filled in from, and calls back.
typealias SettingsSaver<Value> =
  @MainActor (
    _ value: Value, _ basis: Value, @escaping @MainActor (SaveOutcome<Value>) -> Void
  ) -> Void
