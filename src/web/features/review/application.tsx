import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { partLabels } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import { useGetProjectReadiness } from '#generated/admin/client/readiness.ts'
import { useGetProjectSubmission, useListProjectSubmissions } from '#generated/admin/client/submissions.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { ReadinessChecklist, ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'
import { FieldMark } from '#web/entities/review-notes/field-mark.tsx'
import { useSession } from '#web/stores/session.ts'
import { Card } from '#web/ui/card.tsx'
import { Documents } from './documents.tsx'
import { ProductCodes } from './preparation/product-codes.tsx'
import { ProviderCode } from './preparation/provider-code.tsx'
import { SmsTemplates } from './preparation/sms-templates.tsx'
import { ProjectRecord } from './project-facts.tsx'

/** The parts of an application that the tab Review does not show to this desk. */
export function Application({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  if (!role) return null
  const facts = factsOf(project)
  return (
    <>
      <Grid alignItems="start" gap="6" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <Stack gap="6" minW="0">
          <ProjectRecord project={project} />
          {role === 'BUSINESS_INTERNAL' && <Documents project={project} />}
          {role !== 'BUSINESS_ADMIN' && <Readiness projectId={project.id} />}
        </Stack>
        <Stack gap="6" minW="0">
          {role === 'BUSINESS_ADMIN' ? (
            <>
              <ProviderCode project={project} editable={false} />
              <Readiness projectId={project.id} />
            </>
          ) : (
            <SubmittedCompany project={project} />
          )}
        </Stack>
      </Grid>
      {role === 'BUSINESS_ADMIN' && (
        <ProductCodes project={project} adding={can.addProductCode({ role }, facts)} editable={false} />
      )}
      {role !== 'BUSINESS_INTERNAL' && (
        <SmsTemplates project={project} adding={can.addSmsTemplate({ role }, facts)} editable={false} />
      )}
    </>
  )
}

/** Asks for the newest submission only. */
export const newest = { limit: 1 }

const renderMark = (pointer: string) => <FieldMark pointer={pointer} />

/** Company and representative as they were submitted last, for the desks that do not see the bank details beside them. */
function SubmittedCompany({ project: { id } }: { project: AdminProject }) {
  const list = useListProjectSubmissions(id, newest)
  const number = list.data?.items[0]?.number
  const submission = useGetProjectSubmission(id, number ?? 1, { query: { enabled: number !== undefined } })
  if (submission.data) {
    const { company, user } = submission.data.content
    return (
      <>
        <CompanyFacts company={company} renderMark={renderMark} />
        <RepresentativeFacts person={user} renderMark={renderMark} />
      </>
    )
  }
  return (
    <Card title={partLabels.company}>
      {list.data && number === undefined ? (
        <Text color="muted">No submission was kept, so company and representative cannot be shown here.</Text>
      ) : (
        <QueryState read={list.error ? list : submission} what="company" />
      )}
    </Card>
  )
}

/** The partner's checklist: what the sandbox calls of the project showed, and what is open. */
function Readiness({ projectId }: { projectId: string }) {
  const read = useGetProjectReadiness(projectId)
  return (
    <Card
      title="Readiness"
      anchor="readiness"
      note="What the partner's sandbox calls and project show. It decides nothing by itself."
    >
      <QueryState read={read} what="readiness" />
      {read.data && (
        <Stack gap="5">
          <ReadinessScore readiness={read.data} />
          <ReadinessChecklist readiness={read.data} unfolded={0} />
        </Stack>
      )}
    </Card>
  )
}
