import { reviewMessages } from '#domain/review-messages.ts'
import { useSaveProviderCode } from '#generated/admin/client/preparation.ts'
import * as generated from '#generated/forms/provider-code-draft.js'
import { createForm } from '#web/form/create-form.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { textLimit } from '#web/form/text-limit.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { saveProblem } from './save-problem.ts'

const Form = createForm<generated.Value>('provider-code', generated, {
  uiSchema: {
    providerCode: {
      'ui:autocomplete': 'off',
      'ui:help': `1 to ${textLimit(generated.schema, 'providerCode', 'maxLength')} characters.`,
    },
  },
})

type Props = { projectId: string; providerCode: string | null }

export function ProviderCodeForm({ projectId, providerCode }: Props) {
  const { mutate, isPending, error } = useSaveProviderCode({ mutation: { onError: onStepError(projectId) } })
  const onSuccess = () => showToast(reviewMessages.saved)
  return (
    <Form
      initial={providerCode ? { providerCode } : {}}
      pending={isPending}
      problem={saveProblem(error)}
      submitLabel="Save"
      leaveGuard={useLeaveGuard}
      onSubmit={(draft) => mutate({ projectId, data: draft }, { onSuccess })}
    />
  )
}
