import type { ProblemCode } from '#domain/problems.ts'
import { mayHaveArrived } from '#web/api/answers.ts'
import { isAppError } from '#web/api/errors.ts'

// A save names the revision that the page has read; the server rejects any other. When only the answer was lost, the newer
// revision is the page's own, and no conflict is shown.

/** A record as read, with the changes sent since without an answer. */
export interface KnownRecord<Stored, Change> {
  stored: Stored
  unanswered: readonly Change[]
}

export const asRead = <Stored>(stored: Stored): KnownRecord<Stored, never> => ({ stored, unanswered: [] })

export interface RecordType<Stored, Change> {
  read: () => Promise<Stored>
  /** Whether `stored` is the result of applying `change` to `before`. */
  isResult: (stored: Stored, change: Change, before: Stored) => boolean
}

export interface Save<Stored, Change> {
  /** Undefined for a request that stores nothing in the record. */
  changeOf: (stored: Stored) => Change | undefined
  /** Resolves to the record as stored afterwards. */
  send: (stored: Stored) => Promise<Stored>
  /** Skips a change that is stored already. Not for files, of which the record contains only the name. */
  skipIfStored?: boolean
}

export type Outcome<Stored, Change> = { known: KnownRecord<Stored, Change> } & (
  | { saved: true }
  | { saved: false; problem: unknown }
)

const conflicts: readonly ProblemCode[] = ['profile-changed', 'draft-changed']

/** The record was saved elsewhere since this page read it. */
export const isChangedElsewhere = (problem: unknown): boolean =>
  isAppError(problem) && conflicts.some((code) => code === problem.code)

/** The stored record if it is the result of one of these changes; its revision then counts as read. */
export async function recogniseOwn<Stored, Change>(
  type: RecordType<Stored, Change>,
  before: Stored,
  sent: readonly Change[],
): Promise<KnownRecord<Stored, Change> | undefined> {
  if (sent.length === 0) return undefined
  const stored = await type.read()
  return sent.some((change) => type.isResult(stored, change, before)) ? asRead(stored) : undefined
}

export async function saveRecord<Stored, Change>(
  type: RecordType<Stored, Change>,
  known: KnownRecord<Stored, Change>,
  save: Save<Stored, Change>,
): Promise<Outcome<Stored, Change>> {
  try {
    return { saved: true, known: asRead(await save.send(known.stored)) }
  } catch (problem) {
    if (isChangedElsewhere(problem)) return await resolveConflict(type, known, save, problem)
    const change = save.changeOf(known.stored)
    if (change === undefined || !mayHaveArrived(problem)) return { saved: false, known, problem }
    return { saved: false, known: { ...known, unanswered: [...known.unanswered, change] }, problem }
  }
}

async function resolveConflict<Stored, Change>(
  type: RecordType<Stored, Change>,
  known: KnownRecord<Stored, Change>,
  save: Save<Stored, Change>,
  conflict: unknown,
): Promise<Outcome<Stored, Change>> {
  const change = save.skipIfStored ? save.changeOf(known.stored) : undefined
  try {
    const sent = change === undefined ? known.unanswered : [...known.unanswered, change]
    const own = await recogniseOwn(type, known.stored, sent)
    if (!own) return { saved: false, known, problem: conflict }
    if (change !== undefined && type.isResult(own.stored, change, known.stored)) return { saved: true, known: own }
    return await saveRecord(type, own, save)
  } catch (unreadable) {
    // Until the record can be read, it is unknown whether this is a conflict.
    return { saved: false, known, problem: unreadable }
  }
}
