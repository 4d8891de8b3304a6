public import KeelControls
internal import KeelViews
public import PeopleModel

extension UIListContentConfiguration {
  /// Returns the content of a row with a person's name and generation, or with a placeholder if there is no person. Its
  /// twin is `PersonRow`.
  @MainActor public static func person(_ person: Person.Meta?) -> UIListContentConfiguration {
    var content = valueCell()
    content.text = person?.name ?? Person.Meta.namePlaceholder
    content.secondaryText = person?.generation.title ?? ""
    content.image = UIImage(systemName: person?.symbol ?? "person")
      .withTintColor(person?.generation.uiColor ?? .secondaryLabel)
    return content
  }
}
