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

  /// Returns the content of a row that acts as a button.
  @MainActor public static func button(
    _ title: String, systemImage: String? = nil, isDestructive: Bool = false
  ) -> UIListContentConfiguration {
    var content = cell()
    content.text = title
    content.image = systemImage.map { UIImage(systemName: $0) }
    content.textProperties.color = isDestructive ? .destructive : .tintColor
    return content
  }

  /// Returns the content of a row with a title and a value.
  @MainActor public static func fact(_ title: String, _ text: String) -> UIListContentConfiguration {
    var content = valueCell()
    content.text = title
    content.secondaryText = text
    return content
  }
}
