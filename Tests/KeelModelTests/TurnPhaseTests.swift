import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct TurnPhaseTests {
    /// Records that it ran, and performs an action.
    final class Recorder: TurnPass {
      let note: () -> Void
      init(_ note: @escaping () -> Void) { self.note = note }
      func run() { note() }
      var namesOfPending: [String] { ["recorder"] }
    }

    /// Adds a recorder to each phase, calls the closure, and removes the recorders.
    private func recording(
      _ react: @escaping (Turn.Phase) -> Void = { _ in }, _ body: () -> Void
    ) async -> [Turn.Phase] {
      await turnAtRest()
      var ran: [Turn.Phase] = []
      let recorders = Turn.Phase.allCases.dropFirst().map { phase in
        let recorder = Recorder {
          ran.append(phase)
          react(phase)
        }
        Turn.shared.install(recorder, in: phase)
        return recorder
      }
      body()
      recorders.forEach(Turn.shared.remove)
      return ran
    }

    @Test func onlyRequestedPhasesRunAndInOrder() async {
      let ran = await recording {
        Turn.shared.setNeedsRun(.lifecycle)
        Turn.shared.setNeedsRun(.bodies)
        Turn.shared.setNeedsRun(.patch)
        Turn.shared.flush()
      }
      #expect(ran == [.bodies, .patch, .lifecycle])
    }

    @Test func whatAPassRequestsOfItselfAndHasDoneNeedsNoFurtherRound() async {
      final class Whole: TurnPass {
        var runs = 0
        func run() {
          runs += 1
          Turn.shared.setNeedsRun(.bodies)
        }
        var namesOfPending: [String] { [] }
        var hasWork: Bool { false }
      }
      await turnAtRest()
      let pass = Whole()
      Turn.shared.install(pass, in: .bodies)
      Turn.shared.setNeedsRun(.bodies)
      Turn.shared.flush()
      #expect(pass.runs == 1)
      Turn.shared.remove(pass)
    }

    @Test func askingForAPhaseQueuesOneJob() async {
      var ran = 0
      let recorder = Recorder { ran += 1 }
      await turnAtRest()
      await TurnCount.counting { count in
        Turn.shared.install(recorder, in: .patch)
        Turn.shared.setNeedsRun(.patch)
        Turn.shared.setNeedsRun(.patch)
        #expect(count.jobCount == 1)
        Turn.shared.flush()
        #expect(ran == 1)
        await turnAtRest()
        Turn.shared.setNeedsRun(.patch)
        await turnAtRest()
        #expect(ran > 1, "the job runs it, in addition to jobs of other tests")
        #expect(count.jobCount == 2)
      }
      Turn.shared.remove(recorder)
    }

    @Test func observersSettleBeforeBodiesAreEvaluated() async {
      let model = Counter()
      var log: [String] = []
      let token = observe {
        log.append("observer \(model.count)")
        if model.count == 1 || model.count == 2 { model.count += 1 }
        Turn.shared.setNeedsRun(.bodies)
      }
      Turn.shared.flush()
      log = []
      _ = await recording({ log.append("\($0)") }) {
        model.count = 1
        Turn.shared.flush()
      }
      #expect(log == ["observer 1", "observer 2", "observer 3", "bodies"])
      withExtendedLifetime(token) {}
    }

    @Test func aLaterPhaseThatDirtiesAnEarlierOneGoesAgain() async {
      var isFirst = true
      let ran = await recording({ phase in
        guard phase == .lifecycle, isFirst else { return }
        isFirst = false
        Turn.shared.setNeedsRun(.description)
        Turn.shared.setNeedsRun(.patch)
      }) {
        Turn.shared.setNeedsRun(.patch)
        Turn.shared.setNeedsRun(.lifecycle)
        Turn.shared.flush()
      }
      #expect(ran == [.patch, .lifecycle, .description, .patch])
    }

    @Test func aTurnThatDoesNotSettleIsReportedAndShown() async {
      let model = Counter()
      var token: ObservationToken?
      var patches = 0
      let reports = await RuntimeWarning.withCapture {
        let recorder = Recorder { patches += 1 }
        Turn.shared.install(recorder, in: .patch)
        token = observe("endless") {
          if model.count > 0 { model.count += 1 }
          Turn.shared.setNeedsRun(.patch)
        }
        Turn.shared.flush()
        await turnAtRest()
        patches = 0
        await TurnCount.counting { count in
          Turn.shared.performing { model.count += 1 }
          #expect(patches == 1, "What does not settle must not keep the rest from being shown.")
          #expect(count.jobCount == 1, "The rest is left for one more job, and is not spun on.")
          token?.cancel()
          await turnAtRest()
          #expect(count.jobCount == 1)
        }
        Turn.shared.remove(recorder)
      }
      #expect(reports.count == 1)
      #expect(reports.first?.happened.contains("4 rounds") == true)
    }

    @Test func anEndlessPhaseIsReportedByName() async {
      let reports = await RuntimeWarning.withCapture {
        let ran = await recording({ if $0 == .bodies { Turn.shared.setNeedsRun(.bodies) } }) {
          Turn.shared.setNeedsRun(.bodies)
          Turn.shared.flush()
        }
        #expect(ran == [.bodies, .bodies, .bodies, .bodies])
        await Task.yield()
      }
      #expect(reports.count == 1)
      #expect(reports.first?.happened.contains("recorder") == true)
    }

    @Test func theTurnKnowsTheMergedTransaction() async {
      var seen: Animation?
      _ = await recording({ _ in seen = Turn.shared.transaction.animation }) {
        withAnimation(.linear) { Turn.shared.setNeedsRun(.patch) }
        Turn.shared.setNeedsRun(.patch)
        Turn.shared.flush()
      }
      #expect(seen == .linear)
      #expect(Turn.shared.transaction.animation == nil)
    }
  }
}
