import Foundation

// asset-symbols OUTPUT CATALOGUE…: writes Swift constants for the images and colours of asset catalogues.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: asset-symbols OUTPUT CATALOGUE…\n".utf8))
  exit(64)
}
do {
  var assets = AssetGroup()
  for catalog in arguments.dropFirst() { try assets.add(contentsOf: URL(fileURLWithPath: catalog)) }
  try Data(SymbolSource(of: assets).text.utf8).write(to: URL(fileURLWithPath: output))
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
