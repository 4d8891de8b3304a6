#if Postgres
import Testing

@testable import KeelPostgres

/// The encryption of states, with a key that follows from the cookie of a browser.
@Suite struct SnapshotCipherTests {
  private let cipher = SnapshotCipher()
  private let state = Array("a state".utf8)

  @Test(arguments: [0, 1, 16, 4 << 20]) func aStateIsReadByItsBrowser(count: Int) throws {
    let state = [UInt8](repeating: 7, count: count)
    let sealed = try #require(cipher.sealed(state, cookie: "cookie", tab: "tab"))
    #expect(sealed.count == count + 29)
    #expect(cipher.opened(sealed, cookie: "cookie", tab: "tab") == state)
  }

  @Test func nobodyElseReadsIt() throws {
    let sealed = try #require(cipher.sealed(state, cookie: "cookie", tab: "tab"))
    #expect(cipher.opened(sealed, cookie: "cookie", tab: "other") == nil)
    #expect(cipher.opened(sealed, cookie: "other", tab: "tab") == nil)
    #expect(sealed.count > state.count && !sealed.starts(with: state))
    // The same state is never written in the same way.
    #expect(cipher.sealed(state, cookie: "cookie", tab: "tab") != sealed)
  }

  @Test func aChangedStateIsNone() throws {
    let sealed = try #require(cipher.sealed(state, cookie: "cookie", tab: "tab"))
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(cipher.opened(changed, cookie: "cookie", tab: "tab") == nil, "\(index)")
      #expect(cipher.opened(Array(sealed[..<index]), cookie: "cookie", tab: "tab") == nil, "\(index)")
    }
  }
}
#endif
