import { Suspense, useState } from 'react'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { showError } from '#web/stores/error-modal.ts'
import { useSession } from '#web/stores/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'

// Loaded when it is opened: the project page is visited far more often.
const GoLiveWizard = lazyNamed(async () => (await import('./go-live-wizard.tsx')).GoLiveWizard)

type Props = { project: Project; onClosed: () => void }

/** The open wizard. An old link to a project that cannot be submitted shows the project alone. */
export function GoLive({ project, onClosed }: Props) {
  const role = useSession(({ userRole }) => userRole)
  const allowed = role !== null && can.submitGoLive({ role }, requestedChangesForPartner(project)).allowed
  // Once open, it stays open: a successful submission changes the project's status while the wizard still shows its last dialog.
  // It can open later, because the first status may be an outdated one of the cache.
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  if (!opened) return null
  const close = (problem: unknown) => {
    onClosed()
    if (problem) showError(problem)
  }
  return (
    <Suspense fallback={<Opening onClose={onClosed} />}>
      <GoLiveWizard project={project} onClosed={close} />
    </Suspense>
  )
}

/** Shown while the wizard's code loads. */
const Opening = ({ onClose }: { onClose: () => void }) => (
  <Dialog size="full" title="Go Live" onClose={onClose}>
    <WizardSkeleton />
  </Dialog>
)
