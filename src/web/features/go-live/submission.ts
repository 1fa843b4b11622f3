import { bankDetailsDiffer } from '#domain/bank-details.ts'
import type { CompanyPart } from '#domain/company-profile.ts'
import { requestBankOtp } from '#generated/portal/client/organisation.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { isAppError, unnestProblems } from '#web/api/errors.ts'
import { isCodeProblem, requestCode } from '#web/api/one-time-code.ts'
import { applicationOf, type Entries, firstIncomplete, isPartOpen } from './entries.ts'
import { firstRefused, refusedSteps } from './step-review.ts'
import type { Move } from './wizard.ts'

interface Submission {
  entries: Entries
  organisation: Organisation
  send: (application: GoLive) => Promise<void>
}

/** One press of Submit: the move it ends in. New bank details need a code, which is then on its way. */
export async function submit({ entries, organisation, send }: Submission): Promise<Move> {
  const isOpen = (part: CompanyPart) => isPartOpen(organisation, part)
  const at = firstIncomplete(entries, isOpen)
  if (at) return { move: 'incomplete', at }
  try {
    if (isOpen('bank') && bankDetailsDiffer(organisation.bankDetails, entries.payment)) return await requestBankCode()
    return await sendApplication(send, applicationOf(entries))
  } catch (problem) {
    // The bank was changed in another tab.
    if (isAppError(problem) && problem.code === 'bank-otp-required') return await requestBankCode().catch(submitFailed)
    return submitFailed(problem)
  }
}

export async function submitWithCode({ entries, send }: Submission, otp: string): Promise<Move> {
  try {
    return await sendApplication(send, applicationOf(entries, otp))
  } catch (problem) {
    return isCodeProblem(problem) ? { move: 'code-refused', problem } : submitFailed(problem)
  }
}

/** The company is settled, so the wizard has no field for what its application lacks. */
export class IncompleteCompany extends Error {}

async function sendApplication(send: Submission['send'], application: GoLive | undefined): Promise<Move> {
  if (!application) return submitFailed(new IncompleteCompany('The details of your company are not complete.'))
  await send(application)
  return { move: 'submitted' }
}

async function requestBankCode(): Promise<Move> {
  await requestCode(() => requestBankOtp())
  return { move: 'code-sent' }
}

/** Refusals of single fields. */
const refusals = new Set<string | undefined>(['change-not-requested', 'document-unchanged'])

/** Refused fields are shown where they are; after any other failure the bank step follows. */
export function submitFailed(problem: unknown): Move {
  if (isLocked(problem)) return { move: 'locked', problem }
  const refused = refusedSteps(problem)
  const at = isAppError(problem) && refusals.has(problem.code) ? firstRefused(refused) : undefined
  const shown = at ? refused[at] : unnestProblems(problem, '/body/payment/')
  return { move: 'submit-failed', ...(at && { at }), problem: shown, refused }
}

/** The project was submitted or suspended elsewhere: it takes neither a draft nor a submission any more. */
export const isLocked = (problem: unknown) =>
  isAppError(problem) && (problem.code === 'go-live-not-allowed' || problem.code === 'project-suspended')
