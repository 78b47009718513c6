package import AerogamiCore
package import AerogamiFeatures

extension Dependencies {
  /// Returns the tools, in a fixed order. Make them once for a process: they remember the trips that they returned, so
  /// that a later call can check one.
  ///
  /// - Parameters:
  ///   - environment: What the tools need from the configuration.
  ///   - timeLimit: The time after which a call returns what has arrived; `nil` if the clients have a deadline.
  package func tools(in environment: ServedEnvironment, timeLimit: Duration?) -> [Tool] {
    let recent = RecentTrips()
    let search = searchTrips(home: environment.home, requestedCurrency: environment.requestedCurrency)
    return [
      SearchTripsTool(
        environment: environment, search: search, trips: trips, recent: recent, timeLimit: timeLimit, now: now
      ).tool,
      CheapestDatesTool(
        environment: environment, find: findDates(requestedCurrency: environment.requestedCurrency),
        timeLimit: timeLimit, now: now
      ).tool,
      FindMeetingPointTool(
        environment: environment,
        find: findMeetings(home: environment.home, requestedCurrency: environment.requestedCurrency), trips: trips,
        recent: recent, timeLimit: timeLimit, now: now
      ).tool,
      CheckFareTool(
        environment: environment, find: findTrip(home: environment.home), check: checkTrips, recent: recent,
        timeLimit: timeLimit, now: now
      ).tool,
      PriceHistoryTool(environment: environment, find: FindPrices(history, now: now), now: now).tool,
      FindPlaceTool(environment: environment).tool,
      ListWatchesTool(
        environment: environment, watches: ManageWatches(watches, notifications, in: environment, now: now), now: now
      ).tool,
    ]
  }
}
