import KeelControls
public import KeelModel

/// An action that leaves the page of a view: call it like a function.
///
///     @Environment(\.dismiss) private var dismiss
///
/// A pushed page is popped, a presented one dismissed, and the state that showed it is updated. It has no effect on a
/// page without a way back.
public struct DismissAction: Sendable {
  let page: PageContext?

  /// Leaves the page.
  @MainActor @preconcurrency public func callAsFunction() { page?.controller?.leave() }
}

extension DismissAction: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.page === new.page }
}

/// The state of a view's presentation and an action to leave it. Use `\.dismiss` and `\.isPresented` in new code.
public struct PresentationMode: Sendable {
  /// A Boolean value that indicates whether there is a page to go back to.
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

  /// An action that leaves the page of the view.
  public var dismiss: DismissAction { DismissAction(page: page) }

  /// A Boolean value that indicates whether the page of the view was pushed or presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The state of the view's presentation and an action to leave it.
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
  }
}

private struct PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> {
    Binding(get: { PresentationMode(isPresented: false, action: nil) }, set: { _ in })
  }
}

extension PageContext {
  /// The values that a page sets in the environment of its views.
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
