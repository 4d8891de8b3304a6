internal import KeelModel
internal import KeelViews
internal import PeopleModel
internal import UIKit

// The report to the developer, in a sheet over the list. The text is copied to the clipboard of the user's terminal or
// browser. Some terminals take nothing, so that users of this machine are also told where the file is.

extension ListView.ViewModel {
  static let reportTitle = "Send to the Developer"
  static func hint(of report: Report) -> String {
    [reportHint, report.file.map { "The log is in \($0)." }].compactMap { $0 }.joined(separator: " ")
  }

  private static let reportHint =
    "Paste the copied text into a message to the developer. It contains errors and their codes. It contains no names, "
    + "e-mail addresses or searches, and nothing else about a person."
  static let copyTitle = "Copy the Log"
  static let copiedText = "The log was copied."
  static let emptyLogText = "Nothing has gone wrong so far."

  func reportButtonTapped() {
    Task { [weak self, readReport] in
      let report = await readReport()
      guard let self else { return }
      isReportCopied = false
      self.report = report
    }
  }

  /// Returns the text to copy.
  func copyReportButtonTapped() -> String? {
    isReportCopied = report != nil
    return report?.text
  }

  func reportDoneButtonTapped() { report = nil }
}

/// The sheet of the report. Its twin is `ReportViewController`.
struct ReportSheet: View {
  let report: Report
  let viewmodel: ListView.ViewModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          if report.text.isEmpty {
            Text(ListView.ViewModel.emptyLogText)
          } else {
            Button(ListView.ViewModel.copyTitle, systemImage: "doc.on.doc") {
              if let text = viewmodel.copyReportButtonTapped() { UIPasteboard.general.string = text }
            }
            if viewmodel.isReportCopied { Text(ListView.ViewModel.copiedText).foregroundStyle(.secondary) }
          }
        } footer: {
          if !report.text.isEmpty { Text(ListView.ViewModel.hint(of: report)) }
        }
        Section {
          ForEach(report.newestFirst) { Text($0.text).font(.caption) }
        }
      }
      .navigationTitle(ListView.ViewModel.reportTitle)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { viewmodel.reportDoneButtonTapped() } }
      }
    }
  }
}
