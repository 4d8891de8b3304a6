package import KeelScene

/// Nodes whose size does not depend on the proposal, inferred from the bottom up.
extension SceneTree {
  /// Returns the axes along which the proposal has no effect on a node and its descendants.
  ///
  /// A stack proposes to each child a share of the remaining length. If one child changes, the shares of the others
  /// change, and all except rigid children must be asked again. Texts count as rigid: only the frames around them can
  /// limit their lines (`cutsTexts(of:)`). Remembered like `growth(of:)`.
  package func rigidity(of entry: Entry) -> Growth {
    note(.growth)
    if let known = entry.rigidity { return known }
    let rigidity = withoutNotes { inferredRigidity(of: entry) }
    entry.rigidity = rigidity
    return rigidity
  }

  private func inferredRigidity(of entry: Entry) -> Growth {
    switch entry.element {
    case .stack(let stack):
      return stack.distribution == .pageContent || stack.window != nil ? [] : common(entry.children)
    case .layers(let layers):
      // Backgrounds and overlays receive the size of the base, whatever the proposal.
      return common(entry.decidingChildren(of: layers))
    case .box(let box):
      guard box.placement.keepsRigidity else { return [] }
      var rigidity = common(entry.children.prefix(1))
      for axis in StackElement.Axis.allCases {
        let limits = box.frame.limits(along: axis)
        if limits.isFixed {
          rigidity.insert(Growth(along: axis))
        } else if !limits.isNone {
          rigidity.remove(Growth(along: axis))
        }
      }
      return rigidity
    case .firstFit, .arranged, .shape, .drawing, .geometryReader, .spacer, .scroll, .grid, .gridRow, .image: return []
    case .button(let button) where button.hasLabelChild: return common(entry.children).intersection(.vertical)
    case .label, .button, .toggle, .link, .menu, .stepper, .activityIndicator: return .vertical
    default: return []
    }
  }

  private func common(_ children: some Sequence<NodeID>) -> Growth {
    children.reduce(.both) { common, child in
      entry(of: child).map { common.intersection(rigidity(of: $0)) } ?? common
    }
  }
}

extension BoxPlacement {
  fileprivate var keepsRigidity: Bool {
    switch self {
    case .automatic, .priority, .offset, .zIndex, .ignoresSafeArea, .safeAreaPadding: true
    case .fixedSize, .position, .aspectRatio, .containerRelative: false
    }
  }
}
