import AppForms
import DoneDoneModel
import Foundation
import KeelControls
import KeelModel

/// The list of categories. Its twin is `CategoriesView`.
@MainActor final class CategoriesViewController: FormViewController {
  private let model: CategoriesModel
  private let stack: StackModel

  init(_ model: CategoriesModel, in stack: StackModel) {
    self.model = model
    self.stack = stack
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.words[.categories]
    }
    followStack(stack) { [model] in
      model.words[.newCategory]
    } newAddress: { [model] in
      model.newAddress
    }
  }

  override func sections() -> [FormSection] {
    let words = model.words
    return [FormSection("categories", footer: words[.deletedHint], rows: model.categories.indices.map(row))]
  }

  private func row(_ index: Int) -> FormRow {
    let (model, words) = (model, model.words)
    let category = model.categories[index]
    var row = FormRow(
      category.id.uuidString, address: model.address(of: category.id), choose: { model.categoryTapped(category) }
    ) { cell in
      var content = UIListContentConfiguration.title(category.name)
      content.image = .category(category)
      cell.contentConfiguration = content
    }
    row.swipeActions = [.delete(words) { Task { await model.deleteButtonTapped(category.id) } }]
    if index > 0 {
      row.menu.append(
        UIAction(title: words[.moveUp], image: UIImage(systemName: "arrow.up")) { _ in
          Task { await model.move(category.id, by: -1) }
        })
    }
    if index < model.categories.count - 1 {
      row.menu.append(
        UIAction(title: words[.moveDown], image: UIImage(systemName: "arrow.down")) { _ in
          Task { await model.move(category.id, by: 1) }
        })
    }
    return row
  }
}
