import { emptyState, type State } from '#simulator/state/state.ts'
import type { Answered } from './answer.ts'
import type { Draft } from './draft.ts'
import type { SentRequest } from './request.ts'

/** One call that was made here, with what it needs to be made again. */
export interface CallRecord {
  /** Counts up from 1 through the session. */
  id: number
  operationId: string
  /** Milliseconds since 1970. */
  at: number
  /** How long the answer took. */
  tookMs: number
  request: SentRequest
  draft: Draft
  answered: Answered
}

/** What TRY OUT remembers of a product until the page is left or the simulator is reset. */
export interface Session {
  /** Counts the resets: what is shown begins anew with it. */
  round: number
  /** The operation whose form the reader was led to: the focus goes there. */
  wanted: string | null
  engine: State
  /** Oldest first. */
  calls: readonly CallRecord[]
  lastId: number
  drafts: Readonly<Record<string, Draft>>
  /** By operation: the call whose answer is shown. */
  shown: Readonly<Record<string, CallRecord>>
}

/** Older calls are forgotten; what they did stays in the ledger. */
const callsKept = 500

export const emptySession: Session = {
  round: 0,
  wanted: null,
  engine: emptyState,
  calls: [],
  lastId: 0,
  drafts: {},
  shown: {},
}

export function drafted(session: Session, operationId: string, draft: Draft): Session {
  return { ...session, drafts: { ...session.drafts, [operationId]: draft } }
}

export function called(session: Session, call: Omit<CallRecord, 'id'>, engine: State): Session {
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

export function correlationIdOf({ body }: Draft): string | undefined {
  const value: unknown = body?.value
  if (typeof value !== 'object' || value === null || !('correlationId' in value)) return undefined
  return typeof value.correlationId === 'string' ? value.correlationId : undefined
}
