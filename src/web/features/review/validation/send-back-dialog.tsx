import { useSendBackProject } from '#generated/admin/client/validation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import * as generated from '#generated/forms/send-back.js'
import { decisionLabels } from '#web/entities/project/labels.ts'
import { createForm } from '#web/form/create-form.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const Form = createForm<generated.Value>('send-back', generated, {
  uiSchema: {
    message: {
      'ui:widget': 'textarea',
      'ui:autocomplete': 'off',
      'ui:options': { rows: 5 },
      'ui:help': 'Business internal reads it.',
    },
  },
})

export function SendBackDialog({ project, onClose }: { project: AdminProject; onClose: () => void }) {
  // Options of the hook, because the page removes the dialog as soon as the project has left the desk.
  const { mutate, isPending, error } = useSendBackProject({
    mutation: {
      onSuccess: () => {
        onClose()
        showToast(`${project.projectName} is in preparation again.`, { title: decisionLabels.SEND_BACK })
      },
      onError: onStepError(project.id),
    },
  })
  const send = ({ message }: generated.Value) =>
    mutate({ projectId: project.id, data: { type: 'SEND_BACK', approverType: 'INTERNAL_TECH', message } })
  return (
    <Dialog title={`Send ${project.projectName} back?`} size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <p>It goes back to business internal, who get your comment by email. The partner is not told.</p>
      <Form pending={isPending} problem={error} submitLabel="Send back" onSubmit={send} onCancel={onClose} />
    </Dialog>
  )
}
