import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { stageLabel } from '#domain/project-states.ts'
import { factsOf } from '#domain/review-facts.ts'
import { useRequestChanges } from '#generated/admin/client/notes.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { useNotedFields } from '#web/entities/review-notes/noted-fields.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast, toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'

/** Writes a note on a field, and sends all open notes to the partner. */
export function NoteButtons({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const { write } = useNotedFields()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRequestChanges({
    mutation: {
      onError: onStepError(project.id, toastError),
      onSettled: () => setAsking(false),
    },
  })
  if (!role) return null
  const writing = can.writeNote({ role }, factsOf(project))
  const decision = can.requestChanges({ role }, factsOf(project))
  const onSuccess = () =>
    showToast(`${project.partnerName} gets the notes by email.`, {
      title: stageLabel('changes-requested'),
    })
  return (
    <Flex wrap="wrap" gap="3">
      <Button variant="secondary" disabledReason={writing.because} onClick={() => write?.()}>
        Add note
      </Button>
      {writing.allowed && (
        <Button variant="secondary" disabledReason={decision.because} onClick={() => setAsking(true)}>
          Request changes
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Request changes?"
          confirm="Request changes"
          variant="primary"
          pending={isPending}
          onConfirm={() => mutate({ projectId: project.id }, { onSuccess })}
          onClose={() => setAsking(false)}
        >
          {project.partnerName} gets the open notes ({project.openNotes}) by email and can change only the fields of the
          blocking notes. The review continues when they submit again.
        </ConfirmDialog>
      )}
    </Flex>
  )
}
