import { useMemo } from 'react'
import { useGetConfigsSuspense, useGetRateCardSuspense } from '#generated/portal/client/reference.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import type { RateCardRow } from '#generated/portal/model/rateCardRow.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { findOperator } from '#web/entities/project/unknown-values.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { description } from './rate-card-pending.tsx'

const column = columnsOf<ReturnType<typeof namedRate>>()
const columns = column.columns([
  column.accessor('operator', { header: 'Operator', meta: { width: '70%' } }),
  column.accessor('rate', { header: 'Payout %', meta: { width: '30%', align: 'end' } }),
])

export function RateCard() {
  const { data: rates } = useGetRateCardSuspense()
  const { data: configs } = useGetConfigsSuspense()
  const rows = useMemo(() => rates.map((rate) => namedRate(rate, configs.PROVIDER)), [rates, configs])
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

/** The operator by its name in the reference list; one that the list does not know keeps its code. */
function namedRate({ provider, rate }: RateCardRow, providers: Provider[]) {
  const known = findOperator(providers, provider)
  const name = known?.name ?? provider
  return { code: provider, operator: known?.country ? `${name}, ${known.country}` : name, rate }
}
