package import KeelScene

extension [SceneEffect] {
  /// Returns effects between two lists: the first one for 0, the second one for 1.
  ///
  /// Lists of the same kinds of effects are mixed by their numbers; of other ones the nearer one is returned.
  package static func mixture(of first: [SceneEffect], _ second: [SceneEffect], by part: Double) -> [SceneEffect] {
    let nearer = part < 0.5 ? first : second
    guard part > 0, part < 1, first.count == second.count else { return nearer }
    let mixed = zip(first, second).compactMap { $0.mixed(with: $1, by: part) }
    return mixed.count == first.count ? mixed : nearer
  }
}

extension SceneEffect {
  /// Returns the effect between two of the same kind; `nil` if their numbers cannot be mixed.
  fileprivate func mixed(with other: SceneEffect, by part: Double) -> SceneEffect? {
    func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
    switch (self, other) {
    case (let one, let two) where one == two: return one
    case (.rotation(let one, let anchor), .rotation(let two, let other)) where anchor == other:
      return .rotation(angle: between(one, two), anchor: anchor)
    case (.rotation3D(let one, let axis, let anchor, let distance), .rotation3D(let two, _, _, _))
    where other == .rotation3D(angle: two, axis: axis, anchor: anchor, distance: distance):
      return .rotation3D(angle: between(one, two), axis: axis, anchor: anchor, distance: distance)
    case (.scale(let x, let y, let anchor), .scale(let otherX, let otherY, let other)) where anchor == other:
      return .scale(x: between(x, otherX), y: between(y, otherY), anchor: anchor)
    case (.offset(let x, let y), .offset(let otherX, let otherY)):
      return .offset(x: between(x, otherX), y: between(y, otherY))
    case (.opacity(let one), .opacity(let two)): return .opacity(between(one, two))
    case (.blur(let one), .blur(let two)): return .blur(radius: between(one, two))
    case (.color(let one), .color(let two)): return one.mixed(with: two, by: between).map(SceneEffect.color)
    default: return nil
    }
  }
}

extension SceneColorEffect {
  fileprivate func mixed(with other: SceneColorEffect, by between: (Double, Double) -> Double) -> SceneColorEffect? {
    switch (self, other) {
    case (.brightness(let one), .brightness(let two)): .brightness(between(one, two))
    case (.contrast(let one), .contrast(let two)): .contrast(between(one, two))
    case (.saturation(let one), .saturation(let two)): .saturation(between(one, two))
    case (.grayscale(let one), .grayscale(let two)): .grayscale(between(one, two))
    case (.hueRotation(let one), .hueRotation(let two)): .hueRotation(between(one, two))
    default: nil
    }
  }
}
