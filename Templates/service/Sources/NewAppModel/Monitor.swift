import KeelModel
import Observation

/// Takes a sample after each interval, and says when the memory is nearly full. All windows show the same monitor.
@MainActor @Observable public final class Monitor {
  /// An event for the log.
  public enum Event: Hashable, Sendable {
    /// More memory than the limit is in use, in per cent.
    case memoryIsHigh(Int)
    case memoryIsNormal(Int)
    case cannotRead(String)
  }

  /// The number of samples that are kept.
  public static let most = 120

  /// The latest samples, oldest first.
  public private(set) var samples: [Sample] = []
  /// True while the machine cannot be read.
  public private(set) var isBlind = false
  private let sensor: any Sensing
  private let settings: SettingsStore
  private let clock: any Clock<Duration>
  private let report: @MainActor (Event) -> Void
  @ObservationIgnored private var wasHigh = false

  /// - Parameters:
  ///   - clock: The clock of the intervals, which a test controls.
  ///   - report: Receives what is to be written to the log.
  public init(
    _ sensor: any Sensing, settings: SettingsStore, clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @MainActor (Event) -> Void = { _ in }
  ) {
    self.sensor = sensor
    self.settings = settings
    self.clock = clock
    self.report = report
  }

  public var latest: Sample? { samples.last }
  public var isHigh: Bool { latest.map { $0.memory > settings.value.limit } ?? false }

  public var interval: Int {
    get { settings.value.interval }
    set { settings.update { $0.interval = newValue } }
  }
  public var limit: Int {
    get { settings.value.limit }
    set { settings.update { $0.limit = newValue } }
  }

  /// Watches the machine until the task is cancelled.
  public func run() async {
    while !Task.isCancelled {
      await takeSample()
      // It fails only if the task is cancelled. A file of settings may say anything.
      try? await clock.sleep(for: .seconds(max(1, interval)))
    }
  }

  func takeSample() async {
    do {
      samples.append(try await sensor.sample())
      if samples.count > Self.most { samples.removeFirst() }
      isBlind = false
    } catch {
      // Said once, not at each interval.
      if !isBlind { report(.cannotRead("\(error)")) }
      isBlind = true
      return
    }
    guard isHigh != wasHigh, let memory = latest?.memory else { return }
    wasHigh = isHigh
    report(isHigh ? .memoryIsHigh(memory) : .memoryIsNormal(memory))
  }
}
