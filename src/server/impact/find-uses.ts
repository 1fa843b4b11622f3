import { daysFrom } from '#domain/dates.ts'
import type { Environment } from '#domain/environments.ts'
import type { CallPart, SentField } from '#domain/product-changes.ts'
import type { Use } from '#domain/product-impact.ts'
import { dayOf } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { isLogged, sendsOneOf } from '#server/impact/sends-field.ts'
import * as operationCalls from '#server/repositories/operation-calls.ts'

/** The days that a use is looked for in. */
export const useDays = 90

/** The beginning of the UTC day that many days ago. */
export function usesSince(now: Date): Date {
  return new Date(dayOf(daysFrom(now, -useDays)))
}

export interface UseSearch {
  db: Db
  product: string
  since: Date
  /** Undefined for all. */
  projectId?: string | undefined
  /** The most calls of a project and operation whose content is read; more count as unknown. Undefined for all. */
  maxCalls?: number | undefined
}

/** For each list of parts the uses of them, by project and environment, most calls first. */
export async function findUses(search: UseSearch, wanted: CallPart[][]): Promise<Use[][]> {
  const operations = [...new Set(wanted.flat().map(({ operation }) => operation))]
  if (operations.length === 0) return wanted.map(() => [])
  const figures = await operationCalls.listOfOperations(search.db, { ...search, operations })
  const counters = new Map(wanted.flat().map((part) => [part, new Counter(part)]))
  for (const operation of operations) {
    const called = figures.filter((each) => each.operation === operation)
    await countOperation(
      search,
      called,
      [...counters.values()].filter(({ part }) => part.operation === operation),
    )
  }
  return wanted.map((parts) => merge(parts.flatMap((part) => counters.get(part)?.uses() ?? [])))
}

async function countOperation(
  search: UseSearch,
  called: operationCalls.OperationCalls[],
  counters: Counter[],
): Promise<void> {
  const readers = counters.filter(({ readsContent }) => readsContent)
  for (const counter of counters.filter(({ readsContent }) => !readsContent))
    for (const each of called) counter.addAll(each)
  if (readers.length === 0) return
  for (const projectId of new Set(called.map((each) => each.projectId))) {
    const read = await readContents(search, projectId, readers)
    for (const each of called.filter((one) => one.projectId === projectId))
      for (const counter of readers) counter.addUnread(each, read.get(each.environment) ?? 0)
  }
}

const pageSize = 1000

/** Returns how many calls were read, by environment. */
async function readContents(
  { db, product, since, maxCalls = Number.POSITIVE_INFINITY }: UseSearch,
  projectId: string,
  readers: Counter[],
): Promise<Map<Environment, number>> {
  const read = new Map<Environment, number>()
  const [{ part }] = readers as [Counter, ...Counter[]]
  const place = { product, operation: part.operation, since, projectId }
  let left = maxCalls
  let last: operationCalls.CallContent | undefined
  do {
    const page = await operationCalls.listContents(db, place, Math.min(pageSize, left), last)
    for (const call of page) {
      read.set(call.environment, (read.get(call.environment) ?? 0) + 1)
      for (const reader of readers) reader.addCall(projectId, call)
    }
    last = page.at(-1)
    left -= page.length
    if (page.length < pageSize) break
  } while (left > 0)
  return read
}

/** Counts the calls of one part. */
class Counter {
  readonly part: CallPart
  readonly readsContent: boolean
  readonly #sends: SentField[] | undefined
  readonly #uses = new Map<string, Use>()

  constructor(part: CallPart) {
    this.part = part
    this.#sends = part.sends
    this.readsContent = part.sends?.some(isLogged) === true
  }

  uses(): Use[] {
    return [...this.#uses.values()]
  }

  /** For a part without fields, or with fields that the log keeps of no call. */
  addAll({ projectId, environment, calls, lastAt }: operationCalls.OperationCalls): void {
    const counted = this.#sends ? { calls: 0, unknown: calls } : { calls, unknown: 0 }
    this.#add({ projectId, environment, lastAt, ...counted })
  }

  addCall(projectId: string, call: operationCalls.CallContent): void {
    const { environment, at } = call
    const isSent = sendsOneOf(call, this.#sends ?? [])
    if (isSent !== false)
      this.#add({ projectId, environment, lastAt: at, calls: isSent ? 1 : 0, unknown: isSent ? 0 : 1 })
  }

  /** Calls beyond those that were read. */
  addUnread({ projectId, environment, calls, lastAt }: operationCalls.OperationCalls, read: number): void {
    if (calls > read) this.#add({ projectId, environment, lastAt, calls: 0, unknown: calls - read })
  }

  #add(use: Use): void {
    const key = keyOf(use)
    this.#uses.set(key, sum(this.#uses.get(key), use))
  }
}

const keyOf = ({ projectId, environment }: Use) => `${projectId} ${environment}`

function sum(one: Use | undefined, other: Use): Use {
  if (!one) return other
  const lastAt = one.lastAt > other.lastAt ? one.lastAt : other.lastAt
  return { ...one, calls: one.calls + other.calls, unknown: one.unknown + other.unknown, lastAt }
}

function merge(uses: Use[]): Use[] {
  const merged = new Map<string, Use>()
  for (const use of uses) merged.set(keyOf(use), sum(merged.get(keyOf(use)), use))
  return [...merged.values()].sort(byCalls)
}

const byCalls = (one: Use, other: Use) =>
  other.calls - one.calls || other.unknown - one.unknown || other.lastAt.getTime() - one.lastAt.getTime()
