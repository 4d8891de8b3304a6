import NewAppModel
import SwiftUI

struct CounterView: View {
  @Bindable var model: CounterModel

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text(model.count, format: .number).font(.largeTitle)
          if let goal = model.goal, let progress = model.progress {
            ProgressView(value: progress) {
              if model.isGoalReached { Text("Goal reached") } else { Text("\(model.count) of \(goal)") }
            }
          }
        }
        Section {
          Button("Count", systemImage: "plus", action: model.countButtonTapped)
            .keyboardShortcut("+", modifiers: [])
          Button("Undo", systemImage: "minus", action: model.undoButtonTapped)
            .keyboardShortcut("-", modifiers: [])
            .disabled(!model.canGoBack)
        }
      }
      .navigationTitle("New App")
      .toolbar {
        ToolbarItem { Button("Goal", systemImage: "flag", action: model.goalButtonTapped) }
        ToolbarItem {
          Button("Reset", systemImage: "arrow.counterclockwise", action: model.resetButtonTapped)
            .disabled(model.count == 0)
        }
      }
      .sheet(item: $model.destination.goal) { GoalView(model: $0) }
      .confirmationDialog("Begin again at 0?", isPresented: $model.isAskingToReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive, action: model.resetConfirmed)
      }
    }
  }
}

#Preview { CounterView(model: CounterModel()) }
