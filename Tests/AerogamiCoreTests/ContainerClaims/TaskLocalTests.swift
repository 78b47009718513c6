import Foundation
import Testing

/// Shows what dependencies in task locals and registries by type can do, and what they cost, as claimed in the article
/// `DependencyContainer.md`. Libraries such as swift-dependencies are built on these mechanisms.
@Suite struct TaskLocalTests {
  private enum Current {
    @TaskLocal static var temperature: @Sendable (_ airport: String) -> Int = { _ in -1 }
  }

  /// Uses a dependency that its signature does not show.
  private func isWarm() -> Bool { Current.temperature("VNO") > 18 }

  @Test("the result of a function without parameters depends on a task local")
  func signature() {
    let function: () -> Bool = isWarm
    let results = [25, 5].map { degrees in
      Current.$temperature.withValue({ _ in degrees }, operation: function)
    }
    #expect(results == [true, false])
  }

  @Test("a task local reaches a function through layers that do not pass it on, and a parameter is passed by each")
  func layers() {
    func page() -> Bool { section() }
    func section() -> Bool { isWarm() }
    let isPageWarm = Current.$temperature.withValue({ _ in 25 }, operation: { page() })
    #expect(isPageWarm)

    func page(_ temperature: (String) -> Int) -> Bool { section(temperature) }
    func section(_ temperature: (String) -> Int) -> Bool { temperature("VNO") > 18 }
    #expect(page { _ in 25 })
  }

  @Test("a task local reaches child tasks, and not detached tasks, which must restore it; a parameter is captured")
  func detachedTasks() async {
    let temperature: @Sendable (String) -> Int = { _ in 25 }
    await Current.$temperature.withValue(temperature) {
      async let child = Current.temperature("VNO")
      #expect(await child == 25)
      #expect(await Task.detached { Current.temperature("VNO") }.value == -1)

      let captured = Current.temperature
      let restored = Task.detached { Current.$temperature.withValue(captured) { Current.temperature("VNO") } }
      #expect(await restored.value == 25)
    }
    #expect(await Task.detached { temperature("VNO") }.value == 25)
  }

  @Test("a task local does not reach a callback that runs later, which must restore it; a parameter is captured")
  func callbacks() {
    var callbacks: [() -> Int] = []
    let temperature: @Sendable (String) -> Int = { _ in 25 }
    Current.$temperature.withValue(temperature) {
      callbacks.append { Current.temperature("VNO") }
      let captured = Current.temperature
      callbacks.append { Current.$temperature.withValue(captured) { Current.temperature("VNO") } }
      callbacks.append { temperature("VNO") }
    }
    #expect(callbacks.map { $0() } == [-1, 25, 25])
  }

  private protocol DependencyKey {
    associatedtype Value: Sendable
    static var live: Value { get }
    static var test: Value { get }
  }

  private enum Variant { case live, test }

  /// A container with its values by type, as libraries have.
  private struct Registry {
    let variant: Variant

    subscript<Key: DependencyKey>(_ key: Key.Type) -> Key.Value { variant == .live ? Key.live : Key.test }
  }

  private enum TemperatureKey: DependencyKey {
    static let live = 20
    static let test = 25
  }

  @Test("a registry by type chooses the variant by its context, and no root lists the dependencies")
  func registry() {
    let roots = [Registry(variant: .live), Registry(variant: .test)]
    #expect(roots.map { $0[TemperatureKey.self] } == [20, 25])
  }
}
