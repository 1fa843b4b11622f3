import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { environments } from '#domain/environments.ts'
import { formatNumber } from '#domain/money.ts'
import { maxCallsRead } from '#domain/product-impact.ts'
import type { ApiUse } from '#generated/admin/model/apiUse.ts'
import { TextLink } from '#web/entities/link.tsx'
import { cellOf, DateCell, NumberCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type SectionItem, usageSummary } from './sections.ts'

const column = columnsOf<ApiUse>()

const who = column.columns([
  column.accessor('partnerName', {
    header: 'Partner name',
    meta: { width: '27%' },
    cell: ({ row: { original } }) => (
      <TextLink to="/content-partners/$partnerId" params={{ partnerId: original.orgId }} quiet>
        {original.partnerName}
      </TextLink>
    ),
  }),
  column.accessor('projectName', {
    header: 'Project name',
    meta: { width: '27%' },
    cell: ({ row: { original } }) =>
      original.isSubmitted ? (
        <TextLink to="/sms-template/$projectId" params={{ projectId: original.projectId }} quiet>
          {original.projectName}
        </TextLink>
      ) : (
        original.projectName
      ),
  }),
  column.accessor(({ environment }) => environments[environment].label, {
    id: 'environment',
    header: 'Environment',
    meta: { width: '12%' },
  }),
  column.accessor('calls', { header: 'Calls', meta: { width: '10%', align: 'end' }, cell: cellOf(NumberCell) }),
])

const unknown = column.accessor('unknown', {
  header: 'Not known',
  meta: { width: '10%', align: 'end' },
  cell: cellOf(NumberCell),
})

const lastCall = column.accessor('lastCallOn', {
  header: 'Last call',
  meta: { width: '14%' },
  cell: cellOf(DateCell),
})

const known = column.columns([...who, lastCall])
const withUnknown = column.columns([...who, unknown, lastCall])

/** More rows are folded, so that the changes of a version stay in sight. */
const maxUnfolded = 8

/** A change or an ending, and who used it. */
export function ApiUsageTable({ item: { badge, title, note, used, unused } }: { item: SectionItem }) {
  const { total, uses } = used
  const hasUnknown = uses.some(({ unknown }) => unknown > 0)
  return (
    <Box as="article" layerStyle="card" minW="0" overflow="hidden" aria-label={title}>
      <Box px="4" py="3">
        <HStack wrap="wrap" gap="3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
          <Heading as="h3" size="sm" overflowWrap="anywhere">
            {title}
          </Heading>
        </HStack>
        <Text color="muted" overflowWrap="anywhere">
          {note}
        </Text>
        {uses.length === 0 && <Text mt="2">{unused}</Text>}
        {hasUnknown && (
          <Text color="muted" mt="2">
            Not known: the log does not show whether these calls sent the field. Fields are read from the newest{' '}
            {formatNumber(maxCallsRead)} calls of each project and operation.
          </Text>
        )}
        {total > uses.length && (
          <Text color="muted" mt="2">
            The {formatNumber(uses.length)} rows with the most calls, of {formatNumber(total)}.
          </Text>
        )}
      </Box>
      {uses.length > 0 && (
        <chakra.details
          open={uses.length <= maxUnfolded}
          // The table fills the card, without a card of its own.
          css={{ '& > div': { border: '0', borderTopWidth: '1px', borderRadius: '0', boxShadow: 'none' } }}
        >
          <chakra.summary cursor="pointer" fontWeight="medium" minH="6" px="4" py="2">
            {usageSummary(uses)}
          </chakra.summary>
          <DataTable
            dense
            label={`Who used: ${title}`}
            columns={hasUnknown ? withUnknown : known}
            rows={uses}
            rowKey={({ projectId, environment }) => `${projectId} ${environment}`}
            sortedBy={{ id: 'calls', desc: true }}
            empty={null}
          />
        </chakra.details>
      )}
    </Box>
  )
}
