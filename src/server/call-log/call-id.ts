import { randomBytes } from 'node:crypto'

let latest = { at: 0, count: 0 }

/**
 * A UUID of version 7: milliseconds, a counter, then random bits. Ids sort by moment, and ids of one process by order of
 * creation.
 */
export function newCallId(at: Date): string {
  const moment = at.getTime()
  latest = { at: moment, count: moment === latest.at ? (latest.count + 1) % 4096 : 0 }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(moment, 0, 6)
  bytes.writeUInt16BE(0x7000 | latest.count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
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
