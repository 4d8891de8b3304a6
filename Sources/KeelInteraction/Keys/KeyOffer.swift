package import KeelScene

/// A description of keys that work at the present focus: a line of the help, or a hint.
package struct KeyOffer: Hashable, Sendable {
  /// A key, a digit or a shortcut.
  package enum Press: Hashable, Sendable {
    case key(CommandKey)
    case digit(Int)
    case shortcut(KeyCommand)
  }
  /// The keys with the effect.
  package var presses: [Press]
  /// The effect in a text of Keel.
  package var word: SystemWord
  /// The effect in a text of the app; empty if `word` describes it.
  package var title = ""
  /// The text for the line with hints; `nil` if the keys are not named there.
  package var hint: SystemWord?
  /// The keys that are named there.
  package var hinted: [Press] = []
  /// True if the keys have an effect now. Disabled keys are listed too, to make them known to the user.
  package var isEnabled = true

  /// Returns true if the offer includes that key.
  package func includes(_ key: CommandKey) -> Bool { presses.contains(.key(key)) }
}

/// The effect of a motion, which depends on the layout.
package enum Leading: Hashable, Sendable {
  case moves
  /// From a row to a control in it.
  case intoRow
  /// From a row to the button for its details.
  case toDetails
  case scrolls
}

extension SceneTree {
  /// Returns the keys that work at a place, the most useful first.
  ///
  /// Return, Space and similar keys precede motions, and keys of the page come last. O(keys), plus O(stops) if a button
  /// is searched for.
  ///
  /// - Parameter leading: Returns the effect of a motion in the layout; `nil` if it has none.
  package func keyOffers(
    at place: KeyPlace<some Sequence<NodeID>>, leading: (Motion) -> Leading?
  ) -> [KeyOffer] {
    var offers = KeyOfferList()
    for key in CommandKey.inOrderOfUse {
      if key == .digit {
        for digit in 0...9 {
          guard let action = action(of: .digit, typing: String(digit), at: place) else { continue }
          offers.add(.digit(digit), words(of: action, by: .digit, at: place, leading))
        }
      } else if let action = action(of: key, at: place) {
        offers.add(.key(key), words(of: action, by: key, at: place, leading))
      }
    }
    return offers.all
  }

  /// Returns the shortcuts of the pages and the controls in reach, with the app's own texts for them.
  ///
  /// - Parameter isShown: Returns true if the front end shows a page or a control, or would do so in a closed menu.
  package func shortcutOffers(in reach: NodeID?, where isShown: (NodeID) -> Bool) -> [KeyOffer] {
    var offers = commandsOfPages(where: isShown).map { screen, command in
      KeyOffer(
        presses: [.shortcut(command)], word: .helpCommand, title: command.title,
        isEnabled: accepts(.keyCommand(screen, commandID: command.id)))
    }
    guard let reach else { return offers }
    for node in inReadingOrder(from: reach) {
      guard let command = node.attributes.keyCommand, command.isForApps, isShown(node.id) else { continue }
      offers.append(
        KeyOffer(
          presses: [.shortcut(command)], word: .helpCommand,
          title: command.title.isEmpty ? title(of: node) : command.title,
          isEnabled: isInReach(node.id) && ownAction(of: node) != nil))
    }
    return offers
  }

  private func title(of node: Node) -> String {
    let shown = node.element.ownTitle
    return shown.isEmpty ? node.attributes.accessibility.label : shown
  }

  // MARK: Words

  private typealias Words = KeyOfferList.Words

  private func words(
    of action: KeyAction, by key: CommandKey, at place: KeyPlace<some Sequence<NodeID>>, _ leading: (Motion) -> Leading?
  ) -> Words? {
    switch action {
    case .send(let event): return words(of: event, by: key, at: place)
    case .open(let id):
      if case .picker(let picker)? = element(of: id), picker.style == .inline { return Words(.keyChoose) }
      return Words(.keyOpen)
    case .offer: return Words(.helpActions, .keyMore)
    case .focus: return Words(.keySearch)
    case .find: return Words(.helpFind, .keyFind)
    case .help: return Words(.helpKeys, .keyKeys)
    case .move(let motion): return leading(motion).map { words(of: motion, $0) }
    }
  }

  private func words(of motion: Motion, _ leading: Leading) -> Words {
    switch (motion, leading) {
    case (.first, _), (.last, _): Words(.helpFirstLast, nil)
    case (.screenfulUp, .moves), (.screenfulDown, .moves): Words(.helpScreenful, nil)
    case (.screenfulUp, _), (.screenfulDown, _): Words(.keyScroll, nil)
    case (_, .moves): Words(.keyMove)
    case (_, .intoRow): Words(.helpIntoRow, nil)
    case (_, .toDetails): Words(.helpIntoRow, .keyDetails)
    case (_, .scrolls): Words(.keyScroll)
    }
  }

  private func words(of event: Event, by key: CommandKey, at place: KeyPlace<some Sequence<NodeID>>) -> Words? {
    if key == .close { return Words(.keyClose, nil) }
    if key == .escape || key == .back {
      switch event {
      case .searching, .pop, .choose: return Words(.keyBack)
      default: return Words(topModal == nil ? .keyBack : .keyCancel)
      }
    }
    switch event {
    case .activate(let id): return words(ofPressing: id, at: place)
    case .toggle(let id, let isOn):
      // Of the two keys for a switch, the hint names Space, which always toggles it.
      let word: SystemWord = isOn ? .keyTurnOn : .keyTurnOff
      if case .toggle? = element(of: id) { return Words(word, key == .return ? nil : word) }
      return Words(isOn ? .keyUnfold : .keyFold)
    case .submit(let id):
      if case .textField(let field)? = element(of: id) { return Words(field.returnAction.word) }
      return Words(.keySearch)
    case .followLink: return Words(.keyOpen)
    case .deleteRow: return Words(.keyDelete)
    case .moveRow: return Words(.helpReorder, .keyReorder)
    case .refresh: return Words(.keyRefresh)
    case .choose(let id, _) where id == place.tabs && key == .digit: return Words(.helpGoToTab, .keyTabs)
    case .choose(let id, _) where key != .digit:
      if case .tabs? = element(of: id) { return Words(.keyOtherTab) }
      return Words(.keyChange)
    case _ where key == .digit: return Words(.helpSetValue, nil)
    case .adjust, .increment, .decrement, .setDate: return Words(.keyChange)
    default: return nil
    }
  }

  private func words(ofPressing id: NodeID, at place: KeyPlace<some Sequence<NodeID>>) -> Words {
    let element = element(of: id)
    if id == place.focused {
      switch element {
      case .row(let row): return Words(row.hasDisclosure ? .keyOpen : .keyChoose)
      case .button(let button): return Words(.keyPress, button.style == .detail ? .keyDetails : .keyPress)
      default: return Words(.keyOpen)
      }
    }
    // Return presses a button other than the focused one.
    if case .button(let button)? = element, !button.title.isEmpty {
      return Words(.helpDefaultButton, nil, button.title)
    }
    return Words(.helpDefaultButton, nil)
  }
}

extension TextFieldElement.ReturnAction {
  /// The text for the effect of Return in a field with this action.
  package var word: SystemWord {
    switch self {
    case .default, .done: .keyDone
    case .go: .keyGo
    case .join: .keyJoin
    case .next: .keyNext
    case .search: .keySearch
    case .send: .keySend
    }
  }
}

extension CommandKey {
  /// Keys for the focused control, then motions, then keys of the page.
  fileprivate static let inOrderOfUse: [CommandKey] = [
    .return, .space, .right, .left, .plus, .minus, .delete, .raiseRow, .lowerRow, .actions, .up, .down, .pageUp,
    .pageDown, .home, .end, .escape, .back, .digit, .slash, .search, .refresh, .close, .help,
  ]
}

/// A builder for offers. Keys with the same effect are one offer.
private struct KeyOfferList {
  struct Words {
    var word: SystemWord
    var hint: SystemWord?
    var title: String

    init(_ word: SystemWord) { self.init(word, word) }
    init(_ word: SystemWord, _ hint: SystemWord?, _ title: String = "") {
      (self.word, self.hint, self.title) = (word, hint, title)
    }
  }
  private(set) var all: [KeyOffer] = []

  mutating func add(_ press: KeyOffer.Press, _ words: Words?) {
    guard let words else { return }
    let alike = all.firstIndex { $0.word == words.word && $0.title == words.title && $0.isAlike(press) }
    let place = alike ?? all.count
    if alike == nil { all.append(KeyOffer(presses: [], word: words.word, title: words.title)) }
    all[place].presses.append(press)
    guard let hint = words.hint else { return }
    all[place].hint = all[place].hint ?? hint
    if all[place].hint == hint { all[place].hinted.append(press) }
  }
}

extension KeyOffer {
  /// Returns true if the key can share a line with the others. Keys of different axes cannot.
  fileprivate func isAlike(_ press: Press) -> Bool {
    guard case .key(let key) = press, let motion = key.motion, motion == .up || motion == .down else { return true }
    return !includes(.left) && !includes(.right)
  }
}
