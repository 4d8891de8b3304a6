import KeelModel

/// A value of a trait. Copies of a value are equal, and so are `Equatable` values that are.
final class TraitValue: Hashable, Sendable {
  let trait: UITrait
  let value: any Sendable

  init<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
    self.trait = trait
    self.value = value
  }

  static func == (old: TraitValue, new: TraitValue) -> Bool {
    old === new || old.trait == new.trait && areEqual(old.value, new.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}
