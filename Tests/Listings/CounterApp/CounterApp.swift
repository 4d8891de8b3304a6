// A listing of README.md, which `ListingTests` compares.

import SwiftUI

@main struct CounterApp: App {
  @State private var model = CounterModel()
  var body: some Scene {
    WindowGroup("Counter") { CounterView(model: model) }
  }
}

struct CounterView: View {
  @Bindable var model: CounterModel
  var body: some View {
    NavigationStack {
      Form {
        Text("\(model.count)").font(.title)
        Button("Increment", action: model.incrementButtonTapped)
        Button("Fact", action: model.factButtonTapped).disabled(model.count == 0)
      }
      .navigationTitle("Counter")
      .sheet(item: $model.destination.fact) { fact in Text("\(fact.number) is a number.") }
      .alert($model.destination.alert) { _ in }
    }
  }
}
