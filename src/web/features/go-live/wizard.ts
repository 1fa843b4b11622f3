import { type GoLiveStep, goLiveSteps } from '#domain/go-live-steps.ts'
import type { AppError } from '#web/api/errors.ts'
import type { Entries } from './entries.ts'

// The states of the Go Live wizard. A move that does not apply to the current state leaves it as it is, so that a late answer
// or a double click changes nothing.

/** What each step shows of a refused submission. */
export type RefusedSteps = Partial<Record<GoLiveStep, AppError>>

export type Wizard =
  | { step: 'loading' }
  | { step: GoLiveStep; entries: Entries; problem: unknown }
  /** Next was pressed: the draft is being saved, and the next step follows. */
  | { step: 'saving'; from: GoLiveStep; entries: Entries }
  | { step: 'submitting'; entries: Entries; withCode: boolean }
  /** New bank details need the code that was mailed. */
  | { step: 'confirming'; entries: Entries; problem: unknown }
  | { step: 'submitted' }
  /** The wizard cannot go on. A person closes it by leaving its address, where the browser may first ask about unsaved input. */
  | { step: 'closed'; problem: unknown }

export type Move =
  | { move: 'loaded'; at: GoLiveStep; entries: Entries }
  | { move: 'load-failed'; problem: unknown }
  /** A conflict with another tab is resolved: the step goes on with these entries. */
  | { move: 'resolved'; entries: Entries }
  | { move: 'next'; entries: Entries }
  | { move: 'saved' }
  | { move: 'save-failed'; problem: unknown }
  /** The project was submitted or suspended elsewhere. */
  | { move: 'locked'; problem: unknown }
  /** One step back, or from the summary to the step that the person wants to change. */
  | { move: 'back'; to: GoLiveStep; entries: Entries }
  | { move: 'submit'; entries: Entries }
  /** An earlier step is not valid, and its form shows why. */
  | { move: 'incomplete'; at: GoLiveStep }
  | { move: 'code-sent' }
  | { move: 'cancel-code' }
  | { move: 'confirm' }
  | { move: 'code-refused'; problem: unknown }
  /** `at`: the step of the first field that may not change. `refused`: what every step shows. */
  | { move: 'submit-failed'; at?: GoLiveStep; problem: unknown; refused?: RefusedSteps }
  | { move: 'submitted' }

export const firstState: Wizard = { step: 'loading' }

export const isFilling = (wizard: Wizard): wizard is Extract<Wizard, { step: GoLiveStep }> =>
  goLiveSteps.some((step) => step === wizard.step)

/** The wizard after a move. `problem` is null where nothing went wrong. */
export function advance(wizard: Wizard, action: Move): Wizard {
  if (isFilling(wizard)) return fromFilling(wizard, action)
  switch (wizard.step) {
    case 'loading':
      return fromLoading(wizard, action)
    case 'saving':
      return fromSaving(wizard, action)
    case 'submitting':
      return fromSubmitting(wizard, action)
    case 'confirming':
      return fromConfirming(wizard, action)
    default:
      return wizard
  }
}

/** A submission under way cannot be taken back, and closing the wizard would hide whether it arrived. */
export const mayClose = (wizard: Wizard): boolean => wizard.step !== 'submitting'

/** The wizard has ended: closing it loses no input, also when the draft is not saved. */
export const isOver = (wizard: Wizard): boolean => wizard.step === 'submitted' || wizard.step === 'closed'

function fromLoading(wizard: Wizard, action: Move): Wizard {
  if (action.move === 'loaded') return at(action.at, action.entries)
  if (action.move === 'load-failed') return { step: 'closed', problem: action.problem }
  return wizard
}

function fromFilling(wizard: Extract<Wizard, { step: GoLiveStep }>, action: Move): Wizard {
  switch (action.move) {
    case 'next':
      return wizard.step === 'submit' ? wizard : { step: 'saving', from: wizard.step, entries: action.entries }
    case 'resolved':
      return at(wizard.step, action.entries)
    case 'back':
      return at(action.to, action.entries)
    case 'submit':
      return wizard.step === 'submit' ? { step: 'submitting', entries: action.entries, withCode: false } : wizard
    case 'locked':
      return { step: 'closed', problem: action.problem }
    default:
      return wizard
  }
}

function fromSaving(wizard: Extract<Wizard, { step: 'saving' }>, action: Move): Wizard {
  if (action.move === 'saved') return at(stepAfter(wizard.from), wizard.entries)
  if (action.move === 'save-failed') return at(wizard.from, wizard.entries, action.problem)
  return action.move === 'locked' ? { step: 'closed', problem: action.problem } : wizard
}

/** A failed submission returns to the step of the refused field, else to the bank step. */
function fromSubmitting(wizard: Extract<Wizard, { step: 'submitting' }>, action: Move): Wizard {
  const { entries, withCode } = wizard
  if (action.move === 'submitted') return { step: 'submitted' }
  if (action.move === 'submit-failed') return at(action.at ?? 'bank', entries, action.problem)
  if (action.move === 'locked') return { step: 'closed', problem: action.problem }
  if (withCode) return action.move === 'code-refused' ? confirming(entries, action.problem) : wizard
  if (action.move === 'incomplete') return at(action.at, entries, new Error('Please complete this step.'))
  return action.move === 'code-sent' ? confirming(entries) : wizard
}

function fromConfirming(wizard: Extract<Wizard, { step: 'confirming' }>, action: Move): Wizard {
  if (action.move === 'cancel-code') return at('submit', wizard.entries)
  return action.move === 'confirm' ? { step: 'submitting', entries: wizard.entries, withCode: true } : wizard
}

const at = (step: GoLiveStep, entries: Entries, problem: unknown = null): Wizard => ({ step, entries, problem })
const confirming = (entries: Entries, problem: unknown = null): Wizard => ({ step: 'confirming', entries, problem })

/** Back goes no further than the document list. */
export const stepBefore = (step: GoLiveStep): GoLiveStep => goLiveSteps[goLiveSteps.indexOf(step) - 1] ?? step
export const stepAfter = (step: GoLiveStep): GoLiveStep => goLiveSteps[goLiveSteps.indexOf(step) + 1] ?? step

/** The step on screen: a request under way does not change it. */
export function shownStep(wizard: Wizard): GoLiveStep | undefined {
  if (isFilling(wizard)) return wizard.step
  if (wizard.step === 'saving') return wizard.from
  return wizard.step === 'submitting' || wizard.step === 'confirming' ? 'submit' : undefined
}
