import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { askForCode, isAboutTheCode } from '#web/api/one-time-code.ts'
import { requestBankCode, saveCompany } from '#web/api/organisation-queries.ts'
import { saveUser } from '#web/api/user-queries.ts'
import type { Move } from './editor.ts'
import { changesOf, companyOf, type Entry, representativeOf } from './profile-entry.ts'

interface Stored {
  organisation: Organisation
  user: User
}

/** One press of Save: the move it ends in. New bank details end in a code that is on its way. */
export async function save(entry: Entry, stored: Stored): Promise<Move> {
  try {
    if (changesOf(entry, stored.organisation, stored.user).bank) return await askCode(entry)
    return await send(entry, stored)
  } catch (problem) {
    // Another tab has changed the bank meanwhile, so this save would change it back.
    if (codeOf(problem) === 'bank-otp-required') return await askCode(entry).catch(failed)
    return failed(problem)
  }
}

export async function saveWithCode(entry: Entry, stored: Stored, otp: string): Promise<Move> {
  try {
    return await send(entry, stored, otp)
  } catch (problem) {
    return isAboutTheCode(problem) ? { move: 'code-refused', problem } : failed(problem)
  }
}

/** What is stored already is not sent again: after a failure halfway the next press sends the other half. */
async function send(entry: Entry, { organisation, user }: Stored, otp?: string): Promise<Move> {
  const changes = changesOf(entry, organisation, user)
  if (changes.company || otp) await saveCompany({ ...companyOf(entry), ...(otp && { otp }) })
  if (changes.representative) await saveUser(representativeOf(entry, user))
  return { move: 'saved' }
}

async function askCode(entry: Entry): Promise<Move> {
  await askForCode(requestBankCode)
  return { move: 'ask-code', entry }
}

const codeOf = (problem: unknown) => (isAppError(problem) ? problem.code : undefined)

const failed = (problem: unknown): Move => ({ move: 'failed', problem: onThisForm(problem) })

/** The request nests the bank, the form does not: '/bankDetails/bankCode' is its field bankCode. */
function onThisForm(problem: unknown) {
  if (!isAppError(problem)) return problem
  const { kind, message, code, status, problems } = problem
  const here = problems.map((each) => ({ ...each, field: each.field.replace('/bankDetails/', '/') }))
  return new AppError({ kind, message, problems: here, ...(code && { code }), ...(status && { status }) })
}
