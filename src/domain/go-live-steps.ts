import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'

/** The steps of the Go Live form, in their order, and their names in the form and in articles. */
export const goLiveStepNames = {
  'document-list': 'What you need',
  project: 'Project',
  company: 'Company',
  representative: 'Representative',
  bank: 'Bank',
  submit: 'Submit',
} as const satisfies Record<GoLiveDraft['step'], string>
