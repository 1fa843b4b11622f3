import { changesBank } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { askForCode, isAboutTheCode } from '#web/api/one-time-code.ts'
import { requestBankCode } from '#web/api/organisation-queries.ts'
import { applicationOf, type Entries, firstIncomplete } from './entries.ts'
import type { Move } from './wizard.ts'

interface Submitting {
  entries: Entries
  organisation: Organisation
  send: (application: GoLive) => Promise<void>
}

/** One press of Submit: the move it ends in. A new bank ends in a code that is on its way. */
export async function submit({ entries, organisation, send }: Submitting): Promise<Move> {
  const settled = !can.editProfile({ role: 'EXTERNAL_ADMIN' }, organisation).allowed
  const at = firstIncomplete(entries, settled)
  if (at) return { move: 'incomplete', at }
  try {
    if (!settled && changesBank(organisation.bankDetails, entries.payment)) return await askCode()
    return await sent(send, applicationOf(entries))
  } catch (problem) {
    // Another tab has changed the bank meanwhile.
    if (isAppError(problem) && problem.code === 'bank-otp-required') return await askCode().catch(failed)
    return failed(problem)
  }
}

export async function submitWithCode({ entries, send }: Submitting, otp: string): Promise<Move> {
  try {
    return await sent(send, applicationOf(entries, otp))
  } catch (problem) {
    return isAboutTheCode(problem) ? { move: 'code-refused', problem } : failed(problem)
  }
}

async function sent(send: Submitting['send'], application: GoLive | undefined): Promise<Move> {
  if (!application) return failed(new Error('The details of your company are not complete. Please contact us.'))
  await send(application)
  return { move: 'submitted' }
}

async function askCode(): Promise<Move> {
  await askForCode(requestBankCode)
  return { move: 'code-sent' }
}

export const failed = (problem: unknown): Move =>
  isOvertaken(problem) ? { move: 'overtaken', problem } : { move: 'submit-failed', problem: onTheBankStep(problem) }

/** The project cannot be submitted any more, so there is nothing to go on with. */
export const isOvertaken = (problem: unknown) =>
  isAppError(problem) && (problem.code === 'go-live-not-allowed' || problem.code === 'project-suspended')

/** The request nests the steps, the form of the last one does not: '/body/payment/bankCode' is its field bankCode. */
export function onTheBankStep(problem: unknown): unknown {
  if (!isAppError(problem)) return problem
  const { kind, message, code, status, problems } = problem
  const here = problems.map((each) => ({ ...each, field: each.field.replace('/body/payment/', '/') }))
  return new AppError({ kind, message, problems: here, ...(code && { code }), ...(status && { status }) })
}
