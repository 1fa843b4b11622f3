import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { lazy, Suspense, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { Role } from '#domain/roles.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { NotedFields } from '#web/entities/review-notes/noted-fields.tsx'
import { DateTimeCell, None } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { BusinessReview } from './business-review.tsx'
import { Desk } from './desk.tsx'
import { Documents } from './documents.tsx'
import { statusBadge } from './labels.ts'
import { NextReview } from './next-review.tsx'
import { CheckList } from './preparation/check-list.tsx'
import { HandOverDialog } from './preparation/hand-over-dialog.tsx'
import { ProductCodes } from './preparation/product-codes.tsx'
import { readOnlyNotice } from './preparation/read-only.ts'
import { SmsTemplates } from './preparation/sms-templates.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { Readiness } from './readiness.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { Standing } from './standing.tsx'
import { useReviewedProject } from './use-reviewed-project.ts'
import { statusOf } from './validation/outcomes.ts'

const ReviewHistory = lazy(async () => ({ default: (await import('./review-history.tsx')).ReviewHistory }))

const ProviderCodeForm = lazy(async () => ({
  default: (await import('./preparation/provider-code-form.tsx')).ProviderCodeForm,
}))

// A placeholder in the form's shape: label, field, help, button.
const form = (
  <Waiting>
    <Skeleton h="143px" />
  </Waiting>
)

/** The operator's code for the service. Product codes require it, so it comes first. */
function ProviderCode({ project, editable }: { project: AdminProject; editable: boolean }) {
  const { providerCode, providerCodeFreeze } = project
  return (
    <Card
      title="Provider Code"
      note={
        providerCodeFreeze
          ? 'Frozen since it was submitted for technical approval.'
          : "The operator's own code for the service. Product codes can be added once it is saved."
      }
    >
      <Box maxW="440px">
        {editable ? (
          <Suspense fallback={form}>
            <ProviderCodeForm projectId={project.id} providerCode={providerCode} />
          </Suspense>
        ) : providerCode ? (
          <CodeLine value={providerCode} what="provider code" />
        ) : (
          <None />
        )}
      </Box>
    </Card>
  )
}

/** Where business internal prepares a project for the technical review. The business admin can read it. */
export function PreparationPage({ projectId, role }: { projectId: string; role: Role }) {
  const project = useReviewedProject(projectId)
  const facts = factsOf(project)
  const locked = readOnlyNotice(role, facts)
  const { label, tone } = statusBadge(project)
  return (
    <ReviewFrame
      name={project.projectName}
      badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
      action={<NextReview projectId={projectId} desk="/sms-template/$projectId" />}
    >
      <Desk key={projectId} projectId={projectId} locked={locked}>
        <NotedFields project={project}>
          <Standing project={project} />
          {role === 'BUSINESS_ADMIN' && <BusinessReview project={project} />}
          <ProjectFacts
            project={project}
            partnerPage={role === 'BUSINESS_ADMIN'}
            more={[['Product code tests', <TestResult key="tests" project={project} />]]}
          />
          <Readiness projectId={projectId} />
          <ProviderCode project={project} editable={can.saveProviderCode({ role }, facts).allowed} />
          <ProductCodes project={project} adding={can.addProductCode({ role }, facts)} editable={!locked} />
          <SmsTemplates project={project} adding={can.addSmsTemplate({ role }, facts)} editable={!locked} />
          {role !== 'BUSINESS_ADMIN' && <Documents project={project} />}
          {!locked && <HandOver project={project} />}
          <Suspense fallback={null}>
            <ReviewHistory project={project} />
          </Suspense>
        </NotedFields>
      </Desk>
    </ReviewFrame>
  )
}

/** The result of the product tests, for roles that do not run them. */
function TestResult({ project: { productResult } }: { project: AdminProject }) {
  const { label, tone } = statusOf(productResult)
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="3">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {productResult.testOn && <DateTimeCell value={productResult.testOn} />}
    </Flex>
  )
}

/** The handover button, with the conditions that are not met. */
function HandOver({ project }: { project: AdminProject }) {
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
