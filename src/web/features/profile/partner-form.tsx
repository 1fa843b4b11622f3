import type { UiSchema } from '@rjsf/utils'
import { partLabels } from '#domain/application-parts.ts'
import { bankFields as bankFieldNames } from '#domain/bank-details.ts'
import * as generated from '#generated/forms/partner-profile.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import {
  bankFields,
  companyFields,
  companyLayout,
  emailField,
  personFields,
} from '#web/entities/company/company-fields.ts'
import { personFieldNames } from '#web/entities/company/entries.ts'
import { ChangedElsewhere } from '#web/entities/record/changed-elsewhere.tsx'
import { isChangedElsewhere } from '#web/entities/record/save-record.ts'
import { bindForm } from '#web/form/binding.ts'
import type { FormProblem } from '#web/form/feedback.ts'
import { FormShell } from '#web/form/form-shell.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { toFormProblem } from '#web/form/to-form-problem.ts'
import type { Entry } from './profile-entry.ts'

const binding = bindForm<generated.Value>('partner-profile', generated)
const names = Object.keys(binding.schema.properties ?? {})

/** Does not hold while a review has closed some of the fields. */
export const companyNote = 'You can complete it later, before you ask to go live.'

const uiSchema: UiSchema = {
  'ui:options': {
    sections: [
      { title: partLabels.company, note: companyNote, ...companyLayout },
      {
        title: partLabels.representative,
        fields: ['emailId', ...personFieldNames],
        wide: ['emailId'],
      },
      {
        title: partLabels.bank,
        note: 'The account for your payouts. We email you a code to confirm a new or changed account.',
        fields: [...bankFieldNames, 'confirmAccountNumber'],
        wide: ['bankName'],
      },
    ],
  },
  ...companyFields,
  name: { ...companyFields.name, 'ui:autofocus': true },
  ...personFields,
  ...emailField,
  ...bankFields,
}

export type PartnerFormProps = {
  initial: Entry
  pending: boolean
  problem: unknown
  onSave: (entry: Entry) => void
  onCancel: () => void
  onLoad: () => Promise<void>
  /** Changes the fields, for instance while a review asks for some of them. */
  arrange?: (form: { names: readonly string[]; uiSchema: UiSchema; problem: FormProblem | null }) => UiSchema
}

export function PartnerForm({ initial, pending, problem, onSave, onCancel, onLoad, arrange }: PartnerFormProps) {
  const { data } = useGetConfigsSuspense()
  const changed = isChangedElsewhere(problem)
  const shown = changed ? null : toFormProblem(problem)
  return (
    <FormShell
      binding={binding}
      uiSchema={arrange?.({ names, uiSchema, problem: shown }) ?? uiSchema}
      initial={initial}
      pending={pending}
      problem={shown}
      submitLabel="Save"
      leaveGuard={useLeaveGuard}
      // A save closes the form, so an open one is unsaved. It may be waiting for the code of new bank details.
      unsaved
      choices={{ industry: data.COMPANY_TYPE.map(({ name }) => ({ value: name, label: name })) }}
      onSubmit={onSave}
      onCancel={onCancel}
    >
      {changed && (
        <ChangedElsewhere message={problemMessages['profile-changed']} hasUnsavedInput takesFocus onLoad={onLoad} />
      )}
    </FormShell>
  )
}
