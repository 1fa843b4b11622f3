import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { partnerQueries } from '#web/api/partner-queries.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { projectDate, projectLink, projectName, staffColumn, techCheck } from '#web/table/staff-columns.tsx'
import { Button } from '#web/ui/button.tsx'
import { CompanyDetails } from './company-details.tsx'
import { groupByStatus, type ProjectGroup } from './groups.ts'
import { PartnerFrame } from './partner-frame.tsx'

/** Drafts are the partner's own: there is nothing to look at yet. */
const reviewed = projectLink('/sms-template/$projectId', '50%')
const requested = projectDate('goLiveRequestDate', 'Go-live request date', '25%')
const wentLive = projectDate('goLiveDate', 'Go-live date', '25%')

const columns = {
  pending: staffColumn.columns([reviewed, requested, techCheck('25%')]),
  live: staffColumn.columns([reviewed, requested, wentLive]),
  draft: staffColumn.columns([projectName('50%'), projectDate('createDate', 'Date created', '50%')]),
  reject: staffColumn.columns([reviewed, requested, projectDate('rejectDate', 'Reject date', '25%')]),
  deleted: staffColumn.columns([reviewed, requested, wentLive]),
}

interface Props {
  partnerId: string
  /** Company Details are open; that lives in the address, so that Back closes them. */
  showsCompany: boolean
  onShowCompany: () => void
  onHideCompany: () => void
}

export function PartnerDetails({ partnerId, showsCompany, onShowCompany, onHideCompany }: Props) {
  const { data: partner } = useSuspenseQuery(partnerQueries.detail(partnerId))
  const { data: projects } = useSuspenseQuery(partnerQueries.projects(partnerId))
  return (
    <PartnerFrame
      name={partner.name ?? partner.businessRepDetails.emailId}
      action={
        <Button variant="secondary" onClick={onShowCompany}>
          Company Details
        </Button>
      }
    >
      {groupByStatus(projects).map((group) => (
        <Group key={group.status} group={group} />
      ))}
      {showsCompany && <CompanyDetails partner={partner} onClose={onHideCompany} />}
    </PartnerFrame>
  )
}

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Heading = chakra('h2', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', textStyle: 'lead', fontWeight: 'semibold' },
})
const Amount = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } })
const Nothing = chakra('p', { base: { color: 'muted', px: '4', py: '3' } })

function Group({ group: { status, title, projects } }: { group: ProjectGroup }) {
  return (
    <Section aria-label={title}>
      <Heading>
        {title} <Amount>{projects.length}</Amount>
      </Heading>
      <DataTable
        dense
        label={title}
        columns={columns[status]}
        rows={projects}
        rowKey={({ id }) => id}
        empty={<Nothing>None at the moment.</Nothing>}
      />
    </Section>
  )
}
