/// What every page needs beside itself: one script, one stylesheet. Their parts are files of their own in the repository.
package enum Assets {
  /// One script in a scope of its own, of its parts in the order in which they build on each other.
  package static let script: [UInt8] =
    Array("(() => {\n\"use strict\";\n".utf8)
    + bare(
      PackageResources.elements_js + PackageResources.connection_js + PackageResources.lists_js
        + PackageResources.input_js + PackageResources.places_js + PackageResources.motion_js
        + PackageResources.start_js) + Array("})();\n".utf8)

  package static let stylesheet: [UInt8] = bare(
    PackageResources.base_css + PackageResources.pages_css + PackageResources.lists_css + PackageResources.controls_css)

  /// Without what only readers of the source need: indentation, empty lines and lines that are comments. No text of ours
  /// goes over several lines, so that nothing else can be meant.
  private static func bare(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard !text.isEmpty, !text.starts(with: "//".utf8),
        !(text.starts(with: "/*".utf8) && text.suffix(2).elementsEqual("*/".utf8))
      else { continue }
      result += text
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}
