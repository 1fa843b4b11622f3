import { Stack } from '@chakra-ui/react/stack'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { factsOf } from '#domain/review-facts.ts'
import type { Role } from '#domain/roles.ts'
import { anchorOfNote } from '#domain/thread.ts'
import {
  useGetAdminProjectSuspense,
  useListPendingProjectsSuspense,
  useRecordReviewView,
} from '#generated/admin/client/review.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { LinkButton } from '#web/entities/link.tsx'
import type { DeskPath } from '#web/entities/project/staff-columns.tsx'
import { NotedFields } from '#web/entities/review-notes/noted-fields.tsx'
import { useScrollToPlace } from '#web/entities/use-scroll-to-place.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Desk } from './desk.tsx'
import { addressOfTab, deskOf, deskTabs, tabOfPath } from './desk-tabs.ts'
import { statusBadge } from './labels.ts'
import { preparationNotice, validationNotice } from './locked-notice.ts'
import { nextInQueue } from './queue.ts'
import { ReviewFrame } from './review-frame.tsx'

type Props = {
  projectId: string
  role: Role
  /** The panel of the tab. */
  children: ReactNode
}

/** What every tab of a review has: the project's name, the tabs, and why nothing can be changed. */
export function DeskPage({ projectId, role, children }: Props) {
  const project = useReviewedProject(projectId)
  const tab = useLocation({ select: ({ pathname }) => tabOfPath(pathname) })
  const desk = deskOf(role)
  useScrollToPlace()
  const facts = factsOf(project)
  const { label, tone } = statusBadge(project)
  return (
    <ReviewFrame
      name={project.projectName}
      badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
      action={<NextReview projectId={projectId} desk={desk} />}
    >
      <Desk
        key={projectId}
        projectId={projectId}
        locked={role === 'TECHNICAL_LIMITED' ? validationNotice(facts) : preparationNotice(role, facts)}
      >
        <NotedFields
          project={project}
          noteAddress={(noteId) => addressOfTab(desk, projectId, 'notes', anchorOfNote(noteId))}
        >
          <LinkTabs
            label="Review"
            current={tab}
            tabs={deskTabs.map(({ key, label: name }) => ({
              key,
              link: (
                <Link {...addressOfTab(desk, projectId, key)} resetScroll={false}>
                  {name}
                </Link>
              ),
            }))}
          >
            <Stack gap="6">{children}</Stack>
          </LinkTabs>
        </NotedFields>
      </Desk>
    </ReviewFrame>
  )
}

/** Leads to the following project of the reader's queue. */
function NextReview({ projectId, desk }: { projectId: string; desk: DeskPath }) {
  const { data: projects } = useListPendingProjectsSuspense(wholeList)
  const next = nextInQueue(projects.items, projectId)
  if (!next) return null
  return (
    <LinkButton to={desk} params={{ projectId: next.id }} variant="secondary" wraps>
      Next: {next.projectName}
      <ArrowRight size={16} aria-hidden />
    </LinkButton>
  )
}

/** The project under review; polled during a test run or virus scan. Opening it is recorded for the pending lists. */
function useReviewedProject(projectId: string): AdminProject {
  const { mutate } = useRecordReviewView()
  useEffect(() => mutate({ projectId }), [mutate, projectId])
  return useGetAdminProjectSuspense(projectId, {
    query: { refetchInterval: ({ state: { data } }) => (data ? pollInterval(data) : false) },
  }).data
}

// A test run takes seconds, a scan may be queued.
function pollInterval({ productResult, organisationDocument, documents }: AdminProject): number | false {
  if (productResult.status === 2) return 3_000
  return [organisationDocument, ...documents].some((document) => document?.antivirusStatus === 'PENDING') && 15_000
}
