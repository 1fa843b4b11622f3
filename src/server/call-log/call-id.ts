import { randomUUID } from 'node:crypto'

let latest = { at: 0, count: 0 }

/**
 * A UUID of version 7: milliseconds, a counter, then random bits. Ids sort by moment, and ids of one process by order of
 * creation.
 */
export function newCallId(at: Date): string {
  const moment = at.getTime()
  latest = { at: moment, count: moment === latest.at ? (latest.count + 1) % 4096 : 0 }
  const start = moment.toString(16).padStart(12, '0')
  const count = latest.count.toString(16).padStart(3, '0')
  // The end of a random UUID has the variant and 62 random bits, which Node takes from a pool.
  return `${start.slice(0, 8)}-${start.slice(8)}-7${count}-${randomUUID().slice(19)}`
}

const ofVersion7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
/** The last moment whose year has four digits. */
const lastMoment = Date.UTC(10_000, 0) - 1

/** The moment in a call's id; undefined for another kind of id. */
export function momentOfCall(id: string): Date | undefined {
  if (!ofVersion7.test(id)) return undefined
  const milliseconds = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  return milliseconds > lastMoment ? undefined : new Date(milliseconds)
}
