import KeelControls

/// The place at which a view is mounted: its parent and its surroundings.
@MainActor package struct MountPoint {
  /// The mount that the new one is a part of, or `nil` at the root.
  package let parent: AnyMount?
  package let surroundings: Surroundings
  /// The number of the place among those of its parent.
  package private(set) var step: UInt8 = 0

  package init(parent: AnyMount?, surroundings: Surroundings) {
    self.parent = parent
    self.surroundings = surroundings
  }

  /// The container that arranges the controls of views at this place: an enclosing mount, otherwise the container of
  /// the surroundings.
  package var container: any ItemContainer {
    var mount = parent
    while let current = mount, current.surroundings.container === surroundings.container {
      if let container = current.arranger { return container }
      mount = current.parent
    }
    return surroundings.container
  }

  /// Returns the place with changed surroundings.
  package func with(_ change: (Surroundings) -> Void) -> MountPoint {
    let changed = Surroundings(
      environment: surroundings.environment, container: surroundings.container, page: surroundings.page)
    change(changed)
    var place = MountPoint(parent: parent, surroundings: changed)
    place.step = step
    return place
  }

  /// Returns the place with a number among the places of its parent. Numbers above 255 count as 255.
  package func numbered(_ step: Int) -> MountPoint {
    var place = self
    place.step = UInt8(clamping: step)
    return place
  }
}

/// The surroundings of a view. Views share one object until a view changes the surroundings. The object does not change
/// once views are mounted with it.
@MainActor package final class Surroundings {
  /// The values of the environment.
  package var environment: EnvironmentNode
  /// The container that arranges the controls of the views, unless a mount in between does (`AnyMount.arranger`).
  package unowned var container: any ItemContainer
  /// The page that the views are on.
  package var page: PageContext

  package init(environment: EnvironmentNode, container: any ItemContainer, page: PageContext) {
    self.environment = environment
    self.container = container
    self.page = page
  }
}

/// A container that arranges the controls of its mounts.
@MainActor package protocol ItemContainer: AnyObject {
  /// Requests an arrangement because the controls or their order have changed. They are arranged before the turn's body
  /// phase ends.
  func setNeedsArrangement()
  /// Updates the displayed controls to those of the mounts.
  func arrange()
  /// The depth of the container in the tree. Inner containers are arranged first.
  var depth: Int { get }
}

extension ItemContainer {
  package func setNeedsArrangement() { BodyPass.shared.setNeedsArrangement(of: self) }
}
