import { lazy, Suspense, useState } from 'react'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { useSession } from '#web/stores/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

// The form has a chunk of its own: the tab is read more often than an application is withdrawn.
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }))

/** Offered until the decision. */
export function Withdraw({ project }: { project: Project }) {
  const role = useSession(({ userRole }) => userRole)
  const [asking, setAsking] = useState(false)
  if (!role || !can.withdraw({ role }, requestedChangesForPartner(project)).allowed) return null
  return (
    <Card title="Withdraw the application" note="Possible until the decision. What you submitted stays as your draft.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <WithdrawDialog project={project} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
