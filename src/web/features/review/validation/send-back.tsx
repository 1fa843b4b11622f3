import { lazy, Suspense, useState } from 'react'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const SendBackDialog = lazy(async () => ({ default: (await import('./send-back-dialog.tsx')).SendBackDialog }))

/** For a project that cannot be approved as it was prepared. */
export function SendBack({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState(false)
  return (
    <Card title="Send back" note="Business internal corrects provider code, product codes or SMS templates.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Send back
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <SendBackDialog project={project} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
