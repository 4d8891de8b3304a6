import Foundation
import KeelLoop
import NetworkManagerRadio
import WiFiSettingsModel

/// Controls the NetworkManager radio by lines of text, for the scripts beside it. A test tool.
///
/// Each state is printed as one line that begins with `state`; each command answers with one line that begins with
/// `ok`, `failed` or `details`. Names are texts, or `hex:` and the bytes.
@main enum ProbeMain {
  @MainActor static func main() {
    let probe = Probe()
    probe.start()
    MainLoop.run()
  }
}

@MainActor final class Probe {
  private let radio = NetworkManagerRadio()
  private var state = RadioState()
  private var lines: [String] = []
  private var listener: RadioListener?
  private var joining: Task<Void, Never>?
  private let began = ContinuousClock.now
  private let isQuiet = ProcessInfo.processInfo.environment["PROBE_QUIET"] != nil
  private var stateCount = 0

  func start() {
    listener = radio.listen { [weak self] state in
      guard let self else { return }
      self.state = state
      stateCount += 1
      if !isQuiet { say("state \(describe(state))") }
    }
    let (commands, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    Task {
      for await line in commands { await run(line) }
      exit(0)
    }
  }

  private func say(_ text: String) {
    let elapsed = ContinuousClock.now - began
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    FileHandle.standardOutput.write(Data((String(format: "%7.3f ", seconds) + text + "\n").utf8))
  }

  private func run(_ line: String) async {
    let words = words(of: line)
    guard let verb = words.first else { return }
    let rest = Array(words.dropFirst())
    do {
      try await run(verb, rest)
    } catch {
      say("failed \(line.prefix { $0 != " " }) \(error)")
    }
  }

  /// Splits at spaces, except inside double quotes.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return words
  }

  private func run(_ verb: String, _ words: [String]) async throws {
    switch (verb, words.count) {
    case ("state", 0): say("ok state \(describe(state)) count=\(stateCount) details=\(state.detailsRevision)")
    case ("echo", _): say("ok \(words.joined(separator: " "))")
    case ("scan", 0):
      try await radio.scan()
      say("ok scan")
    case ("power", 1):
      try await radio.setPower(words[0] == "on")
      say("ok power \(words[0])")
    case ("join", 1...3): try await join(words)
    case ("begin", 1...3):
      joining = Task {
        do { try await join(words) } catch { say("failed join \(error)") }
      }
    case ("cancel", 0):
      joining?.cancel()
      await joining?.value
      say("ok cancel")
    case ("disconnect", 0):
      try await radio.disconnect()
      say("ok disconnect")
    case ("forget", 1):
      try await radio.forget(network(words[0]))
      say("ok forget")
    case ("details", 1): say("details \(try await radio.details(of: network(words[0])))")
    case ("set", 3...): try await set(words)
    case ("try", 4...): try await set(Array(words.dropFirst()), undoneAfter: .seconds(Int(words[0]) ?? 1))
    case ("keep", 0):
      try await radio.keepSettings()
      say("ok keep")
    case ("undo", 0):
      await radio.undoSettings()
      say("ok undo")
    case ("sleep", 1): try await Task.sleep(for: .seconds(Double(words[0]) ?? 0))
    case ("until", 2...):
      let text = words.dropLast().joined(separator: " ")
      let deadline = ContinuousClock.now + .seconds(Double(words.last ?? "") ?? 0)
      while !describe(state).contains(text) {
        guard ContinuousClock.now < deadline else { return say("failed until \(text): \(describe(state))") }
        try await Task.sleep(for: .milliseconds(20))
      }
      say("ok until \(text)")
    case ("adapter", 1):
      radio.choose(adapter: words[0])
      say("ok adapter \(words[0])")
    case ("close", 0):
      await radio.close()
      say("ok close")
    case ("quit", 0): exit(0)
    default: say("failed unknown command \(verb)")
    }
  }

  /// `join NAME PASSWORD|- [hidden:SECURITY]`
  private func join(_ words: [String]) async throws {
    var id: Network.ID
    if words.count == 3, let security = Security.allCases.first(where: { words[2] == "hidden:\($0)" }) {
      id = .init(ssid: ssid(words[0]), security: security)
    } else {
      id = try network(words[0])
    }
    let password = words.count > 1 && words[1] != "-" ? Password(words[1]) : nil
    if words.count == 3, let security = Security.allCases.first(where: { words[2] == "\($0)" }) {
      id.security = security
    }
    try await radio.join(
      JoinRequest(network: id, password: password, isHidden: words.count == 3 && words[2].hasPrefix("hidden")))
    say("ok join \(words[0])")
  }

  /// `set NAME auto|metered|private on|off`, `set NAME ipv4 auto|ADDRESS/PREFIX[,ROUTER]`, `set NAME dns A,B|-`; `try SECONDS` and the same
  private func set(_ words: [String], undoneAfter limit: Duration? = nil) async throws {
    let id = try network(words[0])
    guard var settings = try await radio.details(of: id).settings else { return say("failed set: nothing is stored") }
    let value = words[2]
    switch words[1] {
    case "auto": settings.joinsAutomatically = value == "on"
    case "metered": settings.isLowDataMode = value == "on"
    case "private": settings.usesPrivateAddress = value == "on"
    case "dns": settings.dnsServers = value == "-" ? [] : value.split(separator: ",").map(String.init)
    case "ipv4" where value == "auto": settings.ipv4 = .automatic
    case "ipv4":
      let parts = value.split(separator: ",").map(String.init)
      let address = parts[0].split(separator: "/").map(String.init)
      settings.ipv4 = .manual(
        address: address[0], prefixLength: Int(address.last ?? "") ?? 24, router: parts.count > 1 ? parts[1] : nil)
    case "proxy": settings.proxy = value == "off" ? .off : .automatic(url: value)
    default: return say("failed set: unknown \(words[1])")
    }
    if let limit {
      try await radio.trySettings(settings, for: id, undoneAfter: limit)
      return say("ok try \(words[1])")
    }
    try await radio.setSettings(settings, for: id)
    say("ok set \(words[1])")
  }

  private func ssid(_ name: String) -> SSID {
    if name.hasPrefix("hex:") {
      let digits = Array(name.dropFirst(4))
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      if let ssid = SSID(bytes: bytes) { return ssid }
    }
    return SSID(name) ?? SSID(bytes: []) ?? state.networks[0].ssid
  }

  private func network(_ name: String) throws -> Network.ID {
    let ssid = ssid(name)
    if let current = state.current, current.ssid == ssid { return current }
    let known = state.networks.map(\.id) + state.outOfRange
    guard let found = known.first(where: { $0.ssid == ssid }) else { throw RadioFailure.notFound }
    return found
  }

  private func describe(_ state: RadioState) -> String {
    var parts = ["\(state.availability)", state.isOn ? "on" : "off"]
    if state.isHardwareBlocked { parts.append("blocked") }
    if state.isLinkLost { parts.append("lost") }
    if state.lacksInternet { parts.append("nointernet") }
    if state.isCompleted { parts.append("completed") }
    if !state.adapters.isEmpty {
      let names = state.adapters.map {
        $0.id + ($0.id == state.adapter ? "!" : "") + ($0.current.map { "=" + text($0) } ?? "")
      }
      parts.append("adapters=[\(names.joined(separator: " "))]")
    }
    if !state.outOfRange.isEmpty {
      parts.append("away=[\(state.outOfRange.map(text).joined(separator: " "))]")
    }
    if state.isScanning { parts.append("scanning") }
    if let current = state.current { parts.append("current=\(text(current))") }
    if let joining = state.joining { parts.append("joining=\(text(joining))") }
    if let portal = state.portal { parts.append("portal=\(portal.url ?? "")") }
    let networks = state.networks.prefix(20).map {
      "\(text($0.id)):\(Int(($0.connectivity * 100).rounded()))x\($0.accessPointCount)\($0.isKnown ? "*" : "")"
        + ($0.generations.isEmpty || $0.generations == .wpa2 || $0.generations == .wpa3 ? "" : "~\($0.securityText)")
    }
    return parts.joined(separator: " ") + " networks=\(state.networks.count) [" + networks.joined(separator: " ") + "]"
  }

  private func text(_ id: Network.ID) -> String {
    let name = String(validating: id.ssid.bytes, as: UTF8.self)
      .flatMap {
        $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.properties.generalCategory != .format } ? $0 : nil
      }
    return (name ?? "hex:" + id.ssid.bytes.map { String(format: "%02x", $0) }.joined()) + "/\(id.security)"
  }
}
