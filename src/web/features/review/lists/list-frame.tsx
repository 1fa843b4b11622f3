import type { ReactNode } from 'react'
import { listTitle } from '#domain/project-states.ts'
import type { AdminProjectStatus } from '#generated/admin/model/adminProjectStatus.ts'
import { ListSkeleton } from '#web/table/table-skeleton.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

/** Titles and empty messages of the business admin's four project lists. */
export const lists = {
  approved: { status: 'live', title: listTitle('live'), none: 'No project is approved' },
  suspended: { status: 'deleted', title: listTitle('suspended'), none: 'No project is suspended' },
  inactive: { status: 'draft', title: listTitle('draft'), none: 'No project is inactive' },
  rejected: { status: 'reject', title: listTitle('rejected'), none: 'No project is rejected' },
} as const satisfies Record<string, { status: AdminProjectStatus; title: string; none: string }>

export type ListName = keyof typeof lists

export function ListFrame({ list, children }: { list: ListName; children: ReactNode }) {
  const { title } = lists[list]
  return (
    <Screen
      title={title}
      breadcrumb={
        <Breadcrumbs>
          Projects
          {title}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}

export const CountryTableSkeleton = () => <ListSkeleton columns={['30fr', '25fr', '18fr', '13fr', '14fr']} />

const place = (
  <Waiting>
    <Skeleton w="280px" h="10" />
  </Waiting>
)

export const ApprovedPending = () => <ListFrame list="approved">{place}</ListFrame>

export const SuspendedPending = () => <ListFrame list="suspended">{place}</ListFrame>

export const InactivePending = () => (
  <ListFrame list="inactive">
    <ListSkeleton columns={['30fr', '30fr', '40fr']} />
  </ListFrame>
)

export const RejectedPending = () => (
  <ListFrame list="rejected">
    <ListSkeleton columns={['30fr', '30fr', '20fr', '20fr']} />
  </ListFrame>
)
