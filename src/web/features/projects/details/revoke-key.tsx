import { useState } from 'react'
import { useRevokeKey } from '#generated/portal/client/keys.ts'
import type { Credential } from '#generated/portal/model/credential.ts'
import { messageOf } from '#web/api/errors.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Also offered on a suspended project: a leaked key must always be stoppable. */
export function RevokeKey({ credential }: { credential: Credential }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRevokeKey({
    mutation: {
      onSettled: () => setAsking(false),
      onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
    },
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
          onConfirm={() => mutate({ keyId: credential.id })}
          onClose={() => setAsking(false)}
        >
          Every call that carries {credential.accessKey} is refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
