import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useListPendingProjectsSuspense } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { Desk } from '#web/entities/project/staff-columns.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { nextInQueue } from './queue.ts'

/** Leads to the following project of the reader's queue. */
export function NextReview({ projectId, desk }: { projectId: string; desk: Desk }) {
  const { data: projects } = useListPendingProjectsSuspense(wholeList)
  const next = nextInQueue(projects.items, projectId)
  if (!next) return null
  return (
    <LinkButton asChild variant="secondary" wraps>
      <Link to={desk} params={{ projectId: next.id }}>
        Next: {next.projectName}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </LinkButton>
  )
}
