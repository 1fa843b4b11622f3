import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatNumber } from '#domain/money.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { partnerQueries } from '#web/api/partner-queries.ts'
import { projectDate, projectLink, projectName, staffColumn, techCheck } from '#web/entities/project/staff-columns.tsx'
import { fileName } from '#web/table/file-name.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { CompanyDetails } from './company-details.tsx'
import { groupByStatus, type ProjectGroup } from './groups.ts'
import { PartnerFrame } from './partner-frame.tsx'

/** Drafts are the partner's own: there is nothing to look at yet. */
const reviewed = projectLink('/sms-template/$projectId', '50%')
const requested = projectDate('goLiveRequestDate', 'Go-live request date', '25%')
const wentLive = projectDate('goLiveDate', 'Go-live date', '25%')

const words = ({ projectName }: AdminProjectRow) => [projectName]

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
  const name = partner.name ?? partner.businessRepDetails.emailId
  return (
    <PartnerFrame
      name={name}
      action={
        <Button variant="secondary" onClick={onShowCompany}>
          Company Details
        </Button>
      }
    >
      {groupByStatus(projects).map((group) => (
        <Group key={group.status} group={group} partner={name} />
      ))}
      {showsCompany && <CompanyDetails partner={partner} onClose={onHideCompany} />}
    </PartnerFrame>
  )
}

const Heading = chakra('h2', { base: { textStyle: 'lead', fontWeight: 'semibold' } })
const Nothing = chakra('p', { base: { color: 'muted', px: '4', py: '3' } })

/** A list under its name, and with its own file. */
function Group({ group, partner }: { group: ProjectGroup; partner: string }) {
  const { status, title, projects, total } = group
  return (
    <section aria-label={title}>
      <SearchableTable
        dense
        heading={<Heading>{title}</Heading>}
        find={{ label: `Find in ${title}`, words }}
        label={title}
        columns={columns[status]}
        rows={projects}
        total={total}
        saveAs={fileName(partner, title)}
        rowKey={({ id }) => id}
        empty={<Nothing>{wordsOfNone(group)}</Nothing>}
      />
    </section>
  )
}

const wordsOfNone = ({ total, sent }: ProjectGroup) =>
  total > 0
    ? `${formatNumber(total)}, older than the ${formatNumber(sent)} projects that were sent.`
    : 'None at the moment.'
