import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { preparationNotice } from './locked-notice.ts'
import { CheckList } from './preparation/check-list.tsx'
import { HandOverDialog } from './preparation/hand-over-dialog.tsx'
import { ProductCodes } from './preparation/product-codes.tsx'
import { ProviderCode } from './preparation/provider-code.tsx'
import { SmsTemplates } from './preparation/sms-templates.tsx'
import { ProjectFacts, testResult } from './project-facts.tsx'

const reader = { role: 'BUSINESS_INTERNAL' } as const

/** Where business internal prepares a project for the technical review. */
export function PreparationReview({ project }: { project: AdminProject }) {
  const facts = factsOf(project)
  const editable = preparationNotice(reader.role, facts) === undefined
  return (
    <>
      <AtAGlance project={project} />
      <Grid alignItems="start" gap="6" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <ProviderCode project={project} editable={can.saveProviderCode(reader, facts).allowed} />
        <ProjectFacts project={project} more={[testResult(project)]} />
      </Grid>
      <ProductCodes project={project} adding={can.addProductCode(reader, facts)} editable={editable} />
      <SmsTemplates project={project} adding={can.addSmsTemplate(reader, facts)} editable={editable} />
      {editable && <HandOver project={project} />}
    </>
  )
}

/** The handover button, with the conditions that are not met. */
function HandOver({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState(false)
  const facts = factsOf(project)
  const decision = can.submitForTechApproval(reader, facts)
  return (
    <Card title="Submit for technical approval" note="The technical admin tests what you have prepared.">
      <Stack align="flex-start" gap="5">
        <CheckList facts={facts} />
        <Button disabledReason={decision.because} onClick={() => setAsking(true)}>
          Submit
        </Button>
      </Stack>
      {asking && <HandOverDialog project={project} onClose={() => setAsking(false)} />}
    </Card>
  )
}
