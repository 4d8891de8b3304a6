internal import Foundation
public import PeopleGear
public import PeopleModel
public import PeopleService
public import PeopleUtil

/// Loads photos of people from a cache on disk or from the web.
///
/// Simultaneous requests for a photo share one fetch, which is repeated after errors that may pass. Large photos are
/// scaled down before they are stored.
public actor PhotoWorker: PhotoWork {
  private let access: HTTPAccess
  private let cache: FileCache
  private let patience: Patience
  private let clock: any Clock<Duration>
  private let log: Log
  private var underWay: [String: Task<Photo, any Error>] = [:]

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - access: Sends the requests.
  ///   - cache: Stores the photos.
  ///   - patience: How often a request is sent again after an error that may pass.
  ///   - clock: Measures the pauses between attempts.
  ///   - log: Receives messages for the developer.
  public init(
    access: HTTPAccess, cache: FileCache, patience: Patience = Patience(),
    clock: any Clock<Duration> = ContinuousClock(), log: Log = .standardError
  ) {
    self.access = access
    self.cache = cache
    self.patience = patience
    self.clock = clock
    self.log = log
  }

  /// The limits of a download, before the photo is scaled down.
  public static let limits = HTTPAccess.Limits(size: 5 << 20, time: .seconds(20))
  /// The longest side of a stored photo in pixels.
  public static let side = 256
  /// The size of all stored photos in bytes.
  public static let cacheLimit = 64 << 20

  public func getPhoto(at address: String) async throws(Fizzle) -> Photo {
    let task =
      underWay[address]
      ?? Task {
        defer { underWay[address] = nil }
        return try await photo(at: address)
      }
    underWay[address] = task
    do {
      return try await task.value
    } catch {
      throw error as? Fizzle ?? .unknown
    }
  }

  /// Fetches that are running are cancelled, because they would store photos again.
  public func removeAllPhotos() async throws(Fizzle) {
    let running = Array(underWay.values)
    for task in running { task.cancel() }
    for task in running { _ = await task.result }
    do {
      try await cache.removeAll()
    } catch {
      log(.photo, "The photos cannot be removed: \(LogText(error))", detail: "\(cache.folder.path): \(error)")
      throw .unknown
    }
  }

  private func photo(at address: String) async throws(Fizzle) -> Photo {
    if let entry = await cache.entry(for: address) { return photo(entry) }
    let data = try await fetch(address)
    guard let picture = await PictureFile.checked(data, side: Self.side) else {
      log(.photo, "\(data.count) bytes are not a picture.", detail: address)
      throw .photoMissing
    }
    do {
      return photo(try await cache.store(picture.data, type: picture.type, for: address))
    } catch {
      log(
        .photo, "A photo cannot be stored: \(LogText(error))",
        detail: "\(address) in \(cache.folder.path): \(error)")
      throw (error as? CocoaError)?.code == .fileWriteOutOfSpace ? .diskFull : .photoMissing
    }
  }

  /// The reason that a request brought no photo.
  private enum Failure: Error {
    case fault(HTTPFault)
    case status(Int, retryAfter: Int?)
  }

  private func fetch(_ address: String) async throws(Fizzle) -> Data {
    do throws(Failure) {
      return try await patience.retrying(on: clock, Self.verdict) { () async throws(Failure) -> Data in
        try await request(address)
      }
    } catch {
      // The last reason is logged, and not that of each attempt: there are many photos.
      switch error {
      case .status(let status, _):
        log(.photo, "The source of a photo answered with status \(status).", detail: address)
      case .fault(.cancelled): break
      case .fault(let fault):
        log(.photo, "A photo did not arrive: \(LogText(fault))", detail: "\(address): \(fault)")
      }
      if case .fault(.noConnection) = error { throw .noInternet }
      throw .photoMissing
    }
  }

  /// Sends a request once.
  private func request(_ address: String) async throws(Failure) -> Data {
    let answer: HTTPAnswer
    do throws(HTTPFault) {
      answer = try await access.answer(.get, address, accept: "image/*", limits: Self.limits)
    } catch {
      throw .fault(error)
    }
    guard answer.status == 200 else { throw .status(answer.status, retryAfter: answer.retryAfter(now: Date())) }
    return answer.body
  }

  /// A source that was too slow is not retried, because the user has waited long enough.
  private static func verdict(_ failure: Failure) -> Patience.Verdict {
    switch failure {
    case .fault(.noConnection), .fault(.cutOff): .tryAgain
    case .status(429, let seconds?): .tryAgainAfter(.seconds(seconds))
    case .status(500..., _): .tryAgain
    case .fault, .status: .giveUp
    }
  }

  private func photo(_ entry: FileCache.Entry) -> Photo {
    Photo(file: cache.path(of: entry), type: entry.type, size: entry.size)
  }
}
