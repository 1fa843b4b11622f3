import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Credential } from '#generated/portal/model/credential.ts'
import { messageOf } from '#web/api/errors.ts'
import { projectMutations } from '#web/api/project-queries.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Also offered on a suspended project: a leaked key must always be stoppable. */
export function RevokeKey({ projectId, credential }: { projectId: string; credential: Credential }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    ...projectMutations.revokeKey(projectId),
    onSettled: () => setAsking(false),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Revoke ${credential.accessKey}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {asking && (
        <ConfirmDialog
          title="Revoke this key?"
          confirm="Revoke key"
          pending={isPending}
          onConfirm={() => mutate(credential.id)}
          onClose={() => setAsking(false)}
        >
          Every call that carries {credential.accessKey} is refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
