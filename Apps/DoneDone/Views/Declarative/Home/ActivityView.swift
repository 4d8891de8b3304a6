import DoneDoneModel
import SwiftUI

/// The details of an activity.
struct ActivityView: View {
  let model: ActivityModel

  private var words: Words { model.words }

  var body: some View {
    content
      .navigationTitle(model.title)
      .toolbar {
        if model.activity != nil {
          Button(words[.edit], systemImage: "pencil") { model.editButtonTapped() }
            .linkAddress(model.editAddress)
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let activity = model.activity {
      Form {
        Section {
          LabeledContent(words[.category]) {
            HStack {
              CategoryIcon(category: model.category)
              Text(model.category?.name ?? words[.noCategory])
            }
          }
          Button {
            model.dayTapped()
          } label: {
            LabeledContent(words[.date], value: words.fullDate(activity.day))
          }
          .linkAddress(model.dayAddress)
          LabeledContent(words[.time], value: words.time(activity.time))
          LabeledContent(words[.duration], value: words.duration(minutes: activity.minutes))
        }
        if !activity.note.isEmpty {
          Section(words[.note]) { Text(activity.note) }
        }
        Section {
          Button(words[.delete], systemImage: "trash", role: .destructive) { Task { await model.deleteButtonTapped() } }
        }
      }
    } else if model.isMissing {
      ContentUnavailableView(
        words[.missingTitle], systemImage: "questionmark.circle", description: Text(words[.missingMessage]))
    } else if let problem = model.problem {
      ProblemView(words: words, problem: problem) { model.retryButtonTapped() }
    } else {
      ProgressView(words[.loading]).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
