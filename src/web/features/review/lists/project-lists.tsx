import { useListProjectsByStatusSuspense } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { partnerLink, projectDate, projectName, staffColumn } from '#web/entities/project/staff-columns.tsx'
import { ListFrame, type ListName, lists } from './list-frame.tsx'
import { ProjectTable, type ProjectTableProps } from './project-table.tsx'

const inactiveColumns = staffColumn.columns([projectName('30%'), partnerLink('30%'), projectDate('signUpDate', '40%')])

const rejectedColumns = staffColumn.columns([
  projectName('30%'),
  partnerLink('30%'),
  projectDate('goLiveRequestDate', '20%'),
  projectDate('rejectDate', '20%'),
])

/** Projects that were never submitted. */
export const InactiveProjects = () => <ProjectList list="inactive" columns={inactiveColumns} newestBy="signUpDate" />

export const RejectedProjects = () => <ProjectList list="rejected" columns={rejectedColumns} newestBy="rejectDate" />

type Props = Pick<ProjectTableProps, 'columns'> & { list: ListName; newestBy: 'signUpDate' | 'rejectDate' }

function ProjectList({ list, columns, newestBy }: Props) {
  const { status, title, none } = lists[list]
  const read = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status })
  const { data } = read
  return (
    <ListFrame list={list}>
      <ProjectTable
        title={title}
        columns={columns}
        rows={data.projects}
        total={data.total}
        read={read}
        sortedBy={{ id: newestBy, desc: true }}
        empty={`${none}.`}
      />
    </ListFrame>
  )
}
