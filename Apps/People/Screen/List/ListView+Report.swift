internal import KeelModel
internal import KeelViews
internal import PeopleModel
internal import UIKit

/// The report to the developer, in a sheet over the list. Its twin is `ReportViewController`.
///
/// The text is copied to the clipboard of the user's terminal or browser. Some terminals ignore it, so the sheet also
/// shows the path of the file to users of this machine.
struct ReportSheet: View {
  let report: Report
  let viewmodel: ListViewModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          if report.text.isEmpty {
            Text(ListWords.emptyLog)
          } else {
            Button(ListWords.copy, systemImage: "doc.on.doc") {
              if let text = viewmodel.copyReportButtonTapped() { UIPasteboard.general.string = text }
            }
            if viewmodel.isReportCopied { Text(ListWords.copied).foregroundStyle(.secondary) }
          }
        } footer: {
          if !report.text.isEmpty { Text(ListWords.hint(of: report)) }
        }
        Section {
          ForEach(report.newestFirst) { Text($0.text).font(.caption) }
        }
      }
      .navigationTitle(ListWords.report)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { viewmodel.reportDoneButtonTapped() } }
      }
    }
  }
}
