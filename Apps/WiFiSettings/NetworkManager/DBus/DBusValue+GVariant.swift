import CGLib

/// Conversions to and from GLib's own values.
extension DBusValue {
  /// True if GLib would accept the value: types as declared, paths well formed, no zero byte in a text.
  var isWellFormed: Bool {
    switch self {
    case .boolean, .byte, .int16, .uint16, .int32, .uint32, .int64, .uint64, .double, .bytes: true
    case .string(let text): !text.utf8.contains(0)
    case .objectPath(let text): !text.utf8.contains(0) && g_variant_is_object_path(text) != 0
    case .signature(let text): !text.utf8.contains(0) && g_variant_is_signature(text) != 0
    case .array(let items, let element):
      element != "y" && !element.hasPrefix("{") && g_variant_type_string_is_valid(element) != 0
        && items.allSatisfy { $0.typeSignature == element && $0.isWellFormed }
    case .dictionary(let entries, let key, let value):
      key.utf8.count == 1 && "bynqiuxtdsog".contains(key) && g_variant_type_string_is_valid(value) != 0
        && entries.allSatisfy {
          $0.key.typeSignature == key && $0.value.typeSignature == value && $0.key.isWellFormed
            && $0.value.isWellFormed
        }
    case .tuple(let items): items.allSatisfy(\.isWellFormed)
    case .variant(let value): value.isWellFormed
    }
  }

  /// Creates a floating `GVariant`. Only for well-formed values: for others GLib prints a warning and returns nothing.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .boolean(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): return g_variant_new_byte(value)
    case .int16(let value): return g_variant_new_int16(value)
    case .uint16(let value): return g_variant_new_uint16(value)
    case .int32(let value): return g_variant_new_int32(value)
    case .uint32(let value): return g_variant_new_uint32(value)
    case .int64(let value): return g_variant_new_int64(gint64(value))
    case .uint64(let value): return g_variant_new_uint64(guint64(value))
    case .double(let value): return g_variant_new_double(value)
    case .string(let value): return g_variant_new_string(value)
    case .objectPath(let value): return g_variant_new_object_path(value)
    case .signature(let value): return g_variant_new_signature(value)
    case .bytes(let value):
      return withVariantType("y") { g_variant_new_fixed_array($0, value, gsize(value.count), 1) }
    case .array(let items, let element):
      let children = items.map { $0.makeVariant() }
      return withVariantType(element) { g_variant_new_array($0, children, gsize(children.count)) }
    case .dictionary(let entries, let key, let value):
      let children = entries.map { g_variant_new_dict_entry($0.key.makeVariant(), $0.value.makeVariant()) }
      return withVariantType("{" + key + value + "}") { g_variant_new_array($0, children, gsize(children.count)) }
    case .tuple(let items):
      let children = items.map { $0.makeVariant() }
      return g_variant_new_tuple(children, gsize(children.count))
    case .variant(let value): return g_variant_new_variant(value.makeVariant())
    }
  }

  /// Copies the value out of GLib's; `nil` for types that the tree cannot represent (file descriptors, maybe types).
  init?(variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: self = .boolean(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(variant))
    case G_VARIANT_CLASS_INT16: self = .int16(g_variant_get_int16(variant))
    case G_VARIANT_CLASS_UINT16: self = .uint16(g_variant_get_uint16(variant))
    case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(variant))
    case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(variant)))
    case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_STRING: self = .string(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .objectPath(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_SIGNATURE: self = .signature(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = DBusValue.children(of: variant)?.first else { return nil }
      self = .variant(inner)
    case G_VARIANT_CLASS_TUPLE:
      guard let items = DBusValue.children(of: variant) else { return nil }
      self = .tuple(items)
    case G_VARIANT_CLASS_ARRAY:
      guard let value = DBusValue(arrayVariant: variant) else { return nil }
      self = value
    default: return nil
    }
  }

  private init?(arrayVariant variant: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(variant))
    if type == "ay" {
      var count: gsize = 0
      let start = g_variant_get_fixed_array(variant, &count, 1)
      self = .bytes(start.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? [])
    } else if type.hasPrefix("a{") {
      let inner = type.dropFirst(2).dropLast()
      var entries: [DBusValue: DBusValue] = [:]
      for index in 0..<g_variant_n_children(variant) {
        guard let entry = g_variant_get_child_value(variant, index) else { return nil }
        defer { g_variant_unref(entry) }
        guard let pair = DBusValue.children(of: entry), pair.count == 2 else { return nil }
        entries[pair[0]] = pair[1]
      }
      self = .dictionary(entries, key: String(inner.prefix(1)), value: String(inner.dropFirst()))
    } else {
      guard let items = DBusValue.children(of: variant) else { return nil }
      self = .array(items, of: String(type.dropFirst()))
    }
  }

  /// The children of a container; `nil` if the tree cannot represent one of them.
  static func children(of variant: OpaquePointer) -> [DBusValue]? {
    var result: [DBusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let value = DBusValue(variant: child) else { return nil }
      result.append(value)
    }
    return result
  }
}

private func withVariantType(_ signature: String, _ make: (OpaquePointer?) -> OpaquePointer?) -> OpaquePointer? {
  let type = g_variant_type_new(signature)
  defer { g_variant_type_free(type) }
  return make(type)
}
