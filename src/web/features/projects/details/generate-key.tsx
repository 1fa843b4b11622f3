import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { requestLiveKeyOtp, useGenerateKey } from '#generated/portal/client/keys.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { messageOf } from '#web/api/errors.ts'
import { askForCode, isAboutTheCode } from '#web/api/one-time-code.ts'
import { keyRequest } from '#web/entities/project/key-request.ts'
import { CodeDialog } from '#web/form/code-dialog.tsx'
import { rememberKey } from '#web/stores/sandbox-keys.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SecretOnce } from '#web/ui/code.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

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

type KeyDialogProps = Props & { onClose: () => void }

function KeyDialog({ project, environment, onClose }: KeyDialogProps) {
  const { generating, asking } = useGenerating({ project, environment, onClose })
  const email = useSession(({ username }) => username)
  const what = `${environment} key`
  if (generating.data)
    return <NewKey environment={environment} value={generating.data.data.apiKeyValue} onClose={onClose} />
  if (asking.isSuccess) {
    return (
      <CodeDialog
        title={`Generate a ${what}`}
        submitLabel="Generate"
        pending={generating.isPending}
        problem={generating.error}
        resend={() => requestLiveKeyOtp()}
        onCode={(otp) => generating.mutate({ data: keyRequest(project.projectId, environment, otp) })}
        onClose={onClose}
      >
        A live key is made to move money. Enter the code we sent to {email}.
      </CodeDialog>
    )
  }
  const isPending = generating.isPending || asking.isPending
  return (
    <Dialog
      title={`Generate a ${what}`}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={isPending}
            onClick={() =>
              environment === 'live'
                ? asking.mutate()
                : generating.mutate({ data: keyRequest(project.projectId, environment) })
            }
          >
            Generate
          </Button>
        </>
      }
    >
      The key opens the {environments[environment].label.toLowerCase()} environment for {project.name} and is valid for{' '}
      {limits.keyValidDays} days. Keys you have already keep working.
      {environment === 'live' && <Text color="muted">It takes a code, which we send you by mail first.</Text>}
    </Dialog>
  )
}

function useGenerating({ project, environment, onClose }: KeyDialogProps) {
  // A failure closes the dialog; a wrong code may be typed again.
  const fail = (problem: unknown) => {
    onClose()
    showToast(messageOf(problem), { kind: 'error' })
  }
  const generating = useGenerateKey({
    mutation: {
      onSuccess: ({ data }) => environment === 'sandbox' && rememberKey(project.projectId, data.apiKeyValue),
      onError: (problem) => !isAboutTheCode(problem) && fail(problem),
    },
  })
  const asking = useMutation({ mutationFn: () => askForCode(() => requestLiveKeyOtp()), onError: fail })
  return { generating, asking }
}

function NewKey({ environment, value, onClose }: { environment: Environment; value: string; onClose: () => void }) {
  const what = `${environment} key`
  return (
    <Dialog title={`Your ${what}`} size="md" footer={<Button onClick={onClose}>Done</Button>}>
      <SecretOnce value={value} what={what} />
      {environment === 'sandbox' && (
        <Text color="muted">
          The documentation fills its code samples with it, until this tab is reloaded or closed.
        </Text>
      )}
    </Dialog>
  )
}
