import SwiftUI

/// A sheet, an alert and a page that come and go by themselves.
struct RoundsView: View {
  @State private var done = 0
  @State private var hasSheet = false
  @State private var hasAlert = false
  @State private var isPushed = false

  var body: some View {
    List {
      Button("Present") { hasSheet = true }
      Text(verbatim: "\(done) rounds")
    }
    .navigationTitle("Rounds")
    .navigationDestination(isPresented: $isPushed) {
      Text("Pushed").navigationTitle("Page").task { endRound() }
    }
    .sheet(isPresented: $hasSheet, onDismiss: { hasAlert = true }) {
      NavigationStack {
        Form { Toggle("Switch", isOn: .constant(true)) }.navigationTitle("Sheet")
      }
      .task { hasSheet = false }
    }
    .alert("Alert", isPresented: $hasAlert) {
      Button("OK") {}
    }
    .task(id: hasAlert) {
      guard hasAlert else { return }
      hasAlert = false
      isPushed = true
    }
  }

  private func endRound() {
    isPushed = false
    done += 1
  }
}
