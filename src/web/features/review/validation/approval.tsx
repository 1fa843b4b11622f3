import { lazy, Suspense } from 'react'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Card } from '#web/ui/card.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

const ApprovalForm = lazy(async () => ({ default: (await import('./approval-form.tsx')).ApprovalForm }))

const form = (
  <Waiting>
    <SkeletonText />
    <SkeletonText />
  </Waiting>
)

export const Approval = ({ project }: { project: AdminProject }) => (
  <Card title="Approve" note="The project goes to the business admin, who decides about it.">
    <Suspense fallback={form}>
      <ApprovalForm project={project} />
    </Suspense>
  </Card>
)
