import DoneDoneCharts
import DoneDoneModel
import SwiftUI

/// The amounts of a period, by day and by category, and the days in a row.
struct StatisticsView: View {
  @Bindable var model: StatisticsModel

  private var words: Words { model.words }

  var body: some View {
    content
      .navigationTitle(words[.statisticsTitle])
      .navigationSubtitle(words.title(model.period), variants: words.titleVariants(model.period))
  }

  @ViewBuilder private var content: some View {
    if let summary = model.summary {
      List {
        Section {
          Picker(words[.period], selection: $model.kind) {
            Text(words[.day]).tag(Period.Kind.day)
            Text(words[.week]).tag(Period.Kind.week)
            Text(words[.month]).tag(Period.Kind.month)
          }
          .pickerStyle(.segmented)
          PeriodBar(model: model)
        }
        if summary.total.count > 0 {
          if model.period.kind != .day {
            Section(words[.byDay]) { DayChart(summary: summary, model: model) }
          }
          CategorySection(summary: summary, model: model)
          TotalsSection(summary: summary, model: model)
        } else {
          Section { Text(words[.nothingHere]).foregroundStyle(.secondary) }
        }
        if let streaks = model.streaks {
          Section(words[.streaks]) {
            LabeledContent(words[.currentStreak], value: words.days(streaks.current))
            LabeledContent(words[.longestStreak], value: words.days(streaks.longest))
          }
        }
      }
    } else if let problem = model.problem {
      ProblemView(words: words, problem: problem) { model.retryButtonTapped() }
    } else {
      ProgressView(words[.loading]).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// The buttons that lead to other periods.
private struct PeriodBar: View {
  let model: StatisticsModel

  var body: some View {
    HStack {
      Button(model.words[.previous], systemImage: "chevron.left") { model.previousButtonTapped() }
        .labelStyle(.iconOnly)
      Spacer()
      if model.isCurrent {
        Text(model.words.title(model.period)).lineLimit(1)
      } else {
        Button(model.words.title(model.period)) { model.currentButtonTapped() }.lineLimit(1)
      }
      Spacer()
      Button(model.words[.next], systemImage: "chevron.right") { model.nextButtonTapped() }
        .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
  }
}

private struct CategorySection: View {
  let summary: Summary
  let model: StatisticsModel

  private var words: Words { model.words }

  var body: some View {
    Section(words[.byCategory]) {
      ForEach(summary.byCategory) { part in
        Button {
          model.categoryTapped(part.categoryID)
        } label: {
          HStack(spacing: 12) {
            CategoryIcon(category: model.context.container.categories.category(part.categoryID))
            VStack(alignment: .leading) {
              HStack {
                Text(model.name(part.categoryID)).foregroundStyle(Color.primary)
                Spacer()
                Text(words.duration(minutes: part.amount.minutes)).foregroundStyle(.secondary)
              }
              ProgressView(value: summary.share(of: part.amount)).accessibilityHidden(true)
            }
          }
        }
        .linkAddress(model.categoryAddress(part.categoryID))
      }
    }
  }
}

private struct TotalsSection: View {
  let summary: Summary
  let model: StatisticsModel

  private var words: Words { model.words }

  var body: some View {
    Section {
      LabeledContent(
        words[.total],
        value: words.activities(summary.total.count) + " · " + words.duration(minutes: summary.total.minutes))
      LabeledContent(words[.average], value: words.duration(minutes: Int(summary.averageMinutes.rounded())))
      if let busiest = summary.busiestDay, summary.byDay.count > 1 {
        Button {
          model.dayTapped(busiest.day)
        } label: {
          LabeledContent(
            words[.busiest],
            value: words.dayTitle(busiest.day) + " · " + words.duration(minutes: busiest.amount.minutes)
          )
          .foregroundStyle(Color.primary)
        }
        .linkAddress(model.dayAddress(busiest.day))
      }
    }
  }
}
