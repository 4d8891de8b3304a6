import DoneDoneModel
import SwiftUI

/// The form of an activity, in a sheet.
struct ActivityFormView: View {
  @Bindable var model: ActivityFormModel

  private var words: Words { model.words }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(words[.name], text: $model.draft.name)
            .accessibilityError(words.text(model.shownProblems, in: .name))
          Picker(words[.category], selection: $model.draft.categoryID) {
            Text(words[.noCategory]).tag(DoneDoneModel.Category.ID?.none)
            ForEach(model.categories) { Text($0.name).tag(Optional($0.id)) }
          }
          Stepper(value: $model.draft.minutes, in: Activity.minutesRange, step: 5) {
            LabeledContent(words[.duration], value: words.duration(minutes: model.draft.minutes))
          }
          .accessibilityError(words.text(model.shownProblems, in: .minutes))
          DatePicker(words[.date], selection: $model.date)
            .accessibilityError(words.text(model.shownProblems, in: .time))
        } footer: {
          ProblemText(words: words, problems: model.shownProblems)
        }
        Section(words[.note]) {
          TextEditor(text: $model.draft.note).frame(minHeight: 96).accessibilityLabel(words[.note])
            .accessibilityError(words.text(model.shownProblems, in: .note))
        }
      }
      .navigationTitle(words[model.activity == nil ? .newActivity : .editActivity])
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(words[.cancel]) { model.cancelButtonTapped() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(words[.save]) { Task { await model.saveButtonTapped() } }.disabled(model.isSaving)
        }
      }
      .alert($model.alert) { model.alertButtonTapped($0) }
    }
    .interactiveDismissDisabled(model.hasUnsavedChanges) { model.cancelButtonTapped() }
  }
}

/// What must be changed before a form can be saved.
struct ProblemText: View {
  let words: Words
  let problems: [ActivityProblem]

  var body: some View {
    if !problems.isEmpty {
      Text(problems.map { words.text($0) }.joined(separator: "\n")).foregroundStyle(.red)
    }
  }
}
