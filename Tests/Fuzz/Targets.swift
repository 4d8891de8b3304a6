// The function that libFuzzer calls repeatedly: it passes the bytes to the decoders that read a browser's input. Not
// part of the package: see `run`.

import KeelScene

/// Decodes the bytes as frames, whole and byte by byte, and decodes the resulting text as messages of a page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let limits = FrameDecoder.Limits(messageBytes: 1000, fragments: 8)
  var whole = FrameDecoder(limits: limits)
  var cut = FrameDecoder(limits: limits)
  var messages: [FrameDecoder.Message] = []
  var failure: CloseCode?
  do throws(FrameDecoder.Failure) {
    try whole.feed(UnsafeRawBufferPointer(start: start, count: count)) { messages.append($0) }
  } catch {
    failure = error.code
  }
  var others: [FrameDecoder.Message] = []
  var otherFailure: CloseCode?
  do throws(FrameDecoder.Failure) {
    for index in 0..<count {
      try cut.feed(UnsafeRawBufferPointer(start: start + index, count: 1)) { others.append($0) }
    }
  } catch {
    otherFailure = error.code
  }
  // A crash reports a fault to the fuzzer.
  guard messages == others, failure == otherFailure, whole.heldBytes <= 1000 + 125 + 14 else { fatalError("differs") }
  for message in messages {
    if case .text(let text) = message { _ = try? PageMessage.decode(text.utf8) }
  }
  _ = try? PageMessage.decode(UnsafeRawBufferPointer(start: start, count: count))
  return 0
}
