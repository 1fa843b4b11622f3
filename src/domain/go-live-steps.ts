import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import { partLabels } from './application-parts.ts'

/** The steps of the Go Live form, in their order, and their names in the form and in articles. */
export const goLiveStepNames = {
  'document-list': 'What you need',
  project: 'Project',
  company: partLabels.company,
  representative: partLabels.representative,
  bank: partLabels.bank,
  submit: 'Submit',
} as const satisfies Record<GoLiveDraft['step'], string>
