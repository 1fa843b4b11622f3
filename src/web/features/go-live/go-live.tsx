import { lazy, Suspense, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { showError } from '#web/stores/error-modal.ts'
import { useSession } from '#web/stores/session.ts'
import { FullScreenDialog } from '#web/ui/dialog.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'

// Fetched when it is opened: details are looked at far more often.
const GoLiveWizard = lazy(() => import('./go-live-wizard.tsx').then(({ GoLiveWizard }) => ({ default: GoLiveWizard })))

type Props = {
  project: Project
  /** To be left: once the person was asked about what could not be kept, or at once because the wizard cannot go on. */
  onClosed: (how: { atOnce: boolean }) => void
}

/** The open wizard of a project that may be submitted. An old link to one that may not shows the project alone. */
export function GoLive({ project, onClosed }: Props) {
  const role = useSession(({ userRole }) => userRole)
  // Asked once: the wizard's own success moves the project on, and is still to be read.
  const [begins] = useState(
    () => role && can.submitGoLive({ role }, { state: fromPortalStatus(project.status) }).allowed,
  )
  if (!begins) return null
  const close = (problem: unknown) => {
    onClosed({ atOnce: problem !== null })
    if (problem) showError(problem)
  }
  return (
    <Suspense fallback={<Opening onClose={() => onClosed({ atOnce: true })} />}>
      <GoLiveWizard project={project} onClosed={close} />
    </Suspense>
  )
}

/** On a slow line the wizard itself has to arrive first; that it was asked for is seen at once. */
const Opening = ({ onClose }: { onClose: () => void }) => (
  <FullScreenDialog title="Go Live" onClose={onClose}>
    <WizardSkeleton />
  </FullScreenDialog>
)
