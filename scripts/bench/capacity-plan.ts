/** What one call costs: processor time in milliseconds, and bytes. */
export interface CallCosts {
  portalMs: number
  databaseMs: number
  /** Of the database, to count the call into the figures. */
  countingMs: number
  /** Row and indexes in the call log. */
  logBytes: number
  /** Records that repeats and refunds need. */
  recordBytes: number
  /** In the log of changes, which replicas and archives get. */
  walBytes: number
}

export const assumptions = {
  /** The busiest second has so many times the calls of a mean one. */
  peak: 3,
  /** How much of a core is used in that second. */
  used: 0.6,
  /** A call holds its connection for so many times the processor time of the database. */
  heldPerDatabaseMs: 4,
  /** The call log is dropped after thirteen months. */
  daysKept: 395,
  /** Cores of the largest database server that we plan with. */
  coresOfServer: 32,
} as const

export interface Plan {
  callsPerSecond: number
  processes: number
  databaseCores: number
  databaseServers: number
  connections: number
  gigabytesPerDay: number
  gigabytesOfChangesPerDay: number
  /** Call log after thirteen months, and the records of as many days. */
  gigabytesKept: number
}

export function planFor(costs: CallCosts, callsPerDay: number): Plan {
  const { peak, used, heldPerDatabaseMs, daysKept, coresOfServer } = assumptions
  const callsPerSecond = (callsPerDay / 86_400) * peak
  const cores = (msPerCall: number) => (callsPerSecond * msPerCall) / 1000 / used
  const databaseCores = Math.max(2, Math.ceil(cores(costs.databaseMs + costs.countingMs)))
  const gigabytesPerDay = (callsPerDay * (costs.logBytes + costs.recordBytes)) / 1e9
  return {
    callsPerSecond: Math.round(callsPerSecond),
    // Two, so that one can be replaced while the other serves.
    processes: Math.max(2, Math.ceil(cores(costs.portalMs))),
    databaseCores,
    databaseServers: Math.ceil(databaseCores / coresOfServer),
    connections: Math.max(10, Math.ceil((callsPerSecond * costs.databaseMs * heldPerDatabaseMs) / 1000 / used)),
    gigabytesPerDay,
    gigabytesOfChangesPerDay: (callsPerDay * costs.walBytes) / 1e9,
    gigabytesKept: gigabytesPerDay * daysKept,
  }
}
