import type { FormProblem } from '#web/form/feedback.ts'
import type { Entries } from './entries.ts'

/** What every step with a form gets. */
export interface StepProps<Part extends keyof Entries> {
  initial: Entries[Part]
  pending: boolean
  problem: FormProblem | null
  /** Every change, so that nothing typed is lost. */
  onType: (typed: Entries[Part]) => void
  /** The form is as it has to be, and its button was pressed. */
  onForward: (typed: Entries[Part]) => void
  onBack: () => void
}
