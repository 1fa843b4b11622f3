import type { ReactNode } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import { useSubmitForTechApproval } from '#generated/admin/client/preparation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast, toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckList } from './check-list.tsx'

type Props = {
  project: AdminProject
  /** Links the place to add what is missing, when opened from another page. */
  open?: ReactNode
  onClose: () => void
}

/** Confirms the handover, which locks the preparation. When conditions are not met, lists them. */
export function HandOverDialog({ project, open, onClose }: Props) {
  const { mutate, isPending } = useSubmitForTechApproval({
    mutation: {
      onSuccess: () => showToast(`${project.projectName} is submitted to the technical admin`, { title: 'Submitted' }),
      onSettled: onClose,
      onError: onStepError(project.id, toastError),
    },
  })
  const facts = factsOf(project)
  const decision = can.submitForTechApproval({ role: 'BUSINESS_INTERNAL' }, facts)
  return (
    <Dialog
      title="Submit for technical approval?"
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          {!decision.allowed && open}
          <Button
            loading={isPending}
            disabledReason={decision.because}
            onClick={() => mutate({ projectId: project.id })}
          >
            Submit
          </Button>
        </>
      }
    >
      <p>
        {project.projectName} goes to the technical admin. Its provider code, product codes and SMS templates are locked
        from then on.
      </p>
      <CheckList facts={facts} />
    </Dialog>
  )
}
