import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from './check-list.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** The end of the preparation, and what it still lacks. */
export function HandOver({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState(false)
  const facts = factsOf(project)
  const decision = can.submitForTechApproval({ role: 'BUSINESS_INTERNAL' }, facts)
  return (
    <Card title="Submit for technical approval" note="The technical admin tests what you have prepared.">
      <Stack align="flex-start" gap="5">
        <CheckList facts={facts} />
        <Button disabledReason={decision.allowed ? undefined : decision.because} onClick={() => setAsking(true)}>
          Submit
        </Button>
      </Stack>
      {asking && <HandOverDialog project={project} onClose={() => setAsking(false)} />}
    </Card>
  )
}
