import CGLib
import Testing

@testable import NetworkManagerRadio

@Suite struct DBusValueTests {
  private func roundTrip(_ value: DBusValue) -> DBusValue? {
    guard let variant = value.makeVariant() else { return nil }
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    return DBusValue(variant: variant)
  }

  @Test("Any value survives a round trip through GLib with its type")
  func everyValueSurvives() {
    var random = SplitMix(state: 7)
    for _ in 0..<3_000 {
      let value = DBusValue.random(&random, depth: 3)
      #expect(value.isWellFormed)
      #expect(roundTrip(value) == value)
      #expect(g_variant_type_string_is_valid(value.typeSignature) != 0)
    }
  }

  @Test("Empty containers keep their element type")
  func emptyContainers() {
    for value: DBusValue in [.bytes([]), .array([], of: "a{sv}"), .properties([:]), .settings([:]), .tuple([])] {
      #expect(roundTrip(value) == value)
    }
  }

  @Test(
    "Values that GLib would refuse are detected earlier",
    arguments: [
      DBusValue.string("a\0b"), .objectPath("no/path"), .objectPath(""), .objectPath("/a\0"), .signature("a"),
      .array([.int32(1)], of: "s"), .array([], of: "?!"), .array([.byte(1)], of: "y"), .variant(.string("\0")),
      .dictionary([.string("a"): .int32(1)], key: "s", value: "v"), .dictionary([:], key: "v", value: "s"),
    ])
  func malformed(value: DBusValue) {
    #expect(!value.isWellFormed)
    #expect(!DBusValue.tuple([value]).isWellFormed)
  }

  @Test("Invalid tree positions give no value and do not trap")
  func strangeTypes() {
    let maybe = g_variant_ref_sink(g_variant_new_maybe(nil, g_variant_new_int32(1)))
    defer { g_variant_unref(maybe) }
    #expect(maybe.flatMap { DBusValue(variant: $0) } == nil)
  }

  @Test("Reading as another type gives nothing")
  func wrongTypes() {
    let text = DBusValue.variant(.variant(.string("x")))
    #expect(text.text == "x")
    #expect(text.integer == nil && text.bool == nil && text.octets == nil && text.path == nil)
    #expect(text.elements == nil && text.properties == nil && text.groups == nil)
    #expect(DBusValue.uint64(.max).integer == nil)
    #expect(DBusValue.objectPath("/").path == nil)
    #expect(DBusValue.objectPath("/a").path == "/a")
    #expect(DBusValue.boolean(true).integer == nil)
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension DBusValue {
  private static let texts = [
    "", "a", "한국어", "<b>", "\u{1b}[2J", "e\u{301}\u{200d}", "long " + String(repeating: "x", count: 300),
  ]

  static func random(_ random: inout SplitMix, depth: Int) -> DBusValue {
    switch Int.random(in: 0..<(depth > 0 ? 17 : 13), using: &random) {
    case 0: .boolean(.random(using: &random))
    case 1: .byte(.random(in: .min ... .max, using: &random))
    case 2: .int16(.random(in: .min ... .max, using: &random))
    case 3: .uint16(.random(in: .min ... .max, using: &random))
    case 4: .int32(.random(in: .min ... .max, using: &random))
    case 5: .uint32(.random(in: .min ... .max, using: &random))
    case 6: .int64(.random(in: .min ... .max, using: &random))
    case 7: .uint64(.random(in: .min ... .max, using: &random))
    case 8: .double(.random(in: -1e300...1e300, using: &random))
    case 9: .string(texts.randomElement(using: &random) ?? "")
    case 10: .objectPath(["/", "/a", "/org/x_1/2"].randomElement(using: &random) ?? "/")
    case 11: .signature(["", "s", "a{sv}"].randomElement(using: &random) ?? "")
    case 12: .bytes((0..<Int.random(in: 0..<40, using: &random)).map { _ in .random(in: 0...255, using: &random) })
    case 13: randomArray(&random, depth: depth)
    case 14:
      .properties(
        Dictionary(
          (0..<Int.random(in: 0..<4, using: &random)).map { ("k\($0)", .random(&random, depth: depth - 1)) },
          uniquingKeysWith: { first, _ in first }))
    case 15: .tuple((0..<Int.random(in: 0..<4, using: &random)).map { _ in .random(&random, depth: depth - 1) })
    default: .variant(.random(&random, depth: depth - 1))
    }
  }

  private static func randomArray(_ random: inout SplitMix, depth: Int) -> DBusValue {
    var first = DBusValue.random(&random, depth: depth - 1)
    if first.typeSignature == "y" { first = .variant(first) }
    return .array(Array(repeating: first, count: Int.random(in: 0..<4, using: &random)), of: first.typeSignature)
  }
}
