/** What one call costs: processor time in milliseconds, and bytes. */
export interface CallCosts {
  portalMs: number
  databaseMs: number
  /** Processor time of the database to add the call to the figures. */
  countingMs: number
  /** Row and indexes in the call log. */
  logBytes: number
  /** Records that repeats and refunds need. */
  recordBytes: number
  /** In the log of changes, which replicas and archives get. */
  walBytes: number
}

export const assumptions = {
  /** Calls in the busiest second, as a multiple of the mean. */
  peak: 3,
  /** Share of a core that is used in that second, 0 to 1. */
  utilisation: 0.6,
  /** How long a call holds its connection, as a multiple of its processor time in the database. */
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
  const { peak, utilisation, heldPerDatabaseMs, daysKept, coresOfServer } = assumptions
  const callsPerSecond = (callsPerDay / 86_400) * peak
  const cores = (msPerCall: number) => (callsPerSecond * msPerCall) / 1000 / utilisation
  const databaseCores = Math.max(2, Math.ceil(cores(costs.databaseMs + costs.countingMs)))
  const gigabytesPerDay = (callsPerDay * (costs.logBytes + costs.recordBytes)) / 1e9
  return {
    callsPerSecond: Math.round(callsPerSecond),
    // Two, so that one can be replaced while the other serves.
    processes: Math.max(2, Math.ceil(cores(costs.portalMs))),
    databaseCores,
    databaseServers: Math.ceil(databaseCores / coresOfServer),
    // A busier core holds them longer.
    connections: Math.max(10, Math.ceil((callsPerSecond * costs.databaseMs * heldPerDatabaseMs) / 1000 / utilisation)),
    gigabytesPerDay,
    gigabytesOfChangesPerDay: (callsPerDay * costs.walBytes) / 1e9,
    gigabytesKept: gigabytesPerDay * daysKept,
  }
}
