import { changesBank } from '#domain/bank-details.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { askForCode, isAboutTheCode } from '#web/api/one-time-code.ts'
import { readCompany, requestBankCode } from '#web/api/organisation-queries.ts'
import { readUser } from '#web/api/user-queries.ts'
import { type Move, type Read, readOf } from './editor.ts'
import { companyOf, type Entry, isCompanyStored, isPersonStored, representativeOf } from './profile-entry.ts'
import { company, knownAgain, person, saveRecord } from './save-record.ts'

/** One press of Save: the move it ends in. New bank details end in a code that is on its way. */
export async function save(entry: Entry, read: Read): Promise<Move> {
  try {
    // A new bank that was stored though the answer was lost takes no second code.
    const known = { ...read, company: (await knownAgain(company, read.company.unanswered)) ?? read.company }
    if (!changesBank(known.company.stored.bankDetails, entry)) return await send(entry, known)
    await askForCode(requestBankCode)
    return { move: 'ask-code', entry, read: known }
  } catch (problem) {
    return await failed(problem, read)
  }
}

export const saveWithCode = (entry: Entry, read: Read, otp: string): Promise<Move> => send(entry, read, otp)

/** What is stored, by whomever: the form may be older. */
export async function readProfile(): Promise<Read> {
  return readOf(...(await Promise.all([readCompany(), readUser()])))
}

/** What is stored already is not sent again: after a failure halfway the next press sends the other half. */
async function send(entry: Entry, read: Read, otp?: string): Promise<Move> {
  const ofCompany = await saveCompanyOf(entry, read, otp)
  const half = { ...read, company: ofCompany.known }
  if (!ofCompany.saved) {
    const { problem } = ofCompany
    return otp && isAboutTheCode(problem) ? { move: 'code-refused', problem } : await failed(problem, half)
  }
  const ofPerson = await savePersonOf(entry, half)
  return ofPerson.saved ? { move: 'saved' } : await failed(ofPerson.problem, { ...half, person: ofPerson.known })
}

async function saveCompanyOf(entry: Entry, { company: known }: Read, otp?: string) {
  const change = companyOf(entry)
  if (isCompanyStored(known.stored, change)) return { saved: true as const, known }
  return await saveRecord(company, known, () => ({ ...change, ...(otp && { otp }) }))
}

async function savePersonOf(entry: Entry, { person: known }: Read) {
  if (isPersonStored(known.stored, representativeOf(entry, known.stored))) return { saved: true as const, known }
  return await saveRecord(person, known, (user) => representativeOf(entry, user))
}

async function failed(problem: unknown, read: Read): Promise<Move> {
  // Closed since the page was read, in another tab or by a desk: then Edit has to close as well.
  if (isClosed(problem)) await readCompany().catch(() => {})
  return { move: 'failed', problem: onThisForm(problem), read }
}

const isClosed = (problem: unknown) =>
  isAppError(problem) && (problem.code === 'profile-locked' || problem.code === 'profile-under-review')

/** The request nests the bank, the form does not: '/bankDetails/bankCode' is its field bankCode. */
function onThisForm(problem: unknown) {
  if (!isAppError(problem)) return problem
  const { kind, message, code, status, problems } = problem
  const here = problems.map((each) => ({ ...each, field: each.field.replace('/bankDetails/', '/') }))
  return new AppError({ kind, message, problems: here, ...(code && { code }), ...(status && { status }) })
}
