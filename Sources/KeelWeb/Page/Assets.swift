/// What every page needs beside itself: one script, one stylesheet.
enum Assets {
  static var script: [UInt8] { PackageResources.keel_js }
  static var stylesheet: [UInt8] { PackageResources.keel_css }
}
