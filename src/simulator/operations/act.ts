import type { Call } from '../call.ts'
import type { Success } from '../request.ts'
import type { ChargeRecord, Entry } from '../state/records.ts'

/** What an operation does once every check has passed. */
export type Act = (call: Call) => Done

export interface Done {
  body: Success
  changes: Entry[]
  /** The charge that was made. */
  charge?: ChargeRecord
  /** What was done, for the trace. */
  words: string
}
