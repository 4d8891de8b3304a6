/// What a patch follows from, so that the page can count the reports which only follow from the answers to others.
///
/// The page cannot know: a patch that arrives after a report may have been sent before the report was received.
package enum PatchCause: Hashable, Sendable {
  /// Anything but a measurement of the page.
  case other
  /// A report of geometry (`EventCode.geometry`) of this round.
  case geometry(round: Int)
  /// Another measurement (`EventCode.fits`, `measured`, `guided`), which has no round.
  case measurement
}
