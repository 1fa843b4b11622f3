import type { MessageRecord } from '#simulator/state/records.ts'

/** What a call was answered with, however it came about. */
export interface Answered {
  status: number
  /** 'SUCCESS', 'GENERAL_DECLINE'... where the answer has one. */
  resultCode: string | null
  /** In one sentence. */
  message: string
  headers: [name: string, value: string][]
  body: string
  /** Why it is this answer; null where that is unknown. */
  trace: TraceEntry[] | null
  /** The message that reached the handset because of this call. */
  delivered: MessageRecord | null
}

export interface TraceEntry {
  step: number | null
  check: string
  outcome: 'passed' | 'spared' | 'answered' | 'not made'
  words: string
}
