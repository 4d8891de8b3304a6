package import FoundationEssentials
import KeelControls
package import KeelModel

/// The states of the views of a window (`@State`), and the field with the focus, as they are saved for another run of the
/// program.
///
/// The location of its view in the window (`stateLocation`) identifies a value. It is saved from its first change
/// until its view is removed. A saved value waits until a view at its location is created.
@MainActor package final class ViewStates {
  /// True once states are saved in this process.
  package private(set) static var areUsed = false

  /// The greatest number of values that are saved, the greatest size of one and of all of them, in bytes.
  private static let limits = (values: 500, value: 64 << 10, all: 256 << 10)
  /// The name of the focus among the values. All locations contain a slash.
  private static let focusName = "focus"

  /// The saved values that wait for their views.
  private var unclaimed: [String: Data]
  private var links: [String: any StateLinking] = [:]
  /// The place of the field with the focus.
  private weak var focused: (any StateLocated)?
  /// The location of the field that has to receive the focus.
  private var wantedFocus: String?
  /// The content at the time when the window was closed.
  private var last: [String: Data]?
  /// True if the scroll positions of regions are saved too, and false if the front end keeps them and typed texts itself.
  let keepsScrolling: Bool
  private let didChange: @MainActor () -> Void

  /// - Parameters:
  ///   - saved: An earlier value of ``content``.
  ///   - keepsScrolling: True if the front end does not keep scroll positions and typed texts itself.
  ///   - didChange: Called after each change of the content.
  package init(_ saved: [String: Data], keepsScrolling: Bool, didChange: @escaping @MainActor () -> Void) {
    self.keepsScrolling = keepsScrolling
    self.didChange = didChange
    unclaimed = saved.count > Self.limits.values ? [:] : saved
    wantedFocus = unclaimed.removeValue(forKey: Self.focusName).map { String(decoding: $0, as: UTF8.self) }
    Self.areUsed = true
  }

  /// The values to save. O(n log n) in the states that have changed; encodes only those with another value than before.
  package var content: [String: Data] {
    if let last { return last }
    var content: [String: Data] = [:]
    content[Self.focusName] = (focused?.stateLocation ?? wantedFocus).map { Data($0.utf8) }
    var room = Self.limits.all
    func keep(_ data: @autoclosure () -> Data?, at location: String) {
      guard content.count < Self.limits.values, content[location] == nil, let data = data(),
        data.count <= min(Self.limits.value, room)
      else { return }
      room -= data.count
      content[location] = data
    }
    // In a fixed order, so that the same values are left out if there are too many: first those that wait for views.
    for (location, link) in links.sorted(by: { $0.key < $1.key }) { keep(link.data, at: location) }
    for (location, data) in unclaimed.sorted(by: { $0.key < $1.key }) { keep(data, at: location) }
    return content
  }

  /// Keeps the current content, because the views are about to be removed with their window.
  package func end() { last = content }

  /// Removes all values, because the user has closed the window.
  package func discard() {
    let isEmpty = content.isEmpty
    last = [:]
    if !isEmpty { didChange() }
  }

  // MARK: States

  /// Gives a state its saved value, and saves it from now on.
  func connect<Value>(_ box: StateBox<Value>, at place: any StateLocated, _ index: Int) {
    guard last == nil, StateCoding.isPossible(Value.self) else { return }
    let link = StateLink(box, at: place, index, in: self)
    if !unclaimed.isEmpty, let location = link.location, let data = unclaimed.removeValue(forKey: location),
      let value = StateCoding.decode(data, as: Value.self)
    {
      box.value = value
      link.take(data, at: location)
      add(link, at: location)
    }
    box.keeper = link
  }

  /// Saves the value of a link. Returns false if another state has the same location.
  @discardableResult
  fileprivate func add(_ link: any StateLinking, at location: String) -> Bool {
    guard links[location] == nil else { return links[location] === link }
    links[location] = link
    return true
  }

  fileprivate func remove(_ link: any StateLinking, at location: String) {
    guard links[location] === link else { return }
    links[location] = nil
    noteChange()
  }

  fileprivate func noteChange() {
    if last == nil { didChange() }
  }

  // MARK: Focus

  /// Follows the focus of a field, and gives the field the focus that it had in an earlier run.
  func connect(_ field: UIResponder, at place: any StateLocated) {
    guard last == nil else { return }
    field.followFocus(self, at: place)
    guard let wantedFocus, place.stateLocation == wantedFocus else { return }
    field.becomeFirstResponder()
  }

  fileprivate func focusDidChange(at place: any StateLocated, isFocused: Bool) {
    guard last == nil else { return }
    if isFocused {
      (focused, wantedFocus) = (place, nil)
    } else if focused === place {
      focused = nil
    }
    noteChange()
  }
}

extension UIResponder {
  fileprivate func followFocus(_ states: ViewStates, at place: any StateLocated) {
    followFocus(place) { [weak states, weak place] isFocused in
      if let place { states?.focusDidChange(at: place, isFocused: isFocused) }
    }
  }
}

extension AnyMount {
  /// The states that save the scroll positions of the window; `nil` if nothing is saved, or if its front end keeps the
  /// positions itself.
  var scrollingStates: ViewStates? {
    guard ViewStates.areUsed, let states = surroundings.environment.values.viewStates, states.keepsScrolling else {
      return nil
    }
    return states
  }

  /// Saves whether a field has the focus, if the states of the window are saved.
  func keepFocus(of field: UIResponder) {
    guard ViewStates.areUsed, let states = surroundings.environment.values.viewStates else { return }
    if !states.keepsScrolling, let text = field as? any KeptText { text.restorationIdentifier = stateFingerprint }
    states.connect(field, at: self)
  }
}

extension EnvironmentValues {
  /// The states of the views of the window, if they are saved.
  @Entry package var viewStates: ViewStates?
}

/// A storage whose value may be saved.
@MainActor protocol SavedStorage: AnyObject {
  func connect(to states: ViewStates, at mount: AnyMount, _ index: Int)
}

extension StateBox: SavedStorage, LeavingStorage {
  func connect(to states: ViewStates, at mount: AnyMount, _ index: Int) { states.connect(self, at: mount, index) }

  func viewDidLeave() {
    keeper?.ownerDidLeave()
    keeper = nil
  }
}

/// The connection of a state with its saved value.
@MainActor private protocol StateLinking: AnyObject {
  /// The encoded value; `nil` if it cannot be encoded.
  var data: Data? { get }
}

@MainActor private final class StateLink<Value>: StateKeeper, StateLinking {
  private weak var box: StateBox<Value>?
  private weak var place: (any StateLocated)?
  private weak var states: ViewStates?
  private let index: Int
  private enum Stage { case unchanged, saved(at: String), unsaved }
  private var stage = Stage.unchanged
  private var encoded: Data?
  private var isEncoded = false

  init(_ box: StateBox<Value>, at place: any StateLocated, _ index: Int, in states: ViewStates) {
    self.box = box
    self.place = place
    self.index = index
    self.states = states
  }

  /// The location of the state in its window; `nil` if another run of the program could not find it.
  var location: String? { place?.stateLocation.map { "\($0)#\(index)" } }

  /// Takes the value of an earlier run, which the state has been given.
  func take(_ data: Data, at location: String) {
    stage = .saved(at: location)
    encoded = data
    isEncoded = true
  }

  var data: Data? {
    if !isEncoded {
      isEncoded = true
      encoded = box.flatMap { box in StateCoding.encode(withoutTracking { box.value }) }
    }
    return encoded
  }

  func stateDidChange() {
    guard let states else { return }
    if case .unchanged = stage {
      stage = .unsaved
      if let location, states.add(self, at: location) { stage = .saved(at: location) }
    }
    guard case .saved = stage else { return }
    isEncoded = false
    states.noteChange()
  }

  func stateIsSecret() { leave() }
  func ownerDidLeave() { leave() }

  private func leave() {
    if case .saved(let location) = stage { states?.remove(self, at: location) }
    stage = .unsaved
    encoded = nil
    isEncoded = true
  }
}
