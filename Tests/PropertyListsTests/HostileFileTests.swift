import Foundation
import Testing

@testable import PropertyLists

/// No bytes make the reader crash, hang or use much memory.
@Suite(.timeLimit(.minutes(15))) struct HostileFileTests {
  private static var value: [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["A": "é"], ["B": 1.5]]],
      ] as [String: Any],
      "UIBackgroundModes": ["audio", "fetch"], "Date": Date(timeIntervalSinceReferenceDate: 1),
      "Data": Data([1, 2]), "Long": String(repeating: "x", count: 20), "Large": 70_000,
    ]
  }

  private static func file(_ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8]
  {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  /// Reads bytes; whether they are a property list does not matter.
  private func survive(_ bytes: [UInt8]) { _ = try? PropertyListReader.read(bytes) }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `any part of a file can be missing`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let file = try Self.file(format)
    for count in 0..<file.count {
      survive(Array(file.prefix(count)))
      survive(Array(file.suffix(count)))
      survive(Array(file.prefix(count) + file.suffix(32)))
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `any byte of a file can be wrong`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let file = try Self.file(format)
    for index in file.indices {
      for bit in 0..<8 {
        var changed = file
        changed[index] ^= 1 << bit
        survive(changed)
      }
      for byte: UInt8 in [0, 0x7F, 0xFF, 0x1F, 0xDF, 0xAF] {
        var changed = file
        changed[index] = byte
        survive(changed)
      }
    }
  }

  /// A binary file with these objects; each reference has one byte.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
    }
    return bytes
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(PropertyListError) {
      _ = try PropertyListReader.read(bytes)
      return nil
    } catch { return error.message }
  }

  @Test func `a container inside itself is refused`() {
    #expect(message(binary([[0xA1, 0x00]]))?.contains("a container is inside itself") == true)
    #expect(message(binary([[0xA1, 0x01], [0xA1, 0x00]]))?.contains("inside itself") == true)
  }

  @Test func `values that are shared too often are refused`() {
    // Each array contains the next one ten times: ten to the power of thirty values.
    let arrays = (1...30).map { [0xAA] + Array(repeating: UInt8($0), count: 10) }
    #expect(message(binary(arrays + [[0x08]]))?.contains("too many values") == true)
  }

  @Test func `containers that are too deep are refused`() {
    let arrays = (1...100).map { [0xA1, UInt8($0)] }
    #expect(message(binary(arrays + [[0x08]]))?.contains("more than 64") == true)
    let xml = "<plist>\(String(repeating: "<array>", count: 100_000))"
    #expect(message(Array(xml.utf8))?.contains("more than 64") == true)
  }

  @Test func `lengths that no file can have are refused`() {
    for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] {
      for length: [UInt8] in [
        [0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x12, 0x7F, 0xFF, 0xFF, 0xFF],
        [0x14, 0, 0, 0, 0], [0x5F],
      ] {
        #expect(message(binary([[marker] + length])) != nil, "\(marker) \(length)")
      }
    }
  }

  @Test func `large integers and references are read`() throws {
    let wide = [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)
    #expect(try PropertyListReader.read(binary([wide])).value == .unsigned(.max))
    #expect(try PropertyListReader.read(binary([[0x81, 0x01, 0x02]])).value == .uid(258))
    #expect(try PropertyListReader.read(binary([[0x22, 0x3F, 0xC0, 0, 0]])).value == .real(1.5))
  }
}
