package import KeelScene

/// The flexibility of nodes, inferred from the bottom up.
extension SceneTree {
  /// Returns the axes along which a node fills the available length.
  ///
  /// The result is remembered until something in the subtree changes. O(nodes that changed since the last question).
  package func growth(of id: NodeID) -> Growth { entry(of: id).map(growth) ?? [] }

  package func growth(of entry: Entry) -> Growth {
    note(.flexibility)
    return knownGrowth(of: entry)
  }

  /// Returns the same, for drawings that note another fact.
  func knownGrowth(of entry: Entry) -> Growth {
    if let known = entry.growth { return known }
    let growth = withoutNotes { inferredGrowth(of: entry) }
    entry.growth = growth
    return growth
  }

  private func inferredGrowth(of entry: Entry) -> Growth {
    switch entry.element {
    case .stack(let stack):
      if stack.distribution == .pageContent { return .both }
      // A lazy stack fills the available length across its axis.
      if stack.window != nil { return Growth(along: stack.axis.across) }
      return union(entry.children)
    case .layers(let layers): return union(entry.decidingChildren(of: layers))
    case .firstFit:
      if let chosen = entry.chosen, entry.children.contains(chosen) { return union([chosen]) }
      return union(entry.children)
    // The program chooses the size.
    case .arranged: return []
    case .box(let box):
      if fixesRatio(box, around: entry.children.first) { return [] }
      return growth(of: box, around: union(entry.children.prefix(1)))
    case .scroll(let scroll):
      // A scroll region fills the available length along its scrolling axes.
      var growth = union(entry.children.prefix(1))
      if scroll.isHorizontal { growth.insert(.horizontal) }
      if scroll.isVertical { growth.insert(.vertical) }
      return growth
    case .button(let button): return button.hasLabelChild ? union(entry.children.prefix(1)) : []
    case .grid:
      return union(entry.children.filter { if case .gridRow? = element(of: $0) { true } else { false } })
        .intersection(.horizontal)
    case .gridRow(let row):
      // A cell that spans several columns has their width.
      return union(entry.children.indices.filter(row.mayWidenColumn).map { entry.children[$0] })
    case .spacer: return stackAxis(around: entry).map { Growth(along: $0) } ?? .both
    case .separator: return Growth(along: stackAxis(around: entry)?.across ?? .horizontal)
    default: return entry.element.ownGrowth
    }
  }

  private func union(_ children: some Sequence<NodeID>) -> Growth {
    children.compactMap(entry).reduce(into: []) { $0.formUnion(knownGrowth(of: $1)) }
  }

  /// Returns true if a frame fixes one length of a child whose other length follows from its ratio.
  private func fixesRatio(_ box: BoxElement, around child: NodeID?) -> Bool {
    guard box.placement == .automatic,
      case .box(let inner)? = child.flatMap({ entry(of: $0) }).map({ undecorated($0).element }),
      case .aspectRatio(_, .fit) = inner.placement, inner.frame == SceneFrame()
    else { return false }
    let lengths = StackElement.Axis.allCases.map { box.frame.limits(along: $0) }
    return lengths[0].isFixed && lengths[1].isNone || lengths[1].isFixed && lengths[0].isNone
  }

  private func growth(of box: BoxElement, around child: Growth) -> Growth {
    var growth = child
    switch box.placement {
    case .fixedSize(let horizontal, let vertical):
      if horizontal { growth.remove(.horizontal) }
      if vertical { growth.remove(.vertical) }
    case .position: growth = .both
    case .aspectRatio: growth = growth.isEmpty ? [] : .both
    case .containerRelative(let horizontal, let vertical):
      if horizontal != nil { growth.remove(.horizontal) }
      if vertical != nil { growth.remove(.vertical) }
    case .automatic, .priority, .offset, .zIndex, .ignoresSafeArea, .safeAreaPadding: break
    }
    for axis in StackElement.Axis.allCases {
      let limits = box.frame.limits(along: axis)
      if limits.isFixed {
        growth.remove(Growth(along: axis))
      } else if limits.most != nil {
        growth.insert(Growth(along: axis))
      }
    }
    return growth
  }
}

extension GridRowElement {
  /// Returns true if a flexible cell makes its column flexible.
  package func mayWidenColumn(cell index: Int) -> Bool { span(ofCell: index) == 1 && !unsizedCells.contains(index) }
}

extension Element {
  /// The axes along which an element fills the available length, regardless of its children.
  package var ownGrowth: Growth {
    switch self {
    case .window, .navigation, .screen, .sheet, .alert, .tabs, .split, .list, .shape, .drawing, .geometryReader,
      .spacer:
      .both
    case .textEditor(let editor): editor.lines == nil ? .both : .horizontal
    case .slider(let slider): slider.dotCount == nil ? .horizontal : []
    case .textField, .separator, .disclosure, .group, .section, .row, .bar: .horizontal
    case .toggle(let toggle): toggle.title.isEmpty ? [] : .horizontal
    case .stepper(let stepper): stepper.title.isEmpty ? [] : .horizontal
    case .progress(let progress): progress.style == .circular ? [] : .horizontal
    case .gauge(let gauge): gauge.style == .circular ? [] : .horizontal
    case .picker(let picker): picker.style == .menu ? [] : .horizontal
    case .image(let image): image.isResizable ? .both : []
    case .label, .button, .activityIndicator, .datePicker, .menu, .link, .stack, .scroll, .grid, .gridRow, .layers,
      .firstFit, .arranged, .box:
      []
    }
  }
}
