import DoneDoneModel
import SwiftUI

/// The form of a category, in a sheet.
struct CategoryFormView: View {
  @Bindable var model: CategoryFormModel

  private var words: Words { model.words }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(words[.name], text: $model.draft.name)
            .accessibilityError(words.text(model.shownProblems, in: .name))
          Picker(words[.color], selection: $model.draft.color) {
            ForEach(CategoryColor.allCases, id: \.self) { Text(words.name($0)).tag($0) }
          }
          Picker(words[.symbol], selection: $model.draft.symbol) {
            ForEach(symbols, id: \.self) { Label(words.name(ofSymbol: $0), systemImage: $0).tag($0) }
          }
        } footer: {
          ProblemText(words: words, problems: model.shownProblems)
          if let problem = model.problem { Text(words.text(problem)).foregroundStyle(.red) }
        }
      }
      .navigationTitle(words[model.category == nil ? .newCategory : .editCategory])
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(words[.cancel]) { model.cancelButtonTapped() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(words[.save]) { Task { await model.saveButtonTapped() } }.disabled(model.isSaving)
        }
      }
      .alert($model.alert) { model.alertButtonTapped($0) }
    }
    .interactiveDismissDisabled(model.isSaving || model.hasUnsavedChanges) { model.cancelButtonTapped() }
  }

  /// The symbols that are offered, and that of an imported category.
  private var symbols: [String] {
    let offered = CategoryFormModel.symbols
    return offered.contains(model.draft.symbol) ? offered : offered + [model.draft.symbol]
  }
}
