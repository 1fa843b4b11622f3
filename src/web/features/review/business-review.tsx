import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useGetPartnerSuspense } from '#generated/admin/client/partners.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { PartnerFacts } from '#web/entities/company/partner-facts.tsx'
import { FieldMark } from '#web/entities/review-notes/field-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { decisionOptions } from './decision/decision-options.ts'
import { decisionMessages } from './decision/messages.ts'
import { useDecision } from './decision/use-decision.tsx'
import { Documents } from './documents.tsx'
import { ProjectFacts, testResult } from './project-facts.tsx'

/** The decision, beside the details of the partner that it is about. */
export function BusinessReview({ project }: { project: AdminProject }) {
  const { data: partner } = useGetPartnerSuspense(project.orgId)
  return (
    <>
      <AtAGlance project={project} />
      <Grid alignItems="start" gap="6" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <Stack gap="6" minW="0">
          <Decisions project={project} />
          <Documents project={project} />
          <ProjectFacts project={project} more={[testResult(project)]} />
        </Stack>
        <Stack gap="6" minW="0">
          <PartnerFacts partner={partner} renderMark={(pointer) => <FieldMark pointer={pointer} />} />
        </Stack>
      </Grid>
    </>
  )
}

const variants = { approve: 'primary', reject: 'secondary', suspend: 'danger', reinstate: 'primary' } as const

/** The business admin's decisions, none while the partner has to act. */
function Decisions({ project }: { project: AdminProject }) {
  const { ask, dialog } = useDecision()
  const offers = decisionOptions(project)
  return (
    <>
      {offers.length > 0 && (
        <Card title="Decision" note={`${project.partnerName} is notified by email.`}>
          <Flex wrap="wrap" gap="3">
            {offers.map(({ decision, permission }) => (
              <Button
                key={decision}
                variant={variants[decision]}
                disabledReason={permission.because}
                onClick={() => ask(decision, project)}
              >
                {decisionMessages[decision].verb}
              </Button>
            ))}
          </Flex>
        </Card>
      )}
      {dialog}
    </>
  )
}
