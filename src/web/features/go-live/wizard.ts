import type { Entries } from './entries.ts'

/**
 * The Go Live wizard as a table of moves (specification.md, section 4). A move that the current step does not know leaves it
 * as it is, so that a late answer or a double click cannot derail the wizard.
 */

export const steps = ['document-list', 'project', 'company', 'representative', 'bank'] as const
export type Step = (typeof steps)[number]

export type Wizard =
  | { step: 'loading' }
  | { step: Step; entries: Entries; problem: unknown }
  /** Next was pressed: what was typed is on its way to the server, and the next step follows it. */
  | { step: 'saving'; from: Step; entries: Entries }
  | { step: 'submitting'; entries: Entries; withCode: boolean }
  /** New bank details wait for the code that was mailed. */
  | { step: 'confirming'; entries: Entries; problem: unknown }
  | { step: 'submitted' }
  /** By a problem that keeps it from going on. A person closes it by leaving its address, which may be asked about first. */
  | { step: 'closed'; problem: unknown }

export type Move =
  | { move: 'loaded'; at: Step; entries: Entries }
  | { move: 'load-failed'; problem: unknown }
  /** Between what is here and what another tab has kept: what the person wants to go on with. */
  | { move: 'chosen'; entries: Entries }
  | { move: 'next'; entries: Entries }
  | { move: 'saved' }
  | { move: 'save-failed'; problem: unknown }
  /** The project is no longer one to submit: another tab, or a reviewer, was quicker. */
  | { move: 'overtaken'; problem: unknown }
  | { move: 'back'; entries: Entries }
  | { move: 'submit'; entries: Entries }
  /** A step before the last is not as it has to be: its form says what is wrong. */
  | { move: 'incomplete'; at: Step }
  | { move: 'code-sent' }
  | { move: 'cancel-code' }
  | { move: 'confirm' }
  | { move: 'code-refused'; problem: unknown }
  | { move: 'submit-failed'; problem: unknown }
  | { move: 'submitted' }

export const firstStep: Wizard = { step: 'loading' }

export const isFilling = (wizard: Wizard): wizard is Extract<Wizard, { step: Step }> =>
  steps.some((step) => step === wizard.step)

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

/** A submission under way cannot be taken back: closing then would leave a person in doubt whether it arrived. */
export const mayClose = (wizard: Wizard): boolean => wizard.step !== 'submitting'

/** A wizard that is over has nothing to lose, whatever became of the draft. */
export const isOver = (wizard: Wizard): boolean => wizard.step === 'submitted' || wizard.step === 'closed'

function fromLoading(wizard: Wizard, action: Move): Wizard {
  if (action.move === 'loaded') return at(action.at, action.entries)
  if (action.move === 'load-failed') return { step: 'closed', problem: action.problem }
  return wizard
}

function fromFilling(wizard: Extract<Wizard, { step: Step }>, action: Move): Wizard {
  switch (action.move) {
    case 'next':
      return wizard.step === 'bank' ? wizard : { step: 'saving', from: wizard.step, entries: action.entries }
    case 'chosen':
      return at(wizard.step, action.entries)
    case 'back':
      return at(stepBefore(wizard.step), action.entries)
    case 'submit':
      return wizard.step === 'bank' ? { step: 'submitting', entries: action.entries, withCode: false } : wizard
    case 'overtaken':
      return { step: 'closed', problem: action.problem }
    default:
      return wizard
  }
}

function fromSaving(wizard: Extract<Wizard, { step: 'saving' }>, action: Move): Wizard {
  if (action.move === 'saved') return at(stepAfter(wizard.from), wizard.entries)
  if (action.move === 'save-failed') return at(wizard.from, wizard.entries, action.problem)
  return action.move === 'overtaken' ? { step: 'closed', problem: action.problem } : wizard
}

/** specification.md, section 4: submit failure returns to the bank step. */
function fromSubmitting(wizard: Extract<Wizard, { step: 'submitting' }>, action: Move): Wizard {
  const { entries, withCode } = wizard
  if (action.move === 'submitted') return { step: 'submitted' }
  if (action.move === 'submit-failed') return at('bank', entries, action.problem)
  if (action.move === 'overtaken') return { step: 'closed', problem: action.problem }
  if (withCode) return action.move === 'code-refused' ? confirming(entries, action.problem) : wizard
  if (action.move === 'incomplete') return at(action.at, entries, new Error('Please complete this step.'))
  return action.move === 'code-sent' ? confirming(entries) : wizard
}

function fromConfirming(wizard: Extract<Wizard, { step: 'confirming' }>, action: Move): Wizard {
  if (action.move === 'cancel-code') return at('bank', wizard.entries)
  return action.move === 'confirm' ? { step: 'submitting', entries: wizard.entries, withCode: true } : wizard
}

const at = (step: Step, entries: Entries, problem: unknown = null): Wizard => ({ step, entries, problem })
const confirming = (entries: Entries, problem: unknown = null): Wizard => ({ step: 'confirming', entries, problem })

/** Back leads from the project to the document list, and from there nowhere. */
export const stepBefore = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step
export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step

/** The step a person sees: a request under way leaves them where they pressed the button. */
export function shownStep(wizard: Wizard): Step | undefined {
  if (isFilling(wizard)) return wizard.step
  if (wizard.step === 'saving') return wizard.from
  return wizard.step === 'submitting' || wizard.step === 'confirming' ? 'bank' : undefined
}
