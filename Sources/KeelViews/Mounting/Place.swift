import KeelControls

/// Where a view is mounted: in what, and with what around it.
@MainActor package struct Place {
  /// The mount that the new one is a part of; `nil` at the root.
  package let parent: AnyMount?
  package let surroundings: Surroundings

  package init(parent: AnyMount?, surroundings: Surroundings) {
    self.parent = parent
    self.surroundings = surroundings
  }

  /// What arranges the controls of the views here: a mount around them, or else what their surroundings say.
  package var container: any ItemContainer {
    var mount = parent
    while let current = mount, current.surroundings.container === surroundings.container {
      if let container = current.arranger { return container }
      mount = current.parent
    }
    return surroundings.container
  }

  /// The same place with other surroundings.
  package func with(_ change: (Surroundings) -> Void) -> Place {
    let changed = Surroundings(
      environment: surroundings.environment, container: surroundings.container, page: surroundings.page)
    change(changed)
    return Place(parent: parent, surroundings: changed)
  }
}

/// What is around a view: one object for all views between two that change it. Once views are mounted with it, it stays
/// as it is.
@MainActor package final class Surroundings {
  /// The values of the environment.
  package var environment: EnvironmentNode
  /// What arranges the controls of the views, unless a mount on the way to them does (`AnyMount.arranger`).
  package unowned var container: any ItemContainer
  /// The page that the views are on.
  package var page: PageContext

  package init(environment: EnvironmentNode, container: any ItemContainer, page: PageContext) {
    self.environment = environment
    self.container = container
    self.page = page
  }
}

/// Arranges the controls that the mounts in it come to.
@MainActor package protocol ItemContainer: AnyObject {
  /// Which controls there are, or their order, has changed: they are arranged before the turn's bodies end.
  func setNeedsArrangement()
  /// Brings what is shown in line with the mounts.
  func arrange()
  /// How deep it stands: inner containers are arranged first.
  var depth: Int { get }
}

extension ItemContainer {
  package func setNeedsArrangement() { BodyPass.shared.setNeedsArrangement(of: self) }
}
