public import KeelInteraction
import KeelScene

extension Driver {
  /// Returns the first reachable element with a role and a name; without a name, the first with that role.
  ///
  /// Unlike a verb it includes disabled elements, and returns the first of several equal matches.
  public func find(role: Role? = nil, name: String? = nil) -> FoundElement? {
    best(role: role, name: name, among: SceneSurvey(frontEnd).elements.filter(\.isInReach)).first
  }

  /// Returns all reachable elements with a role and a name, in reading order.
  public func findAll(role: Role? = nil, name: String? = nil) -> [FoundElement] {
    best(role: role, name: name, among: SceneSurvey(frontEnd).elements.filter(\.isInReach))
  }

  /// Returns true if an element with this name is visible, be it reachable or behind a sheet or an alert.
  public func exists(_ name: String, role: Role? = nil) -> Bool {
    !best(role: role, name: name, among: SceneSurvey(frontEnd).elements.filter(\.isInSight)).isEmpty
  }

  /// Returns true if an element with this name is reachable and enabled.
  public func canReach(_ name: String, role: Role? = nil) -> Bool {
    best(role: role, name: name, among: SceneSurvey(frontEnd).elements.filter(\.isInReach)).contains(
      where: \.isEnabled)
  }

  private func best(role: Role?, name: String?, among elements: [FoundElement]) -> [FoundElement] {
    // A container without a role counts as an element if assistive technology has a name for it.
    let ofRole = elements.filter { role == nil ? $0.role != nil || !$0.names.isEmpty : $0.role == role }
    guard let name else { return ofRole }
    var query = NameQuery(name)
    if role != nil, query.role != role { query = NameQuery(literal: name) }
    let matches = bestMatches(query.text, ofRole.filter { query.role == nil || $0.role == query.role })
    if matches.isEmpty, let (text, number) = query.ordinal {
      let all = bestMatches(text, ofRole.filter { query.role == nil || $0.role == query.role })
      return all.count >= number ? [all[number - 1]] : []
    }
    return matches
  }

  /// Returns the elements that the name matches best.
  func bestMatches(_ text: String, _ elements: [FoundElement]) -> [FoundElement] {
    let ranked = elements.compactMap { candidate in NameQuery.rank(text, candidate).map { (candidate, $0) } }
    guard let best = ranked.map(\.1).min() else { return [] }
    return ranked.filter { $0.1 == best }.map(\.0)
  }
}
