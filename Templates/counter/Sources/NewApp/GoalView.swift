import NewAppModel
import SwiftUI

struct GoalView: View {
  @Bindable var model: GoalModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Count towards a goal", isOn: $model.hasGoal)
        Stepper("Goal: \(model.goal)", value: $model.goal, in: GoalModel.range)
          .disabled(!model.hasGoal)
      }
      .navigationTitle("Goal")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: model.saveButtonTapped) }
      }
    }
  }
}

#Preview { GoalView(model: GoalModel(goal: 12) { _ in }) }
