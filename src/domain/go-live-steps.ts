import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import { partLabels } from './application-parts.ts'

/** The steps of the Go Live form, in their order. */
export const goLiveSteps = [
  'document-list',
  'project',
  'company',
  'representative',
  'bank',
  'submit',
] as const satisfies GoLiveDraft['step'][]

export type GoLiveStep = (typeof goLiveSteps)[number]

/** Their names in the form and in articles. */
export const goLiveStepNames: Record<GoLiveStep, string> = {
  'document-list': 'What you need',
  project: 'Project',
  company: partLabels.company,
  representative: partLabels.representative,
  bank: partLabels.bank,
  submit: 'Submit',
}
