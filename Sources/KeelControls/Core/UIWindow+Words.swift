package import KeelInteraction
internal import KeelScene

/// Keel's own texts in the window, in the language of the window's user.
extension UIWindow {
  /// The texts that the app provides in place of Keel's own, including those in further languages.
  package var languages: SystemWords.Languages {
    get { traits.current.languages }
    set { setTraits(UITraitCollection(environment: traits.current.environment, languages: newValue)) }
  }

  /// Sets the environment of the window. If its language, texts or time zone change, all shown nodes are described again,
  /// because descriptions include system words and dates; the patch contains only the differences. If its width class
  /// changes, only the nodes that depend on it are.
  func setTraits(_ traits: UITraitCollection) {
    let old = self.traits.current
    guard traits != old else { return }
    self.traits.current = traits
    tree.widthClass = traits.environment.horizontalSizeClass
    let isOtherPlace =
      traits.localeIdentifier != old.localeIdentifier || traits.languages != old.languages
      || traits.environment.timeZoneIdentifier != old.environment.timeZoneIdentifier
    if isOtherPlace {
      for node in nodes.values { setNeedsDescription(of: node) }
    } else if traits.horizontalSizeClass != old.horizontalSizeClass {
      describeWidthFollowers()
    }
  }

  /// Requests the descriptions that depend on the width class. O(containers): their hidden pages cost nothing.
  func describeWidthFollowers() {
    for container in containers.compactMap({ nodes[$0] }) {
      for node in container.widthFollowers { setNeedsDescription(of: node) }
    }
  }
}

extension SceneNode {
  /// Keel's own texts in the language of the node's window; English if the node is not shown.
  package var systemWords: SystemWords { host?.traits.current.systemWords ?? .inEnglish }
}
