/// A publisher that sends what was recorded, to each subscriber, and ends as that did.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent.
  public let recording: Recording

  /// Records what the closure says.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.subscribe(subscriber)
    case .failure(let error): values.append(Fail(error: error)).subscribe(subscriber)
    }
  }

  /// Values, and how they end.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver: Bool

    /// An empty recording, to be filled.
    public init() {
      output = []
      completion = .finished
      isOver = false
    }

    /// A recording that is complete.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Adds a value. After the end that is reported and does nothing.
    public mutating func receive(_ input: Input) {
      if !isOver { output.append(input) } else { report("A value") }
    }

    /// Says how it ends. The second time that is reported and does nothing.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return report("An end") }
      self.completion = completion
      isOver = true
    }

    private func report(_ what: String) {
      Misuse.report(
        "\(what) was recorded after the end of the recording.", rule: "Nothing comes after the end.",
        remedy: "Record it before the completion, or make another recording.")
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
  /// The same as `encode(to:)`.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}
