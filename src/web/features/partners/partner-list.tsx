import * as pageNames from '#domain/page-names.ts'
import { listLabel } from '#domain/project-states.ts'
import { useListPartnersSuspense } from '#generated/admin/client/partners.ts'
import type { PartnerRow } from '#generated/admin/model/partnerRow.ts'
import type { ProjectCounts } from '#generated/admin/model/projectCounts.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { TextLink } from '#web/entities/link.tsx'
import { cellOf, NumberCell } from '#web/table/cells.tsx'
import { EmptyList } from '#web/table/empty-list.tsx'
import { columnsOf } from '#web/table/features.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { PartnersFrame } from './partner-frames.tsx'

const column = columnsOf<PartnerRow>()

const projectCount = (id: keyof ProjectCounts, header: string) =>
  column.accessor(({ projects }) => projects[id], {
    id,
    header,
    meta: { width: '12%', align: 'end' },
    cell: cellOf(NumberCell),
  })

const columns = column.columns([
  column.accessor('name', {
    header: 'Partner name',
    meta: { width: '40%' },
    cell: ({ row }) => (
      <TextLink
        to="/content-partners/$partnerId"
        params={{ partnerId: row.original.partnerUUID }}
        quiet
        fontWeight="medium"
      >
        {row.original.name}
      </TextLink>
    ),
  }),
  projectCount('total', 'Total'),
  projectCount('approved', listLabel('live')),
  projectCount('pending', listLabel('pending')),
  projectCount('inactive', listLabel('draft')),
  projectCount('rejected', listLabel('rejected')),
])

const find = { label: 'Find a partner', textsOf: ({ name }: PartnerRow) => [name] }

export function PartnerList() {
  const read = useListPartnersSuspense({ ...wholeList, pageNo: 0 })
  const { data } = read
  return (
    <PartnersFrame>
      <SearchableTable
        dense
        find={find}
        label={pageNames.contentPartners}
        columns={columns}
        rows={data.partners}
        total={data.total}
        saveAs="content-partners"
        rowKey={({ partnerUUID }) => partnerUUID}
        sortedBy={{ id: 'name' }}
        empty={
          <EmptyList
            read={read}
            note="Partners appear here once they have signed up and confirmed their email address."
          >
            No partner has signed up yet.
          </EmptyList>
        }
      />
    </PartnersFrame>
  )
}
