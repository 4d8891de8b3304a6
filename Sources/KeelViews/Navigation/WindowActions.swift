/// Opens another window: call it like a function. Front ends have one window: nothing comes.
public struct OpenWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes another window: call it like a function. Front ends have one window: nothing comes.
public struct DismissWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings of the program: call it like a function. Front ends have one window: nothing comes.
public struct OpenSettingsAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens another window. Front ends have one.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes another window. Front ends have one.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings of the program. Front ends have one window.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether front ends can show several windows of a program. They cannot.
  public var supportsMultipleWindows: Bool { false }
}
