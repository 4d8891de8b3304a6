import KeelModel

// Navigation that starts from the object that has read the traits, as in UIKitNavigation. The actions look up the nearest
// stack and the nearest presentation when they are called.

/// The view or controller that has read a collection of traits. It is not part of the collection's value.
struct TraitReader: Hashable, Sendable {
  weak var responder: UIResponder?

  static func == (lhs: TraitReader, rhs: TraitReader) -> Bool { true }
  func hash(into hasher: inout Hasher) {}

  /// The controller that is the reader, or contains it.
  @MainActor var controller: UIViewController? {
    (responder as? UIViewController) ?? (responder as? UIView)?.nearestController
  }
}

extension UITraitCollection {
  /// Returns these traits as read by an object.
  func read(by responder: UIResponder) -> UITraitCollection {
    var traits = self
    traits.reader = TraitReader(responder: responder)
    return traits
  }

  /// An action that appends a value to the path of the nearest `NavigationStackController`.
  ///
  ///     UIAction { [weak self] _ in self?.traitCollection.push(value: Path.detail) }
  ///
  /// It works in the traits that were read from a view or a controller.
  public var push: UIPushAction { UIPushAction(reader: reader) }

  /// An action that leaves the nearest page that was pushed or presented.
  ///
  ///     UIAction { [weak self] _ in self?.traitCollection.dismiss() }
  ///
  /// It works in the traits that were read from a view or a controller.
  public var dismiss: UIDismissAction { UIDismissAction(reader: reader) }

  /// A Boolean value that indicates whether the object that has read the traits is on a page that was pushed or
  /// presented.
  @MainActor public var isPresented: Bool { reader.controller?.canLeave ?? false }
}

/// An action that appends a value to the path of a stack: call it like a function.
public struct UIPushAction: Sendable {
  let reader: TraitReader

  /// Appends a value to the path of the nearest `NavigationStackController` around the object that has read the traits.
  ///
  /// A stack that presents the object's page is not around it. Without a stack, and for a value that the path cannot
  /// hold, the call is reported and has no effect.
  @MainActor @preconcurrency public func callAsFunction<Element: Hashable>(
    value: Element, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var candidate = reader.controller
    while let current = candidate {
      if let stack = current as? NavigationStackController {
        return withoutTracking { stack.appendToPath(AnyHashable(value)) }
      }
      candidate = current.parent
    }
    RuntimeWarning.report(
      "A \(Element.self) was pushed from outside of a navigation stack.",
      rule: "The value is appended to the path of the NavigationStackController around the view or controller.",
      remedy: "Call traitCollection.push(value:) on a page of a NavigationStackController.", fileID: fileID, line: line)
  }
}

/// An action that leaves a page: call it like a function.
public struct UIDismissAction: Sendable {
  let reader: TraitReader

  /// Leaves the nearest page that was pushed or presented, and updates the state that shows it, which may refuse.
  ///
  /// Without a page to go back to, the call is reported and has no effect.
  @MainActor @preconcurrency public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    if let controller = reader.controller, controller.canLeave { return withoutTracking { controller.leave() } }
    RuntimeWarning.report(
      "A page was dismissed that was neither pushed nor presented.",
      rule: "There is a page to go back to if traitCollection.isPresented is true.",
      remedy: "Call traitCollection.dismiss() on a page that was pushed or presented.", fileID: fileID, line: line)
  }
}
