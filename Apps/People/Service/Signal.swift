public import PeopleModel

extension Roger {
  /// The state of the last fetch.
  public enum Signal: Hashable, Codable, Sendable {
    /// Nothing is under way.
    case ready
    /// The source has been asked.
    case asking
    /// The answer is arriving.
    case receiving(Progress)
    /// The people are being saved.
    case saving(Progress)
    /// The people are saved, and are stamped.
    case saved(Saved)
    /// The last attempt has failed. Whatever was stored is still there.
    case failed(Fizzle)

    /// An amount of something: bytes that have arrived, people that are saved.
    public struct Progress: Hashable, Codable, Sendable {
      public var done: Int
      /// The whole amount; `nil` if it is unknown.
      public var total: Int?
      public init(done: Int, total: Int?) {
        self.done = done
        self.total = total
      }

      /// The part that is done, from 0 to 1; `nil` if the whole amount is unknown.
      public var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(1, Double(done) / Double(total))
      }
    }

    /// The outcome of an import.
    public struct Saved: Hashable, Codable, Sendable {
      /// The number of people that were saved.
      public var count: Int
      /// The number of records that could not be read; the log says why.
      public var skipped: Int
      public init(count: Int, skipped: Int = 0) {
        self.count = count
        self.skipped = skipped
      }
    }

    /// The reason of the failure; `nil` if the last attempt has not failed.
    public var fizzle: Fizzle? { if case .failed(let fizzle) = self { fizzle } else { nil } }

    /// True while people are being fetched.
    public var isUnderWay: Bool {
      switch self {
      case .asking, .receiving, .saving: true
      case .ready, .saved, .failed: false
      }
    }
  }
}
