import { AppError, isAppError } from '#web/api/errors.ts'
import { askForCode, isAboutTheCode } from '#web/api/one-time-code.ts'
import { readCompany, requestBankCode, saveCompany } from '#web/api/organisation-queries.ts'
import { readUser, saveUser } from '#web/api/user-queries.ts'
import type { Move, Read } from './editor.ts'
import { isChangedElsewhere } from './is-changed-elsewhere.ts'
import { changesOf, companyOf, type Entry, representativeOf } from './profile-entry.ts'

/** One press of Save: the move it ends in. New bank details end in a code that is on its way. */
export async function save(entry: Entry, read: Read): Promise<Move> {
  if (!changesOf(entry, read.organisation, read.user).bank) return await send(entry, read)
  try {
    await askForCode(requestBankCode)
    return { move: 'ask-code', entry }
  } catch (problem) {
    return failed(problem, read)
  }
}

export const saveWithCode = (entry: Entry, read: Read, otp: string): Promise<Move> => send(entry, read, otp)

/** What is stored, by whomever: the form may be older. */
export async function readProfile(): Promise<Read> {
  const [organisation, user] = await Promise.all([readCompany(), readUser()])
  return { organisation, user }
}

/** What is stored already is not sent again: after a failure halfway the next press sends the other half. */
async function send(entry: Entry, read: Read, otp?: string): Promise<Move> {
  const { organisation, user } = read
  const changes = changesOf(entry, organisation, user)
  let stored = read
  try {
    if (changes.company) {
      const company = { ...companyOf(entry), revision: organisation.revision, ...(otp && { otp }) }
      stored = { organisation: await saveCompany(company), user }
    }
    if (changes.representative) await saveUser({ ...representativeOf(entry, user), revision: user.revision })
    return { move: 'saved' }
  } catch (problem) {
    if (otp && stored === read && isAboutTheCode(problem)) return { move: 'code-refused', problem }
    if (isChangedElsewhere(problem) && (await isStored(entry).catch(() => false))) return { move: 'saved' }
    return failed(problem, stored)
  }
}

/** A line that failed may have lost the answer alone: then what is newer than the form is its own. */
async function isStored(entry: Entry): Promise<boolean> {
  const { organisation, user } = await readProfile()
  const { company, representative } = changesOf(entry, organisation, user)
  return !company && !representative
}

const failed = (problem: unknown, read: Read): Move => ({ move: 'failed', problem: onThisForm(problem), read })

/** The request nests the bank, the form does not: '/bankDetails/bankCode' is its field bankCode. */
function onThisForm(problem: unknown) {
  if (!isAppError(problem)) return problem
  const { kind, message, code, status, problems } = problem
  const here = problems.map((each) => ({ ...each, field: each.field.replace('/bankDetails/', '/') }))
  return new AppError({ kind, message, problems: here, ...(code && { code }), ...(status && { status }) })
}
