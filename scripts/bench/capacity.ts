import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { connectPostgres } from '#server/db/connect.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { createDatabase } from './both-databases.ts'
import { assumptions, type CallCosts, planFor } from './capacity-plan.ts'
import { loadOnce } from './load.ts'
import { startServer } from './server-process.ts'

const warmUpSeconds = 5
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const msPerTick = 10

/** Measures what a live charge costs here, and prints what 10 million and 1 billion of them a day need. */
export async function benchCapacity(): Promise<void> {
  const postgres = await startPostgres()
  try {
    const costs = await measureCosts(await createDatabase(postgres.url, 'capacity'), postgres.pid)
    printCosts(costs)
    for (const [name, calls] of [
      ['10 million', 1e7],
      ['1 billion', 1e9],
    ] as const)
      printPlan(name, costs, calls)
  } finally {
    await postgres.stop()
  }
}

interface State {
  calls: number
  logBytes: number
  recordBytes: number
  walBytes: number
}

async function measureCosts(url: string, postmaster: number): Promise<CallCosts> {
  const server = await startServer('gateway-server.ts', { DATABASE_URL: url, BENCH_ENVIRONMENT: 'live' })
  const database = await connectPostgres(url)
  try {
    await loadOnce(server.target, warmUpSeconds)
    await countCalls(database)
    const before = { ...(await readState(url)), portalMs: cpuOf(server.pid), databaseMs: cpuOfPostgres(postmaster) }
    await loadOnce(server.target, seconds)
    const after = { ...(await readState(url)), portalMs: cpuOf(server.pid), databaseMs: cpuOfPostgres(postmaster) }
    const counted = await countCalls(database)
    const countingMs = (cpuOfPostgres(postmaster) - after.databaseMs) / counted
    const perCall = (name: keyof typeof before) => (after[name] - before[name]) / (after.calls - before.calls)
    return {
      portalMs: perCall('portalMs'),
      databaseMs: perCall('databaseMs'),
      countingMs,
      logBytes: perCall('logBytes'),
      recordBytes: perCall('recordBytes'),
      walBytes: perCall('walBytes'),
    }
  } finally {
    await server.stop()
    await database.close()
  }
}

const stateOf = `
  select (select count(*) from calls)::float as calls,
    (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'calls'::regclass)::float as "logBytes",
    pg_total_relation_size('simulator_records')::float as "recordBytes",
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as "walBytes"`

async function readState(url: string): Promise<State> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<State>(stateOf)
  await client.end()
  const [state] = rows
  if (!state) throw new Error('PostgreSQL answered without a row')
  return state
}

/** Fields of /proc/PID/stat after the name of the program, which may have spaces. */
function statOf(pid: number | string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** Processor time of a process in milliseconds, with that of its ended children. */
const cpuOf = (pid: number | string) => cpuIn(statOf(pid))

function cpuIn(stat: number[]): number {
  const [utime = 0, stime = 0, ofChildren = 0, systemOfChildren = 0] = stat.slice(11, 15)
  return (utime + stime + ofChildren + systemOfChildren) * msPerTick
}

/** Processor time of PostgreSQL, whose connections are children of its first process. */
function cpuOfPostgres(postmaster: number): number {
  const processes = globSync('/proc/[0-9]*').map((path) => statIfAlive(path.slice('/proc/'.length)))
  const children = processes.filter((stat) => stat[1] === postmaster)
  // The first process comes last: it has the time of children that ended meanwhile.
  return children.reduce((sum, stat) => sum + cpuIn(stat), 0) + cpuOf(postmaster)
}

function statIfAlive(pid: string): number[] {
  try {
    return statOf(pid)
  } catch {
    return []
  }
}

function printCosts(costs: CallCosts): void {
  const { portalMs, databaseMs, countingMs, logBytes, recordBytes, walBytes } = costs
  console.log(`a live charge: ${portalMs.toFixed(2)} ms of the portal's processor, ${databaseMs.toFixed(2)} ms of PostgreSQL's,
  ${countingMs.toFixed(3)} ms to count it; ${Math.round(logBytes)} bytes in the log, ${Math.round(recordBytes)} of records, ${Math.round(walBytes)} of changes`)
  const { peak, utilisation, heldPerDatabaseMs, daysKept, coresOfServer } = assumptions
  console.log(`assumed: the busiest second has ${peak} times the mean, and cores are ${utilisation * 100} % used in it; a call holds its connection
  ${heldPerDatabaseMs} times as long as PostgreSQL works; the log is kept ${daysKept} days, and records are never deleted; one server has
  ${coresOfServer} cores; cores are like these; an operator that answers slowly costs no processor; whole pages in the log of changes,
  fsync and screens are not in it`)
}

function printPlan(name: string, costs: CallCosts, callsPerDay: number): void {
  const plan = planFor(costs, callsPerDay)
  console.log(`${name} calls a day: ${plan.callsPerSecond} a second at most, ${plan.processes} processes, ${plan.databaseCores} database cores on ${plan.databaseServers} server(s),
  ${plan.connections} connections, ${size(plan.gigabytesPerDay)} a day and ${size(plan.gigabytesOfChangesPerDay)} of changes, ${size(plan.gigabytesKept)} kept`)
}

const size = (gigabytes: number) =>
  gigabytes < 2000 ? `${Math.round(gigabytes)} GB` : `${(gigabytes / 1000).toFixed(1)} TB`
