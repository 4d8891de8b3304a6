package import KeelInteraction
package import KeelScene

/// Something that assistive technology and keyboards can do with a view, beside what the view does by itself.
@MainActor @preconcurrency public final class UIAccessibilityCustomAction {
  /// Does it, and says whether that went well.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  public var name: String
  /// A picture for it.
  public var image: UIImage?
  /// Does it, and says whether that went well.
  public var actionHandler: Handler?
  private var word: SystemWord?

  /// Something to do, by that name.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Something to do that Keel gives words to.
  package convenience init(_ word: SystemWord, actionHandler: Handler?) {
    self.init(name: SystemWords.inEnglish[word], actionHandler: actionHandler)
    self.word = word
  }

  var offered: OfferedAction {
    OfferedAction(
      key: ObjectIdentifier(self),
      action: RowAction(id: 0, title: name, image: image?.symbol, isEnabled: actionHandler != nil), word: word
    ) { _ = self.actionHandler?(self) }
  }
}

/// Something to do with a view.
package struct OfferedAction {
  /// What tells it from others of the same owner, whatever it is called by now.
  package let key: AnyHashable
  package let action: RowAction
  /// What it is called, in the language of its window, where that is not the action's title.
  package let word: SystemWord?
  package let perform: () -> Void

  package init(key: AnyHashable, action: RowAction, word: SystemWord? = nil, perform: @escaping () -> Void) {
    self.key = key
    self.action = action
    self.word = word
    self.perform = perform
  }
}

/// What several who speak for a view let a person do with it. Each action has a number for as long as it is offered, and
/// no other has that number after it.
@MainActor final class ActionOffers {
  private struct Offer {
    let owner: ObjectIdentifier
    var actions: [(number: Int, offered: OfferedAction)]
  }
  private var offers: [Offer] = []
  /// What the view was told by `accessibilityCustomActions`.
  var customActions: [UIAccessibilityCustomAction]?
  private var lastNumber = ActionOffers.room
  /// The numbers below are those of what a list offers for its rows.
  static let room = 1_000

  func set(_ actions: [OfferedAction], by owner: AnyObject) {
    let owner = ObjectIdentifier(owner)
    let index = offers.firstIndex { $0.owner == owner }
    var numbers: [AnyHashable: Int] = [:]
    for known in index.map({ offers[$0].actions }) ?? [] { numbers[known.offered.key] = known.number }
    let numbered = actions.map { action -> (number: Int, offered: OfferedAction) in
      if let number = numbers[action.key] { return (number, action) }
      lastNumber += 1
      return (lastNumber, action)
    }
    if let index {
      offers[index].actions = numbered
    } else {
      offers.append(Offer(owner: owner, actions: numbered))
    }
  }

  /// All of them, numbered.
  var actions: [RowAction] {
    offers.flatMap(\.actions).map { numbered in
      var action = numbered.offered.action
      action.id = numbered.number
      return action
    }
  }

  /// Gives actions their words in a language, where Keel says these.
  func translate(_ actions: inout [RowAction], _ words: @autoclosure () -> SystemWords) {
    for offered in offers.lazy.flatMap(\.actions) {
      guard let word = offered.offered.word, let index = actions.firstIndex(where: { $0.id == offered.number }) else {
        continue
      }
      actions[index].title = words()[word]
    }
  }

  /// What does the action of that number.
  func performer(of id: Int) -> (() -> Void)? {
    offers.lazy.flatMap(\.actions).first { $0.number == id }?.offered.perform
  }
}

extension UIView {
  /// What else assistive technology and keyboards can do with the view: front ends offer it in a menu.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.offers?.customActions }
    set {
      let offers = madeOffers
      offers.customActions = newValue
      offer((newValue ?? []).map(\.offered), by: offers)
    }
  }

  private var madeOffers: ActionOffers { rareParts.offers.orMaking(ActionOffers()) }

  /// Lets a person do these with the view, beside what others offer.
  package func offer(_ actions: [OfferedAction], by owner: AnyObject) {
    if rare?.offers == nil, actions.isEmpty { return }
    madeOffers.set(actions, by: owner)
    extras.actions = madeOffers.actions
  }

  /// Does what the number stands for, and says whether it is offered.
  @discardableResult package func perform(action id: Int) -> Bool {
    guard extras.actions.contains(where: { $0.id == id && $0.isEnabled }), let perform = rare?.offers?.performer(of: id)
    else {
      return false
    }
    perform()
    return true
  }
}
