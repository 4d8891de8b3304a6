#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Returns a number that identifies this thread among all that exist; never 0.
@inline(__always) func currentThread() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #elseif canImport(Glibc) || canImport(Musl)
  UInt(pthread_self())
  #else
  1  // There is only one thread.
  #endif
}
