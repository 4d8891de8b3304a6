import Foundation
import KeelModel
import KeelPictures
import KeelScene
import PeopleGear
import PeopleModel
import Testing

@testable import PeopleWorkers

@Suite struct PhotoWorkerTests {
  private let place: Place
  private let notes = Notes()

  init() throws { place = try Place() }

  private func worker(limit: Int = 1 << 20) -> PhotoWorker {
    PhotoWorker(
      access: HTTPAccess(), cache: FileCache(folder: place.photos, limit: limit), clock: ImmediateClock(),
      log: notes.log)
  }

  private func png(_ side: Int) async throws -> Data {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c8285a"/></svg>
      """
    return Data(try #require(await PictureScaler().file(of: ImageData(bytes: Array(drawing.utf8)), width: side)).bytes)
  }

  private func server(_ data: Data, status: Int = 200) -> FaultServer {
    FaultServer(always: .answer(status, ["Content-Type": "image/png"], data))
  }

  private func failure(_ server: FaultServer) async -> Fizzle? {
    let fizzle = await failure(worker(), server.url("x"))
    // The server lives as long as the request.
    return withExtendedLifetime(server) { fizzle }
  }

  private func failure(_ worker: PhotoWorker, _ address: String) async -> Fizzle? {
    await fizzle { () async throws(Fizzle) in try await worker.getPhoto(at: address) }
  }

  @Test func aPhotoIsFetchedOnceAndKeptOnDisk() async throws {
    let picture = try await png(64)
    let server = server(picture)
    let worker = worker()
    async let first = worker.getPhoto(at: server.url("a.png"))
    async let second = worker.getPhoto(at: server.url("a.png"))
    let photo = try await first
    #expect(try await second == photo)
    #expect(photo.type == "image/png")
    #expect(try Data(contentsOf: URL(filePath: photo.file)) == picture)
    #expect(server.count == 1)
    // Another run of the program has it, too.
    #expect(try await self.worker().getPhoto(at: server.url("a.png")) == photo)
    #expect(server.count == 1)
  }

  @Test func aLargePhotoIsScaledDown() async throws {
    let server = server(try await png(1000))
    let photo = try await worker().getPhoto(at: server.url("large.png"))
    let image = ImageData(bytes: Array(try Data(contentsOf: URL(filePath: photo.file))))
    #expect(image.width == PhotoWorker.side)
    #expect(image.height == PhotoWorker.side)
    let pixels = try #require(PictureDecoder.decode(image, width: image.width, height: image.height))
    #expect(pixels[10, 10] == (200, 40, 90, 255))
  }

  @Test func whatIsNoPhotoIsTold() async throws {
    let half = try await png(300).prefix(20)
    for data in [Data(), Data("<html>".utf8), Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Data(half)] {
      #expect(await failure(server(data)) == .photoMissing)
    }
    #expect(await failure(server(try await png(8), status: 404)) == .photoMissing)
    #expect(await failure(worker(), "file:///etc/passwd") == .photoMissing)
    #expect(await failure(FaultServer(always: .flood(50 << 20, says: false))) == .photoMissing)
    #expect(await failure(worker(), FaultServer.nobody) == .noInternet)
    #expect(!FileManager.default.fileExists(atPath: place.photos.path))
    #expect(notes.failures.count == 8)
  }

  @Test func aPhotoThatFailedIsFetchedAgain() async throws {
    let picture = try await png(8)
    let server = FaultServer { number, _ in number <= 3 ? .hangUp : .answer(200, [:], picture) }
    let worker = worker()
    #expect(await failure(worker, server.url("a")) == .noInternet)
    #expect(try await worker.getPhoto(at: server.url("a")).size == picture.count)
  }

  @Test func anErrorThatMayPassIsTriedAgain() async throws {
    let picture = try await png(8)
    let faults: [FaultServer.Reply] = [
      .hangUp, .answer(503, [:], Data()), .answer(429, ["Retry-After": "2"], Data()),
    ]
    for fault in faults {
      let server = FaultServer { number, _ in number == 1 ? fault : .answer(200, [:], picture) }
      try await worker().removeAllPhotos()
      #expect(try await worker().getPhoto(at: server.url("a")).size == picture.count)
      #expect(server.count == 2)
    }
    // These do not pass, or only after a time for which nobody waits.
    for fault in [.answer(404, [:], Data()), .answer(429, ["Retry-After": "600"], Data())] as [FaultServer.Reply] {
      let server = FaultServer(always: fault)
      #expect(await failure(worker(), server.url("b")) == .photoMissing)
      #expect(server.count == 1)
    }
  }

  @Test func aFetchThatRunsDuringTheRemovalStoresNothing() async throws {
    let server = FaultServer(always: .stall(try await png(8)))
    let worker = worker()
    let photo = Task { await failure(worker, server.url("a")) }
    await until { server.count > 0 }
    try await worker.removeAllPhotos()
    #expect(await photo.value == .photoMissing)
    #expect(notes.failures == [])
    #expect(!FileManager.default.fileExists(atPath: place.photos.path))
  }

  @Test func theCacheIsCleared() async throws {
    let server = server(try await png(8))
    let worker = worker()
    let photo = try await worker.getPhoto(at: server.url("a"))
    let other = place.photos.appending(path: "notes.txt")
    try Data("mine".utf8).write(to: other)
    try await worker.removeAllPhotos()
    #expect(!FileManager.default.fileExists(atPath: photo.file))
    #expect(FileManager.default.fileExists(atPath: other.path))
    _ = try await worker.getPhoto(at: server.url("a"))
    #expect(server.count == 2)
  }
}
