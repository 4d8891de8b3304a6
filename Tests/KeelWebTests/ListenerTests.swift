import Glibc
import Testing

@testable import KeelWeb

/// Incoming connections.
@MainActor @Suite struct ListenerTests {
  /// Clients that connect, and the listener that accepts them.
  @MainActor private final class Visitors {
    private(set) var taken: [Int32] = []
    private var own: [Int32] = []
    private(set) var listener: Listener?
    /// The number of further clients; each connects when the previous one has been accepted.
    var followers = 0

    init() throws {
      let descriptor = try Listener.open(address: "127.0.0.1", port: 0)
      listener = Listener(descriptor: descriptor) { [weak self] connection in
        guard let self else { return }
        self.taken.append(connection)
        guard self.followers > 0 else { return }
        self.followers -= 1
        self.come()
      }
    }

    isolated deinit { for descriptor in taken + own { close(descriptor) } }

    func come() {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      own.append(descriptor)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(listener?.port ?? 0).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isConnected = withUnsafeBytes(of: address) { raw in
        raw.baseAddress.map {
          connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(raw.count)) == 0
        } ?? false
      }
      #expect(isConnected)
    }
  }

  @Test func aConnectionDuringServiceWaitsForTheNextRound() throws {
    let visitors = try Visitors()
    visitors.followers = 40
    visitors.come()
    visitors.listener?.accept()
    #expect(visitors.taken.count == 1)
    visitors.listener?.accept()
    #expect(visitors.taken.count == 2)
  }

  @Test func aCrowdIsLetInBitByBit() throws {
    let visitors = try Visitors()
    for _ in 0..<20 { visitors.come() }
    visitors.listener?.accept()
    #expect(visitors.taken.count == 16)
    visitors.listener?.accept()
    #expect(visitors.taken.count == 20)
  }

  @Test func noAnswerWaitsForAnAcknowledgement() throws {
    let visitors = try Visitors()
    visitors.come()
    visitors.listener?.accept()
    var isOn: Int32 = 0
    var size = socklen_t(4)
    let descriptor = try #require(visitors.taken.first)
    #expect(getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, &size) == 0 && isOn != 0)
  }
}
