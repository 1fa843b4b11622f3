import type { MessageRecord } from '#simulator/state/records.ts'

/** An answer, simulated or from an example. */
export interface Answered {
  /** Null without an answer. */
  status: number | null
  /** 'SUCCESS', 'GENERAL_DECLINE'... if the answer has one. */
  resultCode: string | null
  /** One sentence. */
  message: string
  headers: [name: string, value: string][]
  /** The body as text; empty for a file. */
  body: string
  /** The body of a real answer. */
  file?: Blob
  /** What the reader has to know about a real answer. */
  notes?: string[]
  /** Explanation of the answer; null if unknown. */
  trace: TraceEntry[] | null
  /** The message sent to the handset by this call. */
  delivered: MessageRecord | null
}

export interface TraceEntry {
  step: number | null
  check: string
  outcome: 'passed' | 'skipped' | 'answered' | 'refused' | 'not made'
  text: string
}
