/// The endings of a program, which work while its loop is busy.
extension MainLoop {
  /// The times after which a loop that does not return is interrupted. Set them before the first front end starts.
  package static var endingLimits = EndingLimits()

  /// True if `LoopWatch` watches the loop.
  static private(set) var isWatched = false

  /// Calls `body` on the loop each time the process receives a signal that ends programs.
  ///
  /// If the program has not ended after the limit (`endingLimits`), for example because the loop is busy, the process
  /// ends by the signal. A second signal ends it at once if the loop is busy.
  package static func onEndingSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> LoopToken {
    let watch = loopWatch()
    let token = onSignal(number) {
      // The other thread may not have seen the signal yet, and does not if `body` ends the watch.
      watch.expectEnd(by: number)
      body()
    }
    token.aside = watch.watch(signal: number)
    return token
  }

  /// Reads the input beside the loop while a turn of the loop hangs; `nil` ends that.
  package static func whileHanging(_ reader: (any HangReader)?) {
    loopWatch().set(reader)
  }

  private static func loopWatch() -> LoopWatch {
    let watch = LoopWatch.shared
    isWatched = true
    watch.set(endingLimits)
    return watch
  }
}
