import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { Role } from '#domain/roles.ts'
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
import { TestsInShort } from './tests-in-short.tsx'
import { AuditTrail } from './trail/audit-trail.tsx'
import { useReviewedProject } from './use-reviewed-project.ts'
import { standingOf } from './words.ts'

/** What business internal readies before the technical admin looks at it. The business admin reads along. */
export function PreparationPage({ projectId, role }: { projectId: string; role: Role }) {
  const project = useReviewedProject(projectId)
  const facts = factsOf(project)
  const locked = whyReadOnly(role, facts)
  const { words, tone } = standingOf(project)
  return (
    <ReviewFrame name={project.projectName} badge={<StatusBadge tone={tone}>{words}</StatusBadge>}>
      <Desk key={projectId} projectId={projectId} locked={locked}>
        {role === 'BUSINESS_ADMIN' && <Decisions project={project} />}
        <ProjectFacts
          project={project}
          more={[['Product code tests', <TestsInShort key="tests" project={project} />]]}
        />
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
