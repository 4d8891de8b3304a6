public import KeelModel
public import PeopleModel

/// The content of the list screen. The screens of both layers translate it into views.
public enum Listing: Hashable, Sendable {
  /// The stored people. At least one person is stored.
  case people
  /// The stored people are being read for the first time.
  case reading
  /// Nobody is stored, and people are being fetched.
  case fetching(Roger.Signal)
  /// Nobody is stored.
  case nobody
  /// No people can be shown because of this error.
  case failed(Fizzle)
  /// The people that the search has found.
  case found
  /// The search has not answered yet.
  case searching
  /// The search has found nobody for this text.
  case nobodyFound(String)
  /// The search has failed.
  case searchFailed(Fizzle)

  /// Determines the content. Reads only the parts of the state that the content depends on.
  ///
  /// - Parameters:
  ///   - count: The number of stored people; `nil` until they have been counted.
  ///   - trouble: The error of the last read of the stored people, if it has failed.
  ///   - found: The last answer of the search; `nil` if there is none.
  public init(
    count: Int?, trouble: @autoclosure () -> Fizzle?, found: @autoclosure () -> Found?, in state: AppState
  ) {
    self =
      state[\.isFinding]
      ? Listing(found(), for: state[\.query.text]) : Listing(count, trouble(), in: state)
  }

  private init(_ found: Found?, for text: String) {
    switch found?.people {
    case nil: self = .searching
    case .failure(let fizzle): self = .searchFailed(fizzle)
    // If nobody matches an earlier text, people may still match this one.
    case .success([]): self = found?.text == text ? .nobodyFound(text) : .searching
    case .success: self = .found
    }
  }

  private init(_ count: Int?, _ trouble: @autoclosure () -> Fizzle?, in state: AppState) {
    if let count, count > 0 {
      self = .people
      return
    }
    let last = state[\.sys.last]
    if last.isUnderWay {
      self = .fetching(last)
    } else if let fizzle = trouble() ?? last.fizzle {
      self = .failed(fizzle)
    } else {
      self = count == nil ? .reading : .nobody
    }
  }
}

/// A notice of the list screen about the last fetch or read. It accompanies the people that are shown.
public enum Notice: Hashable, Sendable {
  /// People are being fetched.
  case progress(Roger.Signal)
  /// The last fetch or read has failed. The people that are shown were saved at the time of the stamp.
  case trouble(Fizzle, stamp: String?)
  /// The last fetch has left out this number of records.
  case skipped(Int)

  /// Determines the notice. Returns `nil` if there is none, or if the list shows it in place of people.
  public init?(_ listing: Listing, trouble: Fizzle?, in state: AppState) {
    guard listing == .people else { return nil }
    let last = state[\.sys.last]
    if last.isUnderWay {
      self = .progress(last)
    } else if let fizzle = trouble ?? last.fizzle {
      self = .trouble(fizzle, stamp: state[\.sys.stamp])
    } else if case .saved(let saved) = last, saved.skipped > 0 {
      self = .skipped(saved.skipped)
    } else {
      return nil
    }
  }
}
