import KeelModel

// Traits are inherited: a window's by its pages, a page's by its content and by the pages that it presents. Where an
// upper layer has set a context (see Context.swift) that is a source of traits, they are inherited from there.

/// An environment of an upper layer that has traits.
package protocol TraitSource: AnyObject {
  /// The traits, or `nil` while the environment is in no window.
  var traits: UITraitCollection? { get }
}

extension UIView {
  /// The environment of the view; reading it in `observe` tracks changes of its window and of overrides around it.
  public var traitCollection: UITraitCollection {
    let traits = traitsHere
    if traits == nil { followPlacement() }
    return (traits ?? UITraitCollection()).read(by: self)
  }

  /// Notifies the readers of traits that the view is in another place.
  func placementDidChange() { rare?.placement?.fire() }
}

/// The traits around an object.
package struct InheritedTraits {
  /// The traits of the nearest source, or `nil` if the object is in no window.
  fileprivate var base: UITraitCollection?
  /// The overrides between the source and the object, those of the object included, innermost first.
  package fileprivate(set) var overrides: [UITraitOverrides] = []
  /// The traits at the object, or `nil` if it is in no window.
  package var traits: UITraitCollection? { base.map { overrides.reversed().reduce($0) { $0.overridden(by: $1) } } }
}

extension UIResponder {
  /// The traits at this object, or `nil` if it is in no window.
  var traitsHere: UITraitCollection? { inheritedTraits.traits }

  /// The traits of the nearest source, and the overrides between it and this object. O(depth).
  package var inheritedTraits: InheritedTraits {
    Placements.overrides.read()
    var found = InheritedTraits()
    var current: UIResponder? = self
    while let here = current {
      // The inner context of a controller contains the overrides of the controller and of everything around it.
      if here !== self, let source = (here as? UIViewController)?.innerContext as? any TraitSource {
        found.base = source.traits
        break
      }
      let own = here.ownOverrides
      if !own.isEmpty { found.overrides.append(own) }
      if let window = here as? UIWindow {
        found.base = window.traits.current
        break
      }
      let context = (here as? UIView)?.innerContext ?? (here as? UIViewController)?.outerContext
      if let source = context as? any TraitSource {
        found.base = source.traits
        break
      }
      current = here.traitParent
    }
    return found
  }

  /// Registers the current observer for moves of this object and of the objects around it. O(depth).
  package func followPlacement() {
    guard TrackedScope.isReading else { return }
    var candidate: UIResponder? = self
    while let current = candidate {
      (current as? UIView)?.rareParts.placement.orMaking(Signal()).read()
      if let controller = current as? UIViewController {
        controller.placement.orMaking(Signal()).read()
        // The object around a controller is the view around its view, if there is one (`traitParent`).
        controller.viewIfLoaded?.rareParts.placement.orMaking(Signal()).read()
      }
      candidate = current.traitParent
    }
  }

  private var ownOverrides: UITraitOverrides {
    (self as? UIView)?.traitOverrides ?? (self as? UIViewController)?.traitOverrides ?? UITraitOverrides()
  }

  /// The object that contains or presents this one.
  private var traitParent: UIResponder? {
    if let view = self as? UIView {
      return view.owningController ?? view.superview ?? view.embedder ?? view.embedderController
    }
    guard let controller = self as? UIViewController else { return nil }
    return controller.viewIfLoaded.flatMap { $0.superview ?? $0.embedder } ?? controller.parent
      ?? controller.presentingOrigin ?? controller.presenter ?? controller.rootWindow
  }

  /// Notifies the readers of traits, and describes the nodes again that follow the width of the window.
  func traitOverridesDidChange(in window: UIWindow?) {
    Placements.overrides.fire()
    window?.describeWidthFollowers()
  }
}

extension UIViewController {
  /// True if the window shows one pane at a time, which front ends decide by its width.
  var isShownNarrow: Bool {
    guard let window = containingWindow else { return traitCollection.horizontalSizeClass == .compact }
    return window.traits.current.horizontalSizeClass == .compact
  }
}
