import { bankDetailsDiffer } from '#domain/bank-details.ts'
import { requestBankOtp } from '#generated/portal/client/organisation.ts'
import { isAppError, unnestProblems } from '#web/api/errors.ts'
import { isCodeProblem, requestCode } from '#web/api/one-time-code.ts'
import { recogniseOwn } from '#web/entities/record/save-record.ts'
import { asLoaded, type LoadedProfile, type Move } from './editor.ts'
import { companyOf, type Entry, representativeOf } from './profile-entry.ts'
import {
  companyRecord,
  isCompanyStored,
  isPersonStored,
  readCompany,
  readUser,
  saveCompanyRecord,
  savePersonRecord,
} from './records.ts'

/** Saves the profile, or mails a code for new bank details. Returns the resulting move. */
export async function save(entry: Entry, loaded: LoadedProfile): Promise<Move> {
  try {
    // The server may have stored the new bank details although its answer was lost. Then they need no second code.
    const { stored, unanswered } = loaded.company
    const company = (await recogniseOwn(companyRecord, stored, unanswered)) ?? loaded.company
    const known = { ...loaded, company }
    if (!bankDetailsDiffer(company.stored.bankDetails, entry)) return await send(entry, known)
    await requestCode(() => requestBankOtp())
    return { move: 'ask-code', entry, loaded: known }
  } catch (problem) {
    return await failed(problem, loaded)
  }
}

export const saveWithCode = (entry: Entry, loaded: LoadedProfile, otp: string): Promise<Move> =>
  send(entry, loaded, otp)

/** Reads both records from the server, since the form may be older. */
export async function readProfile(): Promise<LoadedProfile> {
  return asLoaded(...(await Promise.all([readCompany(), readUser()])))
}

/** Skips a record that is stored already, so that a retry sends only the other one. */
async function send(entry: Entry, loaded: LoadedProfile, otp?: string): Promise<Move> {
  const company = await saveCompanyOf(entry, loaded, otp)
  const half = { ...loaded, company: company.known }
  if (!company.saved) {
    const { problem } = company
    return otp && isCodeProblem(problem) ? { move: 'code-refused', problem } : await failed(problem, half)
  }
  const person = await savePersonOf(entry, half)
  return person.saved ? { move: 'saved' } : await failed(person.problem, { ...half, person: person.known })
}

async function saveCompanyOf(entry: Entry, { company: known }: LoadedProfile, otp?: string) {
  const change = companyOf(entry)
  if (isCompanyStored(known.stored, change)) return { saved: true as const, known }
  return await saveCompanyRecord(known, { ...change, ...(otp && { otp }) })
}

async function savePersonOf(entry: Entry, { person: known }: LoadedProfile) {
  if (isPersonStored(known.stored, representativeOf(entry, known.stored))) return { saved: true as const, known }
  return await savePersonRecord(known, (user) => representativeOf(entry, user))
}

async function failed(problem: unknown, loaded: LoadedProfile): Promise<Move> {
  // The profile was closed after the page loaded. Reading it again disables Edit.
  if (isLocked(problem)) await readCompany().catch(() => {})
  return { move: 'failed', problem: unnestProblems(problem, '/bankDetails/'), loaded }
}

const isLocked = (problem: unknown) =>
  isAppError(problem) && (problem.code === 'profile-locked' || problem.code === 'profile-under-review')
