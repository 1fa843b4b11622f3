import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { limits } from '#domain/limits.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { requestLiveKeyOtp, useGenerateKey } from '#generated/portal/client/keys.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { isCodeProblem, requestCode } from '#web/api/one-time-code.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { keyRequest } from '#web/entities/project/key-request.ts'
import { rememberKey } from '#web/stores/sandbox-keys.ts'
import { useSession } from '#web/stores/session.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { NewKey } from './new-key.tsx'

// Its form is most of what the page would load, and only a live key needs it.
const loadCodeDialog = () => import('#web/form/code-dialog.tsx')
const CodeDialog = lazyDialog(async () => (await loadCodeDialog()).CodeDialog)

type Props = { project: Project; environment: Environment }

type GenerateKeyProps = Props & {
  /** Without an offer there is no button, but an open dialog stays: it shows the new key. */
  isOffered?: boolean
}

/** The button and its dialog. It is disabled with the reason the server would give. */
export function GenerateKey({ project, environment, isOffered = true }: GenerateKeyProps) {
  const [open, setOpen] = useState(false)
  const steps = useGenerating({ project, environment }, () => setOpen(false))
  const role = useSession(({ userRole }) => userRole)
  const decision = role && can.generateKey({ role }, { state: fromPortalStatus(project.status) }, environment)
  const start = () => {
    steps.generating.reset()
    steps.asking.reset()
    setOpen(true)
    // A sandbox key moves no money and can be revoked, so there is nothing to confirm.
    if (environment === 'sandbox') steps.generating.mutate({ data: keyRequest(project.projectId, environment) })
    // While the user reads what a live key is.
    else loadCodeDialog().catch(() => {})
  }
  return (
    <>
      {isOffered && (
        <Button size="sm" onClick={start} disabledReason={decision?.because}>
          Generate {environment} key
        </Button>
      )}
      {open && <KeyDialog project={project} environment={environment} steps={steps} onClose={() => setOpen(false)} />}
    </>
  )
}

type Steps = ReturnType<typeof useGenerating>
type KeyDialogProps = Props & { steps: Steps; onClose: () => void }
type StepProps = Pick<KeyDialogProps, 'project' | 'onClose'>

function KeyDialog({ project, environment, steps: { generating, asking }, onClose }: KeyDialogProps) {
  const value = generating.data?.data.apiKeyValue
  if (value) return <NewKey project={project} environment={environment} value={value} onClose={onClose} />
  if (environment === 'sandbox') {
    return (
      <Dialog title="Generate a sandbox key">
        <Loading label="Generating the key" />
      </Dialog>
    )
  }
  return asking.isSuccess ? (
    <LiveKeyCode project={project} generating={generating} onClose={onClose} />
  ) : (
    <ConfirmLiveKey project={project} asking={asking} onClose={onClose} />
  )
}

function ConfirmLiveKey({ project, asking, onClose }: StepProps & Pick<Steps, 'asking'>) {
  return (
    <Dialog
      title="Generate a live key"
      onClose={asking.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={asking.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={asking.isPending} onClick={() => asking.mutate()}>
            Generate
          </Button>
        </>
      }
    >
      The key opens the {environments.live.inSentence} for {project.name} and is valid for {limits.keyValidDays} days.
      Your existing keys keep working.
      <Text color="muted">First we send you a code by email.</Text>
    </Dialog>
  )
}

function LiveKeyCode({ project, generating, onClose }: StepProps & Pick<Steps, 'generating'>) {
  const email = useSession(({ username }) => username)
  return (
    <CodeDialog
      title="Generate a live key"
      submitLabel="Generate"
      pending={generating.isPending}
      problem={generating.error}
      resend={() => requestLiveKeyOtp()}
      onCode={(otp) => generating.mutate({ data: keyRequest(project.projectId, 'live', otp) })}
      onClose={onClose}
    >
      A live key can charge real subscribers. Enter the code we sent to {email}.
    </CodeDialog>
  )
}

function useGenerating({ project, environment }: Props, onClose: () => void) {
  // A failure closes the dialog; a wrong code may be typed again.
  const fail = (problem: unknown) => {
    onClose()
    toastError(problem)
  }
  const generating = useGenerateKey({
    mutation: {
      onSuccess: ({ data }) => environment === 'sandbox' && rememberKey(project.projectId, data.apiKeyValue),
      onError: (problem) => !isCodeProblem(problem) && fail(problem),
    },
  })
  const asking = useMutation({ mutationFn: () => requestCode(() => requestLiveKeyOtp()), onError: fail })
  return { generating, asking }
}
