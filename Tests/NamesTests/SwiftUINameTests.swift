import SwiftUI
import Testing

@Observable final class M {
  var count = 0
}

private final class Settings: ObservableObject {
  @Published var volume = 0.5
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

private struct CounterView: View {
  @State private var model = M()

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
    }
  }
}

/// A file that imports only SwiftUI.
@MainActor @Suite struct SwiftUINameTests {
  @Test func anObservableModelIsSeenByObserve() {
    let model = M()
    var seen: [Int] = []
    let token = observe { seen.append(model.count) }
    model.count = 1
    Turn.shared.flush()
    #expect(seen == [0, 1])
    withExtendedLifetime(token) {}
    _ = CounterView().body
  }

  @Test func itsRegistrarIsOurs() {
    let model = M()
    var children: [String?] = []
    for child in Mirror(reflecting: model).children where child.value is TrackingRegistrar {
      children.append(child.label)
    }
    #expect(children.count == 1)
  }

  @Test func anInnerObserverKeepsItsReadsToItself() {
    // Only with Keel's registrar: the standard one notifies the outer observer too.
    let model = M()
    var runs = [0, 0]
    var inner: ObservationToken?
    let outer = observe {
      runs[0] += 1
      inner = observe {
        runs[1] += 1
        _ = model.count
      }
    }
    model.count = 1
    Turn.shared.flush()
    #expect(runs == [1, 2])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func publishersComeAlong() {
    let settings = Settings()
    var count = 0
    let token = settings.objectWillChange.sink { count += 1 }
    settings.volume = 1
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }
}
