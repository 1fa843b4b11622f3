import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from './check-list.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5' },
})

/** The end of the preparation, and what it still lacks. */
export function HandOver({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState(false)
  const facts = factsOf(project)
  const decision = can.submitForTechApproval({ role: 'BUSINESS_INTERNAL' }, facts)
  return (
    <Card title="Submit for technical approval" note="The technical admin tests what you have prepared.">
      <Stack>
        <CheckList facts={facts} />
        <Button disabledReason={decision.allowed ? undefined : decision.because} onClick={() => setAsking(true)}>
          Submit
        </Button>
      </Stack>
      {asking && <HandOverDialog project={project} onClose={() => setAsking(false)} />}
    </Card>
  )
}
