import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { partLabels } from '#domain/application-parts.ts'
import { fileName } from '#domain/file-name.ts'
import { formatNumber } from '#domain/money.ts'
import {
  downloadPartnerDocument,
  useGetPartnerSuspense,
  useListPartnerProjectsSuspense,
} from '#generated/admin/client/partners.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import { PartnerFacts } from '#web/entities/company/partner-facts.tsx'
import { NoDocument, ScannedFile } from '#web/entities/company/scanned-file.tsx'
import { projectDate, projectLink, projectName, staffColumn, techCheck } from '#web/entities/project/staff-columns.tsx'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { groupByStatus, type ProjectGroup } from './groups.ts'
import { PartnerFrame } from './partner-frames.tsx'

/** Drafts have no such link: staff see a project once it is submitted. */
const reviewed = projectLink('/sms-template/$projectId', '50%')
const requested = projectDate('goLiveRequestDate', '25%')
const wentLive = projectDate('goLiveDate', '25%')

const searchText = ({ projectName }: AdminProjectRow) => [projectName]

const columns = {
  pending: staffColumn.columns([reviewed, requested, techCheck('25%')]),
  live: staffColumn.columns([reviewed, requested, wentLive]),
  draft: staffColumn.columns([projectName('50%'), projectDate('createDate', '50%')]),
  reject: staffColumn.columns([reviewed, requested, projectDate('rejectDate', '25%')]),
  deleted: staffColumn.columns([reviewed, requested, wentLive]),
}

interface Props {
  partnerId: string
  /** Whether Company Details are open. The address holds it, so that Back closes them. */
  showsCompany: boolean
  onShowCompany: () => void
  onHideCompany: () => void
}

export function PartnerDetails({ partnerId, showsCompany, onShowCompany, onHideCompany }: Props) {
  const { data: partner } = useGetPartnerSuspense(partnerId)
  const { data: projects } = useListPartnerProjectsSuspense(partnerId)
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

/** One list with its heading and its own CSV file. */
function Group({ group, partner }: { group: ProjectGroup; partner: string }) {
  const { status, title, projects, total } = group
  return (
    <section aria-label={title}>
      <SearchableTable
        dense
        heading={<Heading size="sm">{title}</Heading>}
        find={{ label: `Find in ${title}`, textsOf: searchText }}
        label={title}
        columns={columns[status]}
        rows={projects}
        total={total}
        saveAs={fileName(partner, title)}
        rowKey={({ id }) => id}
        empty={
          <Text color="muted" px="4" py="3">
            {emptyMessage(group)}
          </Text>
        }
      />
    </section>
  )
}

const emptyMessage = ({ total, sent }: ProjectGroup) =>
  total > 0
    ? `Not shown: ${formatNumber(total)}. This page lists only the ${formatNumber(sent)} newest projects.`
    : 'None at the moment.'

/** What the partner has entered about itself. Render it to open it. */
function CompanyDetails({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { document } = partner
  return (
    <Dialog size="full" title="Company Details" onClose={onClose}>
      <Stack gap="6">
        <PartnerFacts partner={partner} />
        <Card title={partLabels.document}>
          {document ? (
            <ScannedFile
              name={document.name}
              status={document.antivirusStatus}
              download={() => downloadPartnerDocument(partner.partnerUUID)}
            />
          ) : (
            <NoDocument />
          )}
        </Card>
        {/* The way out at the end of the page, also for the keyboard. */}
        <Flex justify="flex-end">
          <Button variant="secondary" onClick={onClose}>
            Back to the projects
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
