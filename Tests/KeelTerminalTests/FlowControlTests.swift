import Testing

@testable import KeelTerminal

/// The number of frames sent ahead of the terminal's replies, with a clock that the test controls.
@Suite struct FlowControlTests {
  private func probed() -> FlowControl {
    var flow = FlowControl()
    flow.didSendProbe(at: .zero)
    flow.didAnswer(at: .milliseconds(50))
    return flow
  }

  @Test func noFrameGoesOutWhileTheOneBeforeItIsUnanswered() {
    var flow = probed()
    #expect(flow.mayShow && flow.asks && flow.answers == true)
    flow.didSendFrame(ofBytes: 2000, at: .seconds(1))
    #expect(!flow.mayShow)
    flow.timeout(at: .seconds(5))
    #expect(!flow.mayShow, "a slow line has its time")
    flow.didAnswer(at: .seconds(6))
    #expect(flow.mayShow && flow.deadline == nil)
  }

  @Test func theFirstFrameMayGoOutBesideTheProbeAndNoOther() {
    var flow = FlowControl()
    flow.didSendProbe(at: .zero)
    #expect(flow.mayShow && flow.isProbing)
    flow.didSendFrame(ofBytes: 100, at: .zero)
    #expect(!flow.mayShow)
    flow.didAnswer(at: .milliseconds(100))
    #expect(!flow.mayShow && !flow.isProbing)
    flow.didAnswer(at: .milliseconds(200))
    #expect(flow.mayShow)
  }

  @Test func aTerminalThatNeverAnswersIsNeitherAskedNorWaitedFor() {
    var flow = FlowControl()
    flow.didSendProbe(at: .zero)
    flow.timeout(at: .milliseconds(199))
    #expect(flow.isProbing)
    flow.timeout(at: .milliseconds(200))
    #expect(!flow.isProbing && flow.mayShow && !flow.asks && flow.deadline == nil)
    for second in 2..<10 {
      flow.didSendFrame(ofBytes: 5000, at: .seconds(second))
      #expect(flow.mayShow && flow.deadline == nil)
    }
  }

  @Test func aLateAnswerIsAwaitedFromThenOn() {
    var flow = FlowControl()
    flow.didSendProbe(at: .zero)
    flow.didSendFrame(ofBytes: 5000, at: .zero)
    flow.timeout(at: .seconds(1))
    flow.didSendFrame(ofBytes: 5000, at: .seconds(2))
    flow.didAnswer(at: .seconds(3))
    #expect(!flow.asks, "the answer to the first frame is under way still")
    flow.didAnswer(at: .seconds(7))
    #expect(flow.asks && flow.mayShow)
    flow.didSendFrame(ofBytes: 100, at: .seconds(8))
    #expect(!flow.mayShow)
  }

  @Test func anAnswerThatIsLateIsReadBeforeTheTerminalIsGivenBack() {
    var flow = FlowControl()
    flow.didSendProbe(at: .zero)
    #expect(flow.answersEnd(at: .milliseconds(100)) == .milliseconds(600))
    flow.timeout(at: .milliseconds(200))
    #expect(flow.answersEnd(at: .milliseconds(300)) == .milliseconds(800))
    #expect(flow.answersEnd(at: .milliseconds(900)) == .seconds(1))
    #expect(flow.answersEnd(at: .seconds(1)) == nil, "it answers nothing")
    flow.didAnswer(at: .milliseconds(400))
    #expect(flow.answersEnd(at: .milliseconds(500)) == nil, "nothing is pending")
  }

  @Test func anAnswerThatIsLostHoldsUpOneFrame() {
    var flow = probed()
    flow.didSendFrame(ofBytes: 300, at: .seconds(1))
    let end = flow.deadline
    #expect(end == .seconds(7))
    flow.timeout(at: .seconds(7))
    #expect(flow.mayShow && flow.asks)
    flow.didSendFrame(ofBytes: 300, at: .seconds(8))
    flow.didAnswer(at: .seconds(9))
    #expect(flow.mayShow && flow.deadline == nil)
  }

  @Test func aTerminalThatNoLongerAnswersIsNotAwaited() {
    var flow = probed()
    for round in 0..<3 {
      #expect(flow.asks && flow.mayShow)
      flow.didSendFrame(ofBytes: 0, at: .seconds(10 * round))
      flow.timeout(at: .seconds(10 * round + 5))
    }
    #expect(!flow.asks && flow.mayShow)
  }

  @Test func anAnswerReadByTheShellIsNotAwaited() {
    var flow = probed()
    flow.didSendFrame(ofBytes: 0, at: .seconds(1))
    flow.forget()
    #expect(flow.mayShow && !flow.isWaiting && flow.deadline == nil)
  }

  @Test func reportsAreReadAndOtherSequencesLikeThemAreNot() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[0n".utf8)) == [.status])
    #expect(parser.feed(Array("\u{1B}[3n".utf8)) == [.status])
    #expect(parser.feed(Array("\u{1B}[?0n\u{1B}[1;2n\u{1B}[n\u{1B}[24;80R".utf8)) == [])
  }
}
