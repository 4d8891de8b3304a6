public import KeelInteraction
import KeelScene

extension Driver {
  /// The first thing in reach of that role and name; with no name, the first of that role.
  ///
  /// Unlike a verb it takes disabled things too, and the first of several that fit equally well.
  public func find(role: Role? = nil, name: String? = nil) -> FoundElement? {
    best(role: role, name: name, among: SceneSurvey(frontEnd).sightings.filter(\.isInReach)).first
  }

  /// All things in reach of that role and name, in reading order.
  public func findAll(role: Role? = nil, name: String? = nil) -> [FoundElement] {
    best(role: role, name: name, among: SceneSurvey(frontEnd).sightings.filter(\.isInReach))
  }

  /// Whether a person can see something of that name, be it in reach or behind something modal.
  public func exists(_ name: String, role: Role? = nil) -> Bool {
    !best(role: role, name: name, among: SceneSurvey(frontEnd).sightings.filter(\.isInSight)).isEmpty
  }

  /// Whether something of that name is in reach and enabled.
  public func canReach(_ name: String, role: Role? = nil) -> Bool {
    best(role: role, name: name, among: SceneSurvey(frontEnd).sightings.filter(\.isInReach)).contains(
      where: \.isEnabled)
  }

  private func best(role: Role?, name: String?, among sightings: [FoundElement]) -> [FoundElement] {
    // What only arranges others is a thing of its own where assistive technology has a name for it.
    let ofRole = sightings.filter { role == nil ? $0.role != nil || !$0.names.isEmpty : $0.role == role }
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

  /// Those that the name fits best.
  func bestMatches(_ text: String, _ sightings: [FoundElement]) -> [FoundElement] {
    let ranked = sightings.compactMap { sighting in NameQuery.rank(text, sighting).map { (sighting, $0) } }
    guard let best = ranked.map(\.1).min() else { return [] }
    return ranked.filter { $0.1 == best }.map(\.0)
  }
}
