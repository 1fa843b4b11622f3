import { Flex } from '@chakra-ui/react/flex'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { Role } from '#domain/roles.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Comments } from './comments.tsx'
import { Decisions } from './decision/decisions.tsx'
import { Desk } from './desk.tsx'
import { Documents } from './documents.tsx'
import { HandOver } from './preparation/hand-over.tsx'
import { ProductCodes } from './preparation/product-codes.tsx'
import { ProviderCode } from './preparation/provider-code.tsx'
import { whyReadOnly } from './preparation/read-only.ts'
import { SmsTemplates } from './preparation/sms-templates.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { AuditTrail } from './trail/audit-trail.tsx'
import { useReviewedProject } from './use-reviewed-project.ts'
import { statusOf } from './validation/outcomes.ts'
import { standingOf } from './words.ts'

/** Where business internal prepares a project for the technical review. The business admin can read it. */
export function PreparationPage({ projectId, role }: { projectId: string; role: Role }) {
  const project = useReviewedProject(projectId)
  const facts = factsOf(project)
  const locked = whyReadOnly(role, facts)
  const { words, tone } = standingOf(project)
  return (
    <ReviewFrame name={project.projectName} badge={<StatusBadge tone={tone}>{words}</StatusBadge>}>
      <Desk key={projectId} projectId={projectId} locked={locked}>
        {role === 'BUSINESS_ADMIN' && <Decisions project={project} />}
        <ProjectFacts project={project} more={[['Product code tests', <TestResult key="tests" project={project} />]]} />
        <ProviderCode project={project} editable={can.saveProviderCode({ role }, facts).allowed} />
        <ProductCodes project={project} adding={can.addProductCode({ role }, facts)} editable={!locked} />
        <SmsTemplates project={project} adding={can.addSmsTemplate({ role }, facts)} editable={!locked} />
        <Documents project={project} />
        {!locked && <HandOver project={project} />}
        <Comments comments={project.comments} />
        <AuditTrail projectId={projectId} testStatus={project.productResult.status} />
      </Desk>
    </ReviewFrame>
  )
}

/** The result of the product tests, for roles that do not run them. */
function TestResult({ project: { productResult } }: { project: AdminProject }) {
  const { words, tone } = statusOf(productResult)
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="3">
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {productResult.testOn && <DateTimeCell value={productResult.testOn} />}
    </Flex>
  )
}
