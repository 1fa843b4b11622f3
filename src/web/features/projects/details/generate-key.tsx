import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { messageOf } from '#web/api/errors.ts'
import { projectMutations } from '#web/api/project-queries.ts'
import { rememberKey } from '#web/stores/sandbox-keys.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SecretOnce } from '#web/ui/code.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const Note = chakra('p', { base: { color: 'muted' } })

type Props = { project: Project; environment: Environment }

/** The button and its dialog. It is disabled with the reason the server would give. */
export function GenerateKey({ project, environment }: Props) {
  const [open, setOpen] = useState(false)
  const role = useSession(({ userRole }) => userRole)
  const decision = role && can.generateKey({ role }, { state: fromPortalStatus(project.status) }, environment)
  return (
    <>
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        disabledReason={decision && !decision.allowed ? decision.because : undefined}
      >
        Generate {environment} key
      </Button>
      {open && <KeyDialog project={project} environment={environment} onClose={() => setOpen(false)} />}
    </>
  )
}

function KeyDialog({ project, environment, onClose }: Props & { onClose: () => void }) {
  const { mutate, data, isPending } = useMutation({
    ...projectMutations.generateKey(project.projectId),
    onSuccess: (key) => environment === 'sandbox' && rememberKey(project.projectId, key),
    // specification.md, section 8: key generation failure closes the modal.
    onError: (problem) => {
      onClose()
      showToast(messageOf(problem), { kind: 'error' })
    },
  })
  const what = `${environment} key`
  if (data) {
    return (
      <Dialog title={`Your ${what}`} size="md" footer={<Button onClick={onClose}>Done</Button>}>
        <SecretOnce value={data} what={what} />
        {environment === 'sandbox' && (
          <Note>The documentation fills its code samples with it, until this tab is reloaded or closed.</Note>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog
      title={`Generate a ${what}`}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={() => mutate(environment)}>
            Generate
          </Button>
        </>
      }
    >
      The key opens the {environments[environment].label.toLowerCase()} environment for {project.name} and is valid for{' '}
      {limits.keyValidDays} days. Keys you have already keep working.
    </Dialog>
  )
}
