import { lazy, Suspense } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import { NotedFields } from '#web/entities/review-notes/noted-fields.tsx'
import { None } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Code } from '#web/ui/code.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { Desk } from './desk.tsx'
import { Documents } from './documents.tsx'
import { statusBadge } from './labels.ts'
import { NextReview } from './next-review.tsx'
import { SmsTemplates } from './preparation/sms-templates.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { Readiness } from './readiness.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { Standing } from './standing.tsx'
import { useReviewedProject } from './use-reviewed-project.ts'
import { lockedNotice } from './validation/locked.ts'
import { ProductTests } from './validation/product-tests.tsx'
import { SendBack } from './validation/send-back.tsx'

const ReviewHistory = lazy(async () => ({ default: (await import('./review-history.tsx')).ReviewHistory }))

const ApprovalForm = lazy(async () => ({ default: (await import('./validation/approval-form.tsx')).ApprovalForm }))

/** The page where the technical admin tests and approves a project. */
export function ValidationPage({ projectId }: { projectId: string }) {
  const project = useReviewedProject(projectId)
  const facts = factsOf(project)
  const locked = lockedNotice(facts)
  const { label, tone } = statusBadge(project)
  const code = project.providerCode ? <Code key="code">{project.providerCode}</Code> : <None key="code" />
  return (
    <ReviewFrame
      name={project.projectName}
      badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
      action={<NextReview projectId={projectId} desk="/tech-validation/$projectId" />}
    >
      <Desk key={projectId} projectId={projectId} locked={locked}>
        <NotedFields project={project}>
          <Standing project={project} />
          <ProjectFacts project={project} more={[['Provider Code', code]]} />
          <Readiness projectId={projectId} />
          <ProductTests project={project} />
          <SmsTemplates
            project={project}
            adding={can.addSmsTemplate({ role: 'TECHNICAL_LIMITED' }, facts)}
            editable={false}
          />
          <Documents project={project} />
          {!locked && (
            <Card title="Approve" note="The project goes to the business admin, who decides about it.">
              <Suspense fallback={approvalSkeleton}>
                <ApprovalForm project={project} />
              </Suspense>
            </Card>
          )}
          {!locked && <SendBack project={project} />}
          <Suspense fallback={null}>
            <ReviewHistory project={project} />
          </Suspense>
        </NotedFields>
      </Desk>
    </ReviewFrame>
  )
}

const approvalSkeleton = (
  <Waiting>
    <SkeletonText />
    <SkeletonText />
  </Waiting>
)
