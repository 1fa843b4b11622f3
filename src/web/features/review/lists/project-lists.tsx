import { useListProjectsByStatusSuspense } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { partnerLink, projectDate, projectName, staffColumn } from '#web/entities/project/staff-columns.tsx'
import { ListFrame } from './list-frame.tsx'
import { lists } from './lists.ts'
import { ProjectTable } from './project-table.tsx'

const inactiveColumns = staffColumn.columns([
  projectName('30%'),
  partnerLink('30%'),
  projectDate('signUpDate', 'Sign-up date', '40%'),
])

/** Projects that were never submitted. */
export function InactiveProjects() {
  const projects = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status: lists.inactive.status })
  return (
    <ListFrame list="inactive">
      <ProjectTable
        list="inactive"
        columns={inactiveColumns}
        projects={projects}
        sortedBy={{ id: 'signUpDate', desc: true }}
        empty={`${lists.inactive.none}.`}
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
  const projects = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status: lists.rejected.status })
  return (
    <ListFrame list="rejected">
      <ProjectTable
        list="rejected"
        columns={rejectedColumns}
        projects={projects}
        sortedBy={{ id: 'rejectDate', desc: true }}
        empty={`${lists.rejected.none}.`}
      />
    </ListFrame>
  )
}
