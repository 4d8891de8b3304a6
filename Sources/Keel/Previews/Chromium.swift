#if Web
import FoundationEssentials
internal import Glibc
import KeelLoop

/// A Chromium without a window, which loads pages of this machine and makes pictures of them.
///
/// It is controlled through the DevTools protocol: JSON messages on its descriptors 3 and 4, each ended by a zero byte.
@MainActor final class Chromium {
  struct Failure: Error {
    /// What happened, as a sentence.
    var message: String
  }

  /// The size of pictures, in points and pixels.
  static let size = (width: 1024, height: 768)

  private var child: ChildProcess?
  private let profile: URL
  private var rest: [UInt8] = []
  private var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]
  private var lastNumber = 0
  private var isClosing = false

  /// The path of the program: that of the variable `CHROMIUM`, or the first one in `PATH`.
  static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROMIUM"], !named.isEmpty { return named }
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first { access($0, X_OK) == 0 }
  }

  /// Starts Chromium with a profile of its own, which is removed at the end.
  init(_ path: String) throws(Failure) {
    profile = FileManager.default.temporaryDirectory.appending(path: "keel-previews-\(UUID().uuidString)")
    var arguments = [
      path, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--disable-gpu",
      "--hide-scrollbars", "--no-first-run",
    ]
    // Chromium refuses to isolate pages for this user, and these pages are the program's own.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    do throws(ChildProcess.StartError) {
      child = try ChildProcess(arguments, descriptors: [3, 4]) { [weak self] in self?.receive($0) }
    } catch {
      throw Failure(message: "\(path) was not started: \(error.reason).")
    }
  }

  /// Loads a page, waits until it shows the state of its scene with its pictures, and returns a PNG picture.
  ///
  /// - Parameter settle: Waits until the program has nothing more to show, and returns the number of its last patch for
  ///   the page.
  func picture(of url: String, settle: () async -> Int?) async throws(Failure) -> [UInt8] {
    // A page that never loads, or a browser that hangs.
    let limit = MainLoop.after(.seconds(30)) { [weak self] in self?.fail("Chromium has not answered for 30 seconds.") }
    defer { limit.cancel() }
    let target = try await call("Target.createTarget", #"{"url":"about:blank"}"#).targetId ?? ""
    let attached = try await call("Target.attachToTarget", #"{"targetId":"\#(target)","flatten":true}"#)
    let session = attached.sessionId ?? ""
    let size = #"{"width":\#(Self.size.width),"height":\#(Self.size.height),"deviceScaleFactor":1,"mobile":false}"#
    _ = try await call("Emulation.setDeviceMetricsOverride", size, session)
    let media = #"{"features":[{"name":"prefers-reduced-motion","value":"reduce"}]}"#
    _ = try await call("Emulation.setEmulatedMedia", media, session)
    _ = try await call("Page.navigate", #"{"url":"\#(url)"}"#, session)
    _ = try await state(session)
    // A page that never rests is taken as it is.
    for _ in 0..<100 {
      let number = await settle()
      // The page has applied that patch, and all of its events are answered.
      if try await state(session) == "\(number ?? 0) 0" { break }
    }
    let picture = try await call("Page.captureScreenshot", #"{"format":"png"}"#, session)
    _ = try await call("Target.closeTarget", #"{"targetId":"\#(target)"}"#)
    guard let bytes = picture.data.flatMap({ Data(base64Encoded: $0) }), !bytes.isEmpty else {
      throw Failure(message: "Chromium made an empty picture.")
    }
    return Array(bytes)
  }

  /// Resolved two frames after the page is connected and laid out and the pictures in sight are loaded, with the numbers
  /// of its last patch and open events.
  private static let stateOfPage =
    "new Promise(done => { const look = () => { const app = document.getElementById('app'); "
    + "const isInSight = e => { const r = e.getBoundingClientRect(); "
    + "return r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth; }; "
    + "if (!app || !app.dataset.state || app.dataset.laid === 'soon' || document.body.classList.contains('waiting') "
    + "|| [...document.images].some(e => !e.complete && isInSight(e))) return setTimeout(look, 10); "
    + "requestAnimationFrame(() => requestAnimationFrame(() => done(app.dataset.state))); }; look(); })"

  private func state(_ session: String) async throws(Failure) -> String {
    let parameters = #"{"expression":"\#(Self.stateOfPage)","awaitPromise":true,"returnByValue":true}"#
    // The first question may go to the empty page that the navigation is about to replace.
    for _ in 0..<5 {
      do throws(Failure) {
        if let value = try await call("Runtime.evaluate", parameters, session).result?.value { return value }
      } catch {
        guard child != nil else { throw error }
      }
    }
    throw Failure(message: "The page did not connect.")
  }

  // MARK: Messages

  private struct Reply: Decodable {
    struct Result: Decodable {
      var targetId: String?
      var sessionId: String?
      var data: String?
      var result: Value?
    }
    struct Value: Decodable { var value: String? }
    struct Fault: Decodable { var message: String }
    var id: Int?
    var result: Result?
    var error: Fault?
  }

  private func call(
    _ method: String, _ parameters: String, _ session: String? = nil
  ) async throws(Failure) -> Reply.Result {
    lastNumber += 1
    let number = lastNumber
    let target = session.map { #","sessionId":"\#($0)""# } ?? ""
    let message = #"{"id":\#(number),"method":"\#(method)","params":\#(parameters)\#(target)}"#
    let reply: Reply = await withCheckedContinuation { continuation in
      waiting[number] = continuation
      if child?.send(Array(message.utf8) + [0]) != true { fail("Chromium has ended.") }
    }
    guard let result = reply.result else { throw Failure(message: reply.error?.message ?? "Chromium gave no answer.") }
    return result
  }

  private func receive(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      if !isClosing { end() }
      return answer("Chromium has ended.")
    }
    rest += bytes
    guard bytes.contains(0) else { return }
    while let end = rest.firstIndex(of: 0) {
      let message = Data(rest[..<end])
      rest.removeSubrange(...end)
      // Other messages are events, which are not needed.
      guard let reply = try? JSONDecoder().decode(Reply.self, from: message), let id = reply.id else { continue }
      waiting.removeValue(forKey: id)?.resume(returning: reply)
    }
  }

  /// Ends Chromium at once.
  private func fail(_ reason: String) {
    end()
    answer(reason)
  }

  /// Fails all pending calls.
  private func answer(_ reason: String) {
    let unanswered = waiting
    waiting = [:]
    for continuation in unanswered.values {
      continuation.resume(returning: Reply(error: Reply.Fault(message: reason)))
    }
  }

  /// Asks Chromium to end, so that it removes its own files, and waits for it for some seconds.
  func close() async {
    isClosing = true
    let limit = MainLoop.after(.seconds(5)) { [weak self] in self?.fail("Chromium did not end.") }
    // Either the answer or the end of the connection comes first.
    _ = try? await call("Browser.close", "{}")
    await child?.exit()
    limit.cancel()
    end()
  }

  /// Kills Chromium, unless it has ended, and removes its profile.
  private func end() {
    child?.end()
    child = nil
    try? FileManager.default.removeItem(at: profile)
  }
}
#endif
