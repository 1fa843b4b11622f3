import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { mayHaveArrived } from '#web/api/answers.ts'
import { readCompany, saveCompany } from '#web/api/organisation-queries.ts'
import { readUser, saveUser } from '#web/api/user-queries.ts'
import { isChangedElsewhere } from './is-changed-elsewhere.ts'
import { isCompanyStored, isPersonStored } from './profile-entry.ts'

// A line that fails may have lost the answer alone: then the revision that is refused is this page's own, and nobody is to
// be told that somebody else was here.

/** A record as the page has read it, and what was sent since without an answer. */
export interface Known<Stored, Change> {
  stored: Stored
  unanswered: readonly Change[]
}

interface Way<Stored, Change> {
  save: (change: Change & { revision: number }) => Promise<Stored>
  read: () => Promise<Stored>
  isStored: (stored: Stored, change: Change) => boolean
}

export const company: Way<Organisation, OrganisationChange> = {
  save: saveCompany,
  read: readCompany,
  isStored: isCompanyStored,
}
export const person: Way<User, UserChange> = { save: saveUser, read: readUser, isStored: isPersonStored }

export type Outcome<Stored, Change> = { known: Known<Stored, Change> } & (
  | { saved: true }
  | { saved: false; problem: unknown }
)

export const asRead = <Stored>(stored: Stored): Known<Stored, never> => ({ stored, unanswered: [] })

/** What is stored by now, when it is something that this page has sent: it counts as read. */
export async function knownAgain<Stored, Change>(
  way: Way<Stored, Change>,
  sent: readonly Change[],
): Promise<Known<Stored, Change> | undefined> {
  if (sent.length === 0) return undefined
  const stored = await way.read()
  return sent.some((change) => way.isStored(stored, change)) ? asRead(stored) : undefined
}

/** `changeOf`: what is to be sent, where some of it stays what is stored. */
export async function saveRecord<Stored extends { revision: number }, Change>(
  way: Way<Stored, Change>,
  known: Known<Stored, Change>,
  changeOf: (stored: Stored) => Change,
): Promise<Outcome<Stored, Change>> {
  const change = changeOf(known.stored)
  try {
    const stored = await way.save({ ...change, revision: known.stored.revision })
    return { saved: true, known: asRead(stored) }
  } catch (problem) {
    if (isChangedElsewhere(problem)) return await goOn(way, known, changeOf, problem)
    const unanswered = mayHaveArrived(problem) ? [...known.unanswered, change] : known.unanswered
    return { saved: false, known: { ...known, unanswered }, problem }
  }
}

async function goOn<Stored extends { revision: number }, Change>(
  way: Way<Stored, Change>,
  known: Known<Stored, Change>,
  changeOf: (stored: Stored) => Change,
  problem: unknown,
): Promise<Outcome<Stored, Change>> {
  const change = changeOf(known.stored)
  try {
    const again = await knownAgain(way, [...known.unanswered, change])
    if (!again) return { saved: false, known, problem }
    return way.isStored(again.stored, change) ? { saved: true, known: again } : await saveRecord(way, again, changeOf)
  } catch (unread) {
    // Whose revision it is stays open until the record can be read.
    return { saved: false, known, problem: unread }
  }
}
