import KeelControls
public import KeelModel

/// Leaves the page that a view is on: call it like a function.
///
///     @Environment(\.dismiss) private var dismiss
///
/// A pushed page is popped, a presented one dismissed; the state that brought it is told. Nothing happens on a page that
/// nothing leads back from.
public struct DismissAction: Sendable {
  let page: PageContext?

  /// Leaves the page.
  @MainActor @preconcurrency public func callAsFunction() { page?.controller?.leave() }
}

extension DismissAction: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.page === new.page }
}

/// Whether a view's page is presented, and the way to leave it. Use `\.dismiss` and `\.isPresented`.
public struct PresentationMode: Sendable {
  /// Whether there is something to go back to.
  public internal(set) var isPresented: Bool
  let action: DismissAction?

  /// Leaves the page.
  @MainActor @preconcurrency public mutating func dismiss() { action?() }
}

private struct PageKey: EnvironmentKey {
  static var defaultValue: PageContext? { nil }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The page that the view is on.
  package internal(set) var page: PageContext? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  /// Leaves the page that the view is on.
  public var dismiss: DismissAction { DismissAction(page: page) }

  /// Whether the view is on a page that was pushed or presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view's page is presented, and the way to leave it.
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
  }
}

private struct PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> {
    MainActor.assumeIsolated { .constant(PresentationMode(isPresented: false, action: nil)) }
  }
}

extension PageContext {
  /// What a page says of itself to the views on it.
  func environment(isPresented: Bool) -> (inout EnvironmentValues) -> Void {
    let mode = PresentationMode(isPresented: isPresented, action: DismissAction(page: self))
    let binding = Binding<PresentationMode>(get: { mode }, set: { _ in })
    return { [self] values in
      values.page = self
      values.editMode = editMode.binding
      values.isPresented = isPresented
      values[PresentationModeKey.self] = binding
    }
  }
}
