import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Decision } from '#domain/decision.ts'
import { useDeleteProductCode } from '#generated/admin/client/preparation.ts'
import type { AdminProductCode } from '#generated/admin/model/adminProductCode.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { WishedProductCode } from '#generated/admin/model/wishedProductCode.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { StaffOperatorName } from '#web/entities/project/operator-names.tsx'
import { Noted } from '#web/entities/review-notes/field-mark.tsx'
import { useDeleteDialog } from '#web/entities/use-delete-dialog.ts'
import { MoneyCell } from '#web/table/cells.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { columnsOf } from '#web/table/features.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { onDeleteError } from './save-problem.ts'
import { Wishes } from './wishes.tsx'

const AddProductCode = lazyDialog(async () => (await import('./add-product-code.tsx')).AddProductCode)

type Row = AdminProductCode & { projectId: string }

const column = columnsOf<Row>()
const facts = [
  column.accessor('description', { header: 'Product name', meta: { width: '30%' } }),
  column.accessor('code', {
    header: 'Product code',
    meta: { width: '28%' },
    cell: ({ row: { original }, getValue }) => (
      <Noted list="/productCodes" entry={`${original.provider} ${original.code}`}>
        <Code>{getValue()}</Code>
      </Noted>
    ),
  }),
  column.accessor('provider', {
    header: 'Operator',
    meta: { width: '14%' },
    cell: ({ getValue }) => <StaffOperatorName code={getValue()} />,
  }),
  column.accessor(({ price }) => Number(price), {
    id: 'price',
    header: 'Price',
    meta: { width: '16%', align: 'end' },
    cell: ({ row }) => <MoneyCell amount={row.original.price} currency={row.original.currency} />,
  }),
] as const
const readColumns = column.columns([...facts])
const editColumns = column.columns([
  ...facts,
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { width: '12%', align: 'end' },
    cell: ({ row }) => <DeleteProductCode projectId={row.original.projectId} code={row.original} />,
  }),
])

type Props = { project: AdminProject; adding: Decision; editable: boolean }

/** The live product codes, which charges name. */
export function ProductCodes({ project, adding, editable }: Props) {
  const [open, setOpen] = useState<WishedProductCode | 'empty'>()
  const disabledReason = adding.because
  const rows = useMemo(() => liveCodesOf(project), [project])
  return (
    <ScreenSection
      id="product-codes"
      title="Product codes"
      note="What users will buy. Each charge names one of these codes."
      action={
        editable && (
          <Button variant="secondary" disabledReason={disabledReason} onClick={() => setOpen('empty')}>
            Add product code
          </Button>
        )
      }
    >
      <DataTable
        dense
        label="Product codes"
        columns={editable ? editColumns : readColumns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="No product code yet."
      />
      {editable && <Wishes project={project} disabledReason={disabledReason} onAdd={setOpen} />}
      {open && editable && (
        <AddProductCode
          project={project}
          wish={open === 'empty' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ScreenSection>
  )
}

/** Live codes only: sandbox codes are created with the project. */
const liveCodesOf = ({ id, productCodes }: AdminProject): Row[] =>
  productCodes.filter(({ env_type }) => env_type === 'live').map((code) => ({ ...code, projectId: id }))

function DeleteProductCode({ projectId, code }: { projectId: string; code: AdminProductCode }) {
  const { isOpen, open, close, mutation } = useDeleteDialog('product-codes', onDeleteError(projectId))
  const { mutate, isPending } = useDeleteProductCode({ mutation })
  return (
    <>
      <IconButton label={`Delete ${code.code}`} onClick={open}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          title="Delete this product code?"
          confirm="Delete product code"
          pending={isPending}
          onConfirm={() => mutate({ projectId, codeId: code.id })}
          onClose={close}
        >
          {code.description} ({code.provider} {code.code}) can no longer be sold once the project is live. Product tests
          made with it no longer count.
        </ConfirmDialog>
      )}
    </>
  )
}
