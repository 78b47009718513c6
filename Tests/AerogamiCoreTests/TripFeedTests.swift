import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct TripFeedTests {
  private struct Broken: Error {}

  private let clock = ManualClock()
  private let regions = (0..<10).map { "R\($0)" }

  @Test("at most `concurrency` regions are in progress, and as many as possible", arguments: [1, 3, 64])
  func concurrencyLimit(concurrency: Int) async {
    let regions = (0..<100).map { "R\($0)" }
    let started = Log<String>()
    let gates = Dictionary(uniqueKeysWithValues: regions.map { ($0, Gate()) })
    let feed = TripFeed(
      { region in
        await started.append(region ?? "")
        try await gates[region ?? ""]?.wait()
        return Fetched([])
      }, clock: clock)

    var taken = 0
    async let opening: Void = {
      // The first `concurrency` regions start at once. Each response then allows exactly one more.
      await started.waitForEntries(concurrency)
      for (index, region) in regions.enumerated() {
        let expected = min(regions.count, concurrency + index)
        await started.waitForEntries(expected)
        #expect(await started.entries.count == expected)
        gates[region]?.open()
      }
    }()
    let cancelled = await feed.run(regions, concurrency: concurrency) { _ in
      taken += 1
      return .continue
    }
    await opening
    #expect(taken == regions.count)
    #expect(cancelled.isEmpty)
  }

  @Test("outcomes are delivered in the order in which they complete")
  func completionOrder() async {
    let gates = ["slow": Gate(), "middle": Gate(), "fast": Gate()]
    let feed = TripFeed(
      { region in
        try await gates[region ?? ""]?.wait()
        return Fetched([])
      }, clock: clock)

    var order: [String?] = []
    gates["fast"]?.open()
    _ = await feed.run(["slow", "middle", "fast"], concurrency: 3) { outcome in
      order.append(outcome.key)
      gates[order.count == 1 ? "middle" : "slow"]?.open()
      return .continue
    }
    #expect(order == ["fast", "middle", "slow"])
  }

  @Test("the next region starts only after the previous outcome was taken")
  func slowConsumer() async {
    let requested = Log<String?>()
    let feed = TripFeed(
      { region in
        await requested.append(region)
        return Fetched([])
      }, clock: clock)

    var taken = 0
    _ = await feed.run(regions, concurrency: 2) { _ in
      // Two regions may have started; a third may not start until this closure returns.
      #expect(await requested.entries.count <= taken + 2)
      taken += 1
      return .continue
    }
    #expect(await requested.entries.count == regions.count)
  }

  @Test("responses are prepared while the outcome of another region is being taken")
  func preparation() async {
    let (prepared, isPrepared) = AsyncStream<String>.makeStream()
    let feed = TripFeed({ region in Fetched([.fixture(id: region ?? "")], attempts: 2) }, clock: clock)
    var taken: [String: String] = [:]
    let missing = await feed.run(
      ["A", "B"], concurrency: 2,
      prepare: { region, fetched in
        isPrepared.yield(region ?? "")
        return "\(region ?? ""): \(fetched.value.map(\.id))"
      },
      take: { outcome in
        #expect(outcome.attempts == 2)
        if taken.isEmpty {
          // Would never end if the preparation waited for this closure to return.
          var others = prepared.makeAsyncIterator()
          while await others.next() == outcome.key {}
        }
        if let text = outcome.response { taken[outcome.key ?? ""] = text }
        return .continue
      })
    #expect(taken == ["A": #"A: ["A"]"#, "B": #"B: ["B"]"#])
    #expect(missing.isEmpty)
  }

  @Test("a failing region does not cancel its siblings")
  func failureIsAnOutcome() async {
    let feed = TripFeed(
      { region in
        if region == "R3" { throw Broken() }
        return Fetched([.fixture(id: region ?? "")])
      }, clock: clock)

    var failed: [String?] = []
    var delivered: Set<String?> = []
    let cancelled = await feed.run(regions, concurrency: 4) { outcome in
      if outcome.status.kind == .failed {
        #expect(outcome.response == nil && outcome.status.error is Broken)
        failed.append(outcome.key)
      } else {
        #expect(outcome.status == .ok)
        delivered.formUnion(outcome.response?.value.map(\.id) ?? [])
      }
      return .continue
    }
    #expect(failed == ["R3"])
    #expect(delivered == Set(regions).subtracting(["R3"]))
    #expect(cancelled.isEmpty)
  }

  @Test("stale, cached and partial responses are outcomes with their status and error")
  func stale() async {
    let error = ClientError(requested: "GET EU", reason: .failed(.offline, detail: "down"), attempts: 3)
    let sources: [Region.ID: Status] = [
      "EU": .stale(age: .seconds(7), because: error), "US": .cached(age: .seconds(7)), "AS": .ok,
      "AF": .partial(because: error),
    ]
    let feed = TripFeed(
      { region in Fetched([.fixture()], attempts: 3, status: region.flatMap { sources[$0] } ?? .ok) },
      clock: clock)
    var statuses: [Region.ID?: Status] = [:]
    _ = await feed.run(["EU", "US", "AS", "AF"], concurrency: 1) { outcome in
      #expect(outcome.attempts == 3)
      #expect(outcome.response != nil)
      statuses[outcome.key] = outcome.status
      return .continue
    }
    for (region, status) in sources { #expect(statuses[region] == status) }
  }

  @Test("if no row may be skipped, a stale response with skipped rows throws the error that made it stale")
  func strictlyStale() {
    let error = ClientError(requested: "GET EU", reason: .failed(.offline, detail: "down"), attempts: 3)
    let stale = Status.stale(age: .seconds(7), because: error)
    let skipped = SkippedRows(count: 1, reasons: ["[0].id: missing"])
    #expect(throws: error) { try Fetched(0, skipped: skipped, status: stale).withoutSkippedRows(requested: "EU") }
    #expect(throws: Never.self) { try Fetched(0, status: stale).withoutSkippedRows(requested: "EU") }
  }

  @Test(
    "a latency-bound fetch takes ceil(regions / concurrency) × latency",
    arguments: [
      (regions: 64, concurrency: 8), (regions: 10, concurrency: 4), (regions: 1, concurrency: 4),
      (regions: 9, concurrency: 9),
      (regions: 65, concurrency: 64),
    ])
  func latency(regions count: Int, concurrency: Int) async {
    let latency = Duration.milliseconds(50)
    let regions = (0..<count).map { "R\($0)" }
    let feed = TripFeed(
      { [clock] _ in
        try await clock.sleep(for: latency)
        return Fetched([])
      }, clock: clock)

    var elapsed: [Duration] = []
    async let moving: Void = {
      var remaining = count
      while remaining > 0 {
        let round = min(concurrency, remaining)
        await clock.waitForSleepers(round)
        clock.advance(by: latency)
        remaining -= round
      }
    }()
    _ = await feed.run(regions, concurrency: concurrency) { outcome in
      elapsed.append(outcome.elapsed)
      return .continue
    }
    await moving
    #expect(clock.now.sinceStart == latency * ((count + concurrency - 1) / concurrency))
    #expect(elapsed == Array(repeating: latency, count: count))
  }

  @Test("after finish, no region starts, and running ones are delivered")
  func finish() async {
    let gates = Dictionary(uniqueKeysWithValues: regions.map { ($0, Gate()) })
    let requested = Log<String?>()
    let feed = TripFeed(
      { region in
        await requested.append(region)
        try await gates[region ?? ""]?.wait()
        return Fetched([])
      }, clock: clock)
    gates["R1"]?.open()
    var taken: [String?] = []
    let cancelled = await feed.run(regions, concurrency: 3) { outcome in
      taken.append(outcome.key)
      #expect(outcome.status == .ok, "\(outcome)")
      // Opens the gates of the other running regions only after the first outcome.
      if taken.count == 1 { for gate in gates.values { gate.open() } }
      return taken.count == 1 ? .finish : .continue
    }
    #expect(taken.first == "R1")
    #expect(Set(taken) == ["R0", "R1", "R2"])
    #expect(await requested.entries.count == 3)
    #expect(cancelled.map(\.key) == Array(regions.dropFirst(3)))
  }

  @Test("after stop, running regions are canceled, no region starts, and the rest is returned as canceled, in order")
  func stop() async {
    let gate = Gate()
    let requested = Log<String?>()
    let feed = TripFeed(
      { region in
        await requested.append(region)
        if region != "R1" { try await gate.wait() }
        await gate.waitForWaiters(3)
        throw Broken()
      }, clock: clock)

    var taken: [String?] = []
    let cancelled = await feed.run(regions, concurrency: 4) { outcome in
      taken.append(outcome.key)
      return .stop
    }
    #expect(taken == ["R1"])
    #expect(cancelled.map(\.key) == regions.filter { $0 != "R1" })
    #expect(cancelled.allSatisfy { $0.status.kind == .cancelled && $0.attempts == 0 })
    #expect(await Set(requested.entries) == Set(["R0", "R1", "R2", "R3"]))
  }

  @Test("canceling the caller cancels and awaits every child, and undelivered regions are returned")
  func cancellation() async {
    let gate = Gate()
    let ended = Log<String?>()
    let feed = TripFeed(
      { region in
        if region == "R0" { return Fetched([.fixture()]) }
        do {
          try await gate.wait()
        } catch {
          await ended.append(region)
          throw error
        }
        return Fetched([])
      }, clock: clock)

    let arrived = Log<String?>()
    await withTaskGroup(of: [Outcome<Region.ID?, Fetched<[Trip]>>].self) { [regions] group in
      group.addTask {
        await feed.run(regions, concurrency: 4) { outcome in
          await arrived.append(outcome.key)
          return .continue
        }
      }
      await arrived.waitForEntries(1)
      await gate.waitForWaiters(4)
      clock.advance(by: .seconds(7))
      group.cancelAll()
      for await cancelled in group {
        #expect(await ended.entries.count == 4, "every child has ended before the feed returns")
        #expect(cancelled.map(\.key) == Array(regions.dropFirst()))
        #expect(cancelled.prefix(4).allSatisfy { $0.elapsed == .seconds(7) })
        #expect(cancelled.dropFirst(4).allSatisfy { $0.elapsed == .zero }, "they were not started")
      }
    }
    #expect(await arrived.entries == ["R0"])
  }

  @Test("a response that completes despite cancellation is still delivered")
  func lateArrival() async {
    let gate = Gate()
    let feed = TripFeed(
      { region in
        // Ignores its cancellation, as if the response had already arrived.
        try? await gate.wait()
        return Fetched([.fixture(id: region ?? "")])
      }, clock: clock)

    let arrived = Log<String?>()
    await withTaskGroup(of: [Outcome<Region.ID?, Fetched<[Trip]>>].self) { group in
      group.addTask {
        await feed.run(["A", "B", "C"], concurrency: 2) { outcome in
          await arrived.append(outcome.key)
          return .continue
        }
      }
      await gate.waitForWaiters(2)
      group.cancelAll()
      for await cancelled in group { #expect(cancelled.map(\.key) == ["C"]) }
    }
    #expect(await Set(arrived.entries) == ["A", "B"])
  }

  @Test("if the consumer throws, every child is canceled and awaited, and its error is thrown")
  func consumerThrows() async {
    let gate = Gate()
    let ended = Log<String?>()
    let feed = TripFeed(
      { region in
        if region == "R0" {
          await gate.waitForWaiters(3)
          return Fetched([])
        }
        do {
          try await gate.wait()
        } catch {
          await ended.append(region)
          throw error
        }
        return Fetched([])
      }, clock: clock)

    var taken = 0
    await #expect(throws: Broken.self) {
      _ = try await feed.run(regions, concurrency: 4) { _ throws(Broken) in
        taken += 1
        throw Broken()
      }
    }
    #expect(taken == 1)
    #expect(await Set(ended.entries) == ["R1", "R2", "R3"])
  }

  @Test("the concurrency can be larger than the number of regions")
  func highConcurrency() async {
    let feed = TripFeed({ _ in Fetched([]) }, clock: clock)
    var taken = 0
    _ = await feed.run(regions, concurrency: .max) { _ in
      taken += 1
      return .continue
    }
    #expect(taken == regions.count)
  }

  @Test("a duplicate region is fetched once")
  func duplicates() async {
    let requested = Log<String?>()
    let feed = TripFeed(
      { region in
        await requested.append(region)
        return Fetched([])
      }, clock: clock)
    _ = await feed.run(["EU", "US", "EU", "EU"], concurrency: 1) { _ in .continue }
    #expect(await requested.entries == ["EU", "US"])
  }

  @Test("a client that throws CancellationError without being canceled has failed")
  func strayCancellationError() async {
    let feed = TripFeed({ _ in throw CancellationError() }, clock: clock)
    var failures = 0
    _ = await feed.run(["EU"], concurrency: 1) { outcome in
      if outcome.status.kind == .failed { failures += 1 }
      return .continue
    }
    #expect(failures == 1)
  }
}
