import DoneDoneModel
import SwiftUI

/// The rows of a list of activities, or what is shown in their place.
struct ActivityList: View {
  let model: ActivityListModel

  private var words: Words { model.context.words }

  var body: some View {
    if let sections = model.sections {
      if sections.isEmpty {
        empty
      } else {
        List {
          ForEach(sections) { section in
            Section {
              ForEach(section.activities) { ActivityRow(activity: $0, model: model) }
            } header: {
              if model.hasDays { Text(words.fullDate(section.day)) }
            } footer: {
              if !model.hasDays { Text(summary(section)) }
            }
          }
          if model.isCutOff { Text(words[.cutOff]).foregroundStyle(.secondary) }
        }
      }
    } else if let problem = model.problem {
      ProblemView(words: words, problem: problem) { model.retryButtonTapped() }
    } else {
      ProgressView(words[.loading]).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func summary(_ section: ActivityListModel.Section) -> String {
    words.activities(section.activities.count) + " · " + words.duration(minutes: section.minutes)
  }

  @ViewBuilder private var empty: some View {
    if model.isSearching {
      ContentUnavailableView(
        words[.nothingFound], systemImage: "magnifyingglass", description: Text(words[.nothingFoundHint]))
    } else if model.scope == .today {
      ContentUnavailableView {
        Label(words[.nothingToday], systemImage: "checkmark.circle")
      } description: {
        Text(words[.nothingTodayHint])
      } actions: {
        Button(words[.newActivity]) { model.stack?.newButtonTapped() }.buttonStyle(.borderedProminent)
      }
    } else {
      ContentUnavailableView(words[.nothingHere], systemImage: "tray")
    }
  }
}

/// An activity in a list.
struct ActivityRow: View {
  let activity: Activity
  let model: ActivityListModel

  private var words: Words { model.context.words }
  private var category: DoneDoneModel.Category? { model.context.container.categories.category(activity.categoryID) }

  var body: some View {
    Button {
      model.activityTapped(activity.id)
    } label: {
      HStack(spacing: 12) {
        CategoryIcon(category: category)
        VStack(alignment: .leading) {
          Text(activity.name).foregroundStyle(Color.primary).lineLimit(1)
          Text(details).font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
        }
        Spacer()
        if activity.minutes > 0 { Text(words.duration(minutes: activity.minutes)).foregroundStyle(Color.secondary) }
      }
    }
    .linkAddress(model.address(of: activity.id))
    .swipeActions {
      Button(words[.delete], systemImage: "trash", role: .destructive) {
        Task { await model.deleteButtonTapped([activity.id]) }
      }
    }
  }

  private var details: String {
    [words.time(activity.time), category?.name].compactMap(\.self).joined(separator: " · ")
  }
}
