package import KeelInteraction
package import KeelScene

/// An action on a view for assistive technology and keyboards, in addition to the view's own.
@MainActor @preconcurrency public final class UIAccessibilityCustomAction {
  /// A closure that performs the action and returns true if it succeeded.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  public var name: String
  /// The image of the action.
  public var image: UIImage?
  /// A closure that performs the action and returns true if it succeeded.
  public var actionHandler: Handler?
  private var word: SystemWord?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action whose name is one of Keel's own words.
  package convenience init(_ word: SystemWord, actionHandler: Handler?) {
    self.init(name: SystemWords.inEnglish[word], actionHandler: actionHandler)
    self.word = word
  }

  var offered: OfferedAction {
    OfferedAction(
      key: ObjectIdentifier(self),
      action: RowAction(id: 0, title: name, image: image?.templateSymbol, isEnabled: actionHandler != nil), word: word
    ) { _ = self.actionHandler?(self) }
  }
}

/// An action on a view, offered by another object.
package struct OfferedAction {
  /// The identity of the action among those of the same owner, regardless of its current name.
  package let key: AnyHashable
  package let action: RowAction
  /// The system word that replaces the action's title, in the language of its window; `nil` for none.
  package let word: SystemWord?
  package let perform: () -> Void

  package init(key: AnyHashable, action: RowAction, word: SystemWord? = nil, perform: @escaping () -> Void) {
    self.key = key
    self.action = action
    self.word = word
    self.perform = perform
  }
}

/// The actions that several owners offer for a view. Each action has a number while it is offered; numbers are never
/// reused.
@MainActor final class ActionOffers {
  private struct Offer {
    let owner: ObjectIdentifier
    var actions: [(number: Int, offered: OfferedAction)]
  }
  private var offers: [Offer] = []
  /// The actions set by `accessibilityCustomActions`.
  var customActions: [UIAccessibilityCustomAction]?
  private var lastNumber = ActionOffers.room
  /// The lower bound of the numbers. Smaller numbers are those of a list's actions on its rows.
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

  /// All actions with their numbers.
  var actions: [RowAction] {
    offers.flatMap(\.actions).map { numbered in
      var action = numbered.offered.action
      action.id = numbered.number
      return action
    }
  }

  /// Sets the titles of system actions to their words in a language.
  func translate(_ actions: inout [RowAction], _ words: @autoclosure () -> SystemWords) {
    for offered in offers.lazy.flatMap(\.actions) {
      guard let word = offered.offered.word, let index = actions.firstIndex(where: { $0.id == offered.number }) else {
        continue
      }
      actions[index].title = words()[word]
    }
  }

  /// Returns the closure that performs the action with a number.
  func performer(of id: Int) -> (() -> Void)? {
    offers.lazy.flatMap(\.actions).first { $0.number == id }?.offered.perform
  }
}

extension UIView {
  /// Further actions for assistive technology and keyboards; front ends offer them in a menu.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.offers?.customActions }
    set {
      let offers = madeOffers
      offers.customActions = newValue
      offer((newValue ?? []).map(\.offered), by: offers)
    }
  }

  private var madeOffers: ActionOffers { rareParts.offers.orMaking(ActionOffers()) }

  /// Offers these actions with the view, in addition to those of other owners.
  package func offer(_ actions: [OfferedAction], by owner: AnyObject) {
    if rare?.offers == nil, actions.isEmpty { return }
    madeOffers.set(actions, by: owner)
    extras.actions = madeOffers.actions
  }

  /// Performs the action with a number. Returns true if the action is offered and enabled.
  @discardableResult package func perform(action id: Int) -> Bool {
    guard extras.actions.contains(where: { $0.id == id && $0.isEnabled }), let perform = rare?.offers?.performer(of: id)
    else {
      return false
    }
    perform()
    return true
  }
}
