import DoneDoneModel
import SwiftUI

/// The offer to undo the last deletion.
struct UndoBar: View {
  let stack: StackModel

  var body: some View {
    if let undo = stack.undo {
      HStack {
        Text(undo.title(stack.context.words)).lineLimit(1)
        Spacer()
        Button(stack.context.words[.undo]) { Task { await stack.undoButtonTapped() } }
        Button(stack.context.words[.dismiss], systemImage: "xmark") { stack.undoDismissed() }
          .labelStyle(.iconOnly)
      }
      .padding()
      .background(.bar)
    }
  }
}

/// A message in place of content that cannot be read.
struct ProblemView: View {
  let words: Words
  let problem: DoneDoneError
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label(words[.problem], systemImage: "exclamationmark.triangle")
    } description: {
      Text(words.text(problem))
    } actions: {
      Button(words[.retry], action: retry).buttonStyle(.borderedProminent)
    }
  }
}
