import type { Call } from '../call.ts'
import type { Success } from '../request.ts'
import type { Entry } from '../state/records.ts'

/** What an operation does once every check has passed. */
export type Act = (call: Call) => Done

export interface Done {
  body: Success
  changes: Entry[]
  /** What was done, for the trace. */
  words: string
}
