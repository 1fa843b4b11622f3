import * as generated from '#generated/forms/withdraw.js'
import { useWithdrawProject } from '#generated/portal/client/progress.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const Form = createForm<generated.Value>('withdraw', generated, {
  uiSchema: {
    message: {
      'ui:title': 'Reason (optional)',
      'ui:widget': 'textarea',
      'ui:autocomplete': 'off',
      'ui:options': { rows: 4 },
      'ui:help': 'The team that has the application reads it.',
    },
  },
})

/** Says what withdrawing does, and asks for the reason. */
export function WithdrawDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { projectId, name } = project
  // Options of the hook, because the page removes the dialog as soon as the project is a draft.
  const { mutate, isPending, error } = useWithdrawProject({
    mutation: {
      onSuccess: () => {
        onClose()
        showToast(`${name} is a draft again.`, { title: 'Withdrawn' })
      },
    },
  })
  const withdraw = ({ message = '' }: generated.Value) => mutate({ projectId, data: message.trim() ? { message } : {} })
  return (
    <Dialog
      title={`Withdraw the application of ${name}?`}
      size="md"
      keepsInput
      onClose={isPending ? undefined : onClose}
    >
      <p>
        The review ends, and the team that has the application is told by email. What you submitted stays as your draft:
        you can change it and submit it again. Then the review starts from the beginning.
      </p>
      <Form
        pending={isPending}
        problem={error}
        submitLabel="Withdraw application"
        danger
        onSubmit={withdraw}
        onCancel={onClose}
      />
    </Dialog>
  )
}
