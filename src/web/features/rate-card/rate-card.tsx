import { useMemo } from 'react'
import { useGetConfigsSuspense, useGetRateCardSuspense } from '#generated/portal/client/reference.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { type NamedRate, namedRates } from './named-rates.ts'
import { description } from './rate-card-pending.tsx'

const column = columnsOf<NamedRate>()
const columns = column.columns([
  column.accessor('operator', { header: 'Operator', meta: { width: '70%' } }),
  column.accessor('rate', { header: 'Payout %', meta: { width: '30%', align: 'end' } }),
])

export function RateCard() {
  const { data: rates } = useGetRateCardSuspense()
  const { data: configs } = useGetConfigsSuspense()
  const rows = useMemo(() => namedRates(rates, configs.PROVIDER), [rates, configs])
  return (
    <Screen title="Rate Cards" description={description}>
      <DataTable
        label="Direct Carrier Billing"
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        empty={
          <EmptyState
            drawing={ledger}
            action={
              <LinkButton to="/projects" variant="secondary">
                Go to Projects
              </LinkButton>
            }
          >
            No rates have been agreed yet.
          </EmptyState>
        }
      />
    </Screen>
  )
}
