import { useMemo } from 'react'
import type { Environment } from '#domain/environments.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { ProductCode } from '#generated/portal/model/productCode.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { operatorName } from '#web/entities/project/operator-names.tsx'
import { IdCell, MoneyCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { ScreenSection } from '#web/ui/screen.tsx'

type Row = ProductCode & { operator: string }

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('code', {
    header: 'Product code',
    meta: { width: '30%' },
    cell: ({ getValue }) => <IdCell id={getValue()} what="product code" />,
  }),
  column.accessor('description', { header: 'Description', meta: { width: '30%' } }),
  column.accessor('operator', { header: 'Operator', meta: { width: '20%' } }),
  column.accessor(({ price }) => (price === null ? undefined : Number(price)), {
    id: 'price',
    header: 'Price',
    meta: { width: '20%', align: 'end' },
    cell: ({ row }) => <MoneyCell amount={row.original.price} currency={row.original.currency} />,
  }),
])

/** A price belongs to a product code: charges name the code and never an amount. */
export function ProductCodeSection({ project, environment }: { project: Project; environment: Environment }) {
  const { data: configs } = useGetConfigsSuspense()
  const codes = project.apiProperties[environment]
  const rows = useMemo(() => withOperators(codes, configs.PROVIDER), [codes, configs])
  return (
    <ScreenSection
      id="product-codes"
      title="Product codes"
      note="A charge names a code; its price belongs to the code."
    >
      <DataTable
        label="Product codes"
        compact
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={`No ${environment} product codes yet. The operator adds them while your request is reviewed.`}
      />
    </ScreenSection>
  )
}

const withOperators = (codes: ProductCode[], providers: Provider[]): Row[] =>
  codes.map((code) => ({ ...code, operator: operatorName(providers, code.provider) }))
