/// An action that opens another window. It does nothing: front ends show one window of a program.
public struct OpenWindowAction: Sendable {
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window. It does nothing: front ends show one window of a program.
public struct DismissWindowAction: Sendable {
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction() {}
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that opens the settings of the program. It does nothing: front ends show one window of a program.
public struct OpenSettingsAction: Sendable {
  /// Does nothing: there is one window.
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action to open another window; it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action to close a window; it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action to open the settings of the program; it does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// A Boolean value that indicates whether a program can show several windows: always `false`.
  public var supportsMultipleWindows: Bool { false }
}
