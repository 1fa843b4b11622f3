import type { Call } from '../call.ts'
import type { Success } from '../request.ts'
import type { ChargeRecord, Entry } from '../state/records.ts'

/** The effect of an operation after all checks have passed. */
export type Act = (call: Call) => Done

export interface Done {
  body: Success
  changes: Entry[]
  /** The created charge. */
  charge?: ChargeRecord
  /** The trace line. */
  text: string
}
