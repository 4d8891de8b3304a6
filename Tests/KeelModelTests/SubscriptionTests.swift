import KeelModel
import Testing
import Walks

extension SharedTurn {
  /// Observers with many dependencies, in changing order and number.
  @MainActor @Suite struct SubscriptionTests {
    @Test func readingTheSameInAnotherOrderLosesNothing() {
      var random = SeededRandom(seed: 7)
      let models = (0..<200).map { _ in Counter() }
      let trigger = Counter()
      var order = Array(models.indices)
      var runs = 0
      let token = observe {
        runs += 1
        _ = trigger.count
        for index in order { _ = models[index].count }
      }
      for round in 1...20 {
        order = Array(models.indices.shuffled(using: &random).prefix(Int.random(in: 0...200, using: &random)))
        trigger.count = round
        Turn.shared.flush()
        for index in models.indices {
          let before = runs
          models[index].count += 1
          Turn.shared.flush()
          #expect(runs - before == (order.contains(index) ? 1 : 0))
        }
      }
      withExtendedLifetime(token) {}
    }

    @Test func readingOnePropertyOftenAndInTurnsWithAChildIsOneSubscription() {
      let model = Counter()
      var runs = [0, 0]
      var children: [ObservationToken] = []
      let token = observe {
        runs[0] += 1
        children = []
        for _ in 0..<20 {
          _ = model.count
          children.append(
            observe {
              runs[1] += 1
              _ = model.count
            })
        }
      }
      #expect(runs == [1, 20])
      for value in 1...3 {
        model.count = value
        Turn.shared.flush()
      }
      // The old children are due too, but are released before they run.
      #expect(runs == [4, 80])
      token.cancel()
      children = []
      model.count = 9
      Turn.shared.flush()
      #expect(runs == [4, 80])
    }

    @Test func aPropertyOfAGenericModelIsOneProperty() {
      let box = Box(1)
      var runs = 0
      let token = observe {
        runs += 1
        _ = box.value
      }
      for value in 2...50 {
        box.value = value
        Turn.shared.flush()
      }
      #expect(runs == 50)
      box.other = 1
      Turn.shared.flush()
      #expect(runs == 50)
      withExtendedLifetime(token) {}
    }

    @Test func aScreenThatGoesTakesItsModelAlong() {
      /// Holds the same objects as a view controller: a model, bindings to it and observers of it.
      @MainActor final class Screen {
        let model: PageModel
        let title: Binding<String>
        var tokens: Set<ObservationToken> = []
        var shown = ""

        init(_ model: PageModel) {
          self.model = model
          title = Bindable(model).title
          observe { [unowned self] in shown = title.wrappedValue }.store(in: &tokens)
        }
      }

      weak var weakModel: PageModel?
      weak var weakScreen: Screen?
      do {
        let screen = Screen(PageModel())
        (weakModel, weakScreen) = (screen.model, screen)
        screen.title.wrappedValue = "Wi-Fi"
        Turn.shared.flush()
        #expect(screen.shown == "Wi-Fi")
        screen.title.wrappedValue = "left with work pending"
      }
      #expect(weakScreen == nil)
      #expect(weakModel == nil)
      Turn.shared.flush()
    }

    @Test func aScopeThatOnlyMarksIsNotifiedOnceUntilItTracksAgain() {
      let model = Counter()
      var calls: [Animation?] = []
      let scope = TrackedScope(origin: Origin(fileID: #fileID, line: #line)) { _, transaction in
        calls.append(transaction.animation)
      }
      let body = { scope.track { model.count } }
      #expect(body() == 0)
      withAnimation(.linear) { model.count = 1 }
      Turn.shared.flush()
      model.count = 2
      Turn.shared.flush()
      #expect(calls == [.linear])
      #expect(body() == 2)
      model.count = 3
      Turn.shared.flush()
      #expect(calls == [.linear, nil])
      scope.cancel()
    }
  }
}
