import SwiftUI

/// A list and a page beside it, in the older form.
public struct ColumnPages: View {
  public init() {}

  public var body: some View {
    NavigationView {
      List {
        NavigationLink("Rigi") { PeakPage(name: "Rigi") }
        NavigationLink("Titlis", destination: PeakPage(name: "Titlis"))
      }
      .navigationTitle("Peaks")
      Text("Choose a peak")
    }
  }
}

/// Three columns, of which the style shows the first one.
public struct StackedColumnPages: View {
  public init() {}

  public var body: some View {
    NavigationView {
      Text("First")
      Text("Second")
      Text("Third")
    }
    .navigationViewStyle(.stack)
  }
}

private struct PeakPage: View {
  let name: String

  var body: some View {
    VStack {
      Text("About \(name)")
      NavigationLink("Weather", destination: Text("Sun on \(name)"))
    }
    .navigationBarTitle(name)
  }
}
