import { Suspense, useState } from 'react'
import { messages } from '#domain/messages.ts'
import type { Value as Entry } from '#generated/forms/project.js'
import { getListProjectsSuspenseQueryOptions, useCreateProject } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { toFormProblem } from '#web/form/to-form-problem.ts'
import { useWizard } from '#web/form/use-wizard.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { initialEntry } from './initial-entry.ts'
import { advance, firstStep, type Move, mayClose, type Wizard } from './wizard.ts'

/** Loads all that the wizard needs, so that it does not open without the terms or the form. */
async function load(): Promise<Move> {
  const [configs, projects] = await Promise.all([
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    queryClient.ensureQueryData(getListProjectsSuspenseQueryOptions(wholeList)),
    import('./terms.tsx'),
    import('./project-form.tsx'),
  ])
  return { move: 'loaded', entry: initialEntry(configs.PRODUCT_TYPE, projects.items.length) }
}

const Terms = lazyNamed(async () => (await import('./terms.tsx')).Terms)
const ProjectForm = lazyNamed(async () => (await import('./project-form.tsx')).ProjectForm)

type Props = {
  /** Called with null when the user closes the wizard, or with the problem that kept it from opening. */
  onClose: (problem: unknown) => void
}

/** Create Project, from the terms to the success modal. Render it to open it. */
export function CreateProject({ onClose }: Props) {
  const { wizard, move } = useWizard({ first: firstStep, advance, load, onClosed: onClose })
  const [typed, setTyped] = useState(false)
  const mayLeave = useLeaveGuard(typed && (wizard.step === 'terms' || wizard.step === 'project'))
  const close = () => {
    if (mayClose(wizard) && mayLeave()) onClose(null)
  }
  if (wizard.step === 'closed') return null
  if (wizard.step === 'created') return <CreatedDialog projectId={wizard.projectId} onClose={close} />
  return (
    <Dialog size="full" title="Create Project" onClose={close}>
      <Suspense fallback={<WizardSkeleton />}>
        <Step wizard={wizard} move={move} onTyped={() => setTyped(true)} onClose={close} />
      </Suspense>
    </Dialog>
  )
}

type StepProps = { wizard: Wizard; move: (next: Move) => void; onTyped: () => void; onClose: () => void }

function Step({ wizard, move, onTyped, onClose }: StepProps) {
  const { mutate } = useCreateProject()
  const [agreed, setAgreed] = useState(false)
  const agree = () => {
    setAgreed(true)
    move({ move: 'agree' })
  }
  const create = (entry: Entry) => {
    const { agreement: _agreement, ...draft } = entry
    move({ move: 'create', entry })
    mutate(
      { data: draft },
      {
        onSuccess: ({ data }) => move({ move: 'create-succeeded', projectId: data.project_id }),
        onError: (problem) => move({ move: 'create-failed', problem }),
      },
    )
  }
  if (wizard.step === 'terms') {
    return <Terms again={agreed} onAgree={agree} onDisagree={onClose} />
  }
  if (wizard.step !== 'project' && wizard.step !== 'creating') return <WizardSkeleton />
  return (
    <ProjectForm
      entry={wizard.entry}
      pending={wizard.step === 'creating'}
      problem={wizard.step === 'project' ? toFormProblem(wizard.problem) : null}
      onTyped={onTyped}
      onBack={(entry) => move({ move: 'back', entry })}
      onCreate={create}
    />
  )
}

function CreatedDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog
      title="Your project is ready"
      onClose={onClose}
      footer={
        // The next thing to do is on the Keys tab. Replaces the address that opens the wizard, so that Back does not.
        <LinkButton to="/projects/$projectId/keys" params={{ projectId }} replace>
          Go to project
        </LinkButton>
      }
    >
      It already has sandbox product codes. Generate a sandbox key to make the first call.
      <br />
      {messages.projects.sandboxIsFree}.
    </Dialog>
  )
}

function WizardSkeleton() {
  return (
    <Waiting>
      <Skeleton h="8" w="60%" mb="6" />
      <SkeletonText />
    </Waiting>
  )
}
