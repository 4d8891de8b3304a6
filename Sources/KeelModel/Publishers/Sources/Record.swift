/// A publisher that sends recorded values and a recorded completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion that are sent.
  public let recording: Recording

  /// Creates a publisher of the recording that the closure makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of an existing recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of the given values and completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Sends the recorded values as they are requested, then the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.subscribe(subscriber)
    case .failure(let error): values.append(Fail(error: error)).subscribe(subscriber)
    }
  }

  /// Values, and the completion that follows them.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output

    /// The recorded values, in order.
    public private(set) var output: [Output]
    /// The recorded completion; `finished` until another one is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver: Bool

    /// Creates an empty recording, to which values and a completion can be added.
    public init() {
      output = []
      completion = .finished
      isOver = false
    }

    /// Creates a complete recording, which accepts nothing more.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Appends a value. After the completion this is reported as misuse and has no effect.
    public mutating func receive(_ input: Input) {
      if !isOver { output.append(input) } else { report("A value") }
    }

    /// Sets the completion. A second one is reported as misuse and has no effect.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return report("An end") }
      self.completion = completion
      isOver = true
    }

    private func report(_ what: String) {
      RuntimeWarning.report(
        "\(what) was recorded after the end of the recording.", rule: "Nothing comes after the end.",
        remedy: "Record it before the completion, or make another recording.")
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  /// Decodes a recording with the keys `output` and `completion`; the result is complete.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the recording with the keys `output` and `completion`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
  /// Encodes the recording; equivalent to `encode(to:)`.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}
