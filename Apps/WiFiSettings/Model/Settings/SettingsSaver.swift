/// Stores one part of a network's settings and calls back, with the failure or with `nil`.
typealias SettingsSaver<Value> = @MainActor (Value, @escaping @MainActor (RadioFailure?) -> Void) -> Void
