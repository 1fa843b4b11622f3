import { useListProjectsByStatusSuspense } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { partnerLink, projectDate, projectName, staffColumn } from '#web/entities/project/staff-columns.tsx'
import { ListFrame, lists } from './list-frame.tsx'
import { ProjectTable } from './project-table.tsx'

const inactiveColumns = staffColumn.columns([
  projectName('30%'),
  partnerLink('30%'),
  projectDate('signUpDate', 'Sign-up date', '40%'),
])

/** Projects that were never submitted. */
export function InactiveProjects() {
  const { status, title, none } = lists.inactive
  const read = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status })
  const { data } = read
  return (
    <ListFrame list="inactive">
      <ProjectTable
        title={title}
        columns={inactiveColumns}
        rows={data.projects}
        total={data.total}
        read={read}
        sortedBy={{ id: 'signUpDate', desc: true }}
        empty={`${none}.`}
      />
    </ListFrame>
  )
}

const rejectedColumns = staffColumn.columns([
  projectName('30%'),
  partnerLink('30%'),
  projectDate('goLiveRequestDate', 'Go-live request date', '20%'),
  projectDate('rejectDate', 'Reject date', '20%'),
])

export function RejectedProjects() {
  const { status, title, none } = lists.rejected
  const read = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status })
  const { data } = read
  return (
    <ListFrame list="rejected">
      <ProjectTable
        title={title}
        columns={rejectedColumns}
        rows={data.projects}
        total={data.total}
        read={read}
        sortedBy={{ id: 'rejectDate', desc: true }}
        empty={`${none}.`}
      />
    </ListFrame>
  )
}
