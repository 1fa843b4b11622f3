import { emptyState, type State } from '#simulator/state/state.ts'
import type { Answered } from './answer.ts'
import { correlationIdOf, type Draft } from './draft.ts'
import type { TypedCredentials } from './real/credentials.ts'
import type { SentRequest } from './request.ts'

/** A call in the history, with the data to repeat it. */
export interface CallRecord {
  /** Counts from 1 in the session. */
  id: number
  operationId: string
  /** Milliseconds since 1970. */
  at: number
  /** Duration of the answer. */
  tookMs: number
  request: SentRequest
  draft: Draft
  answered: Answered
  /** Answered by the API itself. */
  isReal: boolean
}

/** State of a product's TRY OUT until the page is left or reset. */
export interface Session {
  /** Number of resets, used as a key to reset components. */
  round: number
  /** The operation whose form receives the focus. */
  operationToFocus: string | null
  engine: State
  /** Oldest first. */
  calls: readonly CallRecord[]
  lastId: number
  drafts: Readonly<Record<string, Draft>>
  /** By operation: the call whose answer is shown. */
  shown: Readonly<Record<string, CallRecord>>
  /** Whether calls go to the API instead of the simulation. */
  isReal: boolean
  /** For real calls, shared by the operations. Never stored. */
  credentials: TypedCredentials
}

/** Older calls are dropped; their effects stay in the ledger. */
const callsKept = 500

export const emptySession: Session = {
  round: 0,
  operationToFocus: null,
  engine: emptyState,
  calls: [],
  lastId: 0,
  drafts: {},
  shown: {},
  isReal: false,
  credentials: {},
}

export function withDraft(session: Session, operationId: string, draft: Draft): Session {
  return { ...session, drafts: { ...session.drafts, [operationId]: draft } }
}

export function withCall(session: Session, call: Omit<CallRecord, 'id'>, engine: State): Session {
  const record = { ...call, id: session.lastId + 1 }
  return {
    ...session,
    engine,
    lastId: record.id,
    calls: [...session.calls, record].slice(-callsKept),
    shown: { ...session.shown, [call.operationId]: record },
  }
}

/** Whether a correlation id was sent before. */
export function isUsed(session: Session, correlationId: string): boolean {
  return session.calls.some(({ draft }) => correlationIdOf(draft) === correlationId)
}
