import Foundation
import KeelModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A dictionary of Hunspell, whose library is loaded when the first one is asked for: programs run without it.
@MainActor final class SpellingDictionary {
  private let handle: OpaquePointer
  private let library: Library
  private let encoding: String.Encoding

  /// The functions of the library that are used.
  private struct Library {
    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    let spell: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    let suggest:
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, UnsafePointer<CChar>
      ) -> CInt
    let freeList:
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, CInt
      ) -> Void
    let encoding: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

    init?() {
      guard let file = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL),
        let create = dlsym(file, "Hunspell_create"), let spell = dlsym(file, "Hunspell_spell"),
        let suggest = dlsym(file, "Hunspell_suggest"), let freeList = dlsym(file, "Hunspell_free_list"),
        let encoding = dlsym(file, "Hunspell_get_dic_encoding")
      else { return nil }
      self.create = unsafeBitCast(create, to: type(of: self.create))
      self.spell = unsafeBitCast(spell, to: type(of: self.spell))
      self.suggest = unsafeBitCast(suggest, to: type(of: self.suggest))
      self.freeList = unsafeBitCast(freeList, to: type(of: self.freeList))
      self.encoding = unsafeBitCast(encoding, to: type(of: self.encoding))
    }
  }

  private static let library = Library()
  private static var known: [String: SpellingDictionary] = [:]
  private static var reported: Set<String> = []

  /// The folders in which distributions keep dictionaries.
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]

  /// The languages for which there are both files of a dictionary, such as `en_US`.
  static var languages: [String] {
    guard library != nil else { return [] }
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let names = Set(files.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) })
    return names.intersection(files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }).sorted()
  }

  /// Returns the dictionary of a language, or of the first of its regions: `en` is `en_US` before others.
  static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = known[language] { return known }
    let name = language.replacing("-", with: "_")
    let all = languages
    let region = all.contains("en_US") && name == "en" ? "en_US" : all.first { $0.hasPrefix(name + "_") }
    guard let found = all.contains(name) ? name : region, let library, let made = SpellingDictionary(found, library)
    else {
      if reported.insert(language).inserted {
        RuntimeWarning.report(
          "Words were checked in the language \(language), for which there is no dictionary.",
          rule: "UITextChecker asks Hunspell, whose library and dictionaries the machine has.",
          remedy: "Install libhunspell-1.7-0 and a dictionary such as hunspell-en-us.")
      }
      return nil
    }
    known[language] = made
    return made
  }

  private init?(_ name: String, _ library: Library) {
    let folder = Self.folders.first { FileManager.default.fileExists(atPath: "\($0)/\(name).aff") }
    guard let folder, let handle = library.create("\(folder)/\(name).aff", "\(folder)/\(name).dic") else { return nil }
    self.handle = handle
    self.library = library
    switch library.encoding(handle).map({ String(cString: $0).uppercased() }) {
    case "UTF-8": encoding = .utf8
    case "ISO8859-2", "ISO-8859-2": encoding = .isoLatin2
    case "MICROSOFT-CP1251": encoding = .windowsCP1251
    default: encoding = .isoLatin1
    }
  }

  /// Returns true if a word is in the dictionary, or cannot be written in its encoding.
  func knows(_ word: String) -> Bool {
    guard let bytes = encoded(word) else { return true }
    return library.spell(handle, bytes) != 0
  }

  /// Returns words like this one.
  func guesses(for word: String) -> [String] {
    guard let bytes = encoded(word) else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = library.suggest(handle, &list, bytes)
    defer { library.freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in
      guard let text = list?[index] else { return nil }
      return String(data: Data(bytes: text, count: strlen(text)), encoding: encoding)
    }
  }

  private func encoded(_ word: String) -> [CChar]? {
    let plain = word.replacing("’", with: "'")
    guard let data = plain.data(using: encoding), !data.contains(0) else { return nil }
    return data.map { CChar(bitPattern: $0) } + [0]
  }
}
