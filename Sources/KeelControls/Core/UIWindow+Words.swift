package import KeelInteraction

/// What Keel says by itself in the window: its language is that of the person who looks.
extension UIWindow {
  /// What the app says in place of the words that Keel has, in languages of its own besides.
  package var languages: SystemWords.Languages {
    get { traits.current.languages }
    set { setTraits(UITraitCollection(environment: traits.current.environment, languages: newValue)) }
  }

  /// Takes what surrounds the window. Where that is another language, all that is shown is described again: controls say
  /// words of their own as they describe themselves, and only what they say otherwise makes a patch.
  func setTraits(_ traits: UITraitCollection) {
    let old = self.traits.current
    guard traits != old else { return }
    self.traits.current = traits
    guard traits.localeIdentifier != old.localeIdentifier || traits.languages != old.languages else { return }
    for node in nodes.values { setNeedsDescription(of: node) }
  }
}

extension SceneNode {
  /// What Keel says by itself where the node is shown.
  package var systemWords: SystemWords { host?.traits.current.systemWords ?? .inEnglish }
}
