import { Box } from '@chakra-ui/react/box'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { RowData } from '@tanstack/react-table'
import { Download, Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { saveFile } from '#docs/model/save-file.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/input.tsx'
import type { DataTableProps } from './data-table.tsx'
import { NoMatches } from './empty-list.tsx'
import { countLabel, matching } from './matching.ts'
import { TableView } from './table-view.tsx'
import { type RowsTable, useRows } from './use-rows.ts'

type Props<T extends RowData> = DataTableProps<T> & {
  /** Label and searched columns: 'Find a partner'. */
  find: { label: string; textsOf: (row: T) => readonly string[] }
  /** Total on the server, which sends at most a thousand. */
  total: number
  /** Controls beside the search field, on pages with several lists. */
  heading?: ReactNode
  /** Base name of the CSV file. */
  saveAs: string
}

/** With several lists on a page, shorter ones have no search field. */
const FEW = 20

/** A table with search and CSV download. The browser's own search finds visible rows only. */
export function SearchableTable<T extends RowData>({
  find,
  total,
  heading,
  saveAs,
  label,
  empty,
  dense,
  ...model
}: Props<T>) {
  const { rows } = model
  const [typed, setTyped] = useState<string>()
  const wanted = useDeferredValue(typed ?? '')
  const found = useMemo(() => matching(rows, wanted, find.textsOf), [rows, wanted, find.textsOf])
  const table = useRows({ ...model, rows: found })
  const nothing =
    rows.length > 0 ? <NoMatches onShowAll={() => setTyped('')}>Nothing matches “{wanted}”.</NoMatches> : empty
  // A field in use stays, however few rows are left.
  const searched = rows.length > 0 && (!heading || typed !== undefined || rows.length >= FEW)
  return (
    <Stack gap="3">
      {(heading || rows.length > 0) && (
        <HStack wrap="wrap" justify="space-between" gap="3">
          {heading}
          {searched && <SearchBox label={find.label} typed={typed ?? ''} onType={setTyped} />}
          {rows.length > 0 && (
            <HStack wrap="wrap" gap="3" marginInlineStart="auto">
              <Text color="muted" textStyle="caption" role="status">
                {countLabel(found.length, rows.length, total)}
              </Text>
              <ExportRows table={table} name={saveAs} />
            </HStack>
          )}
        </HStack>
      )}
      <TableView table={table} label={label} empty={nothing} dense={dense} />
    </Stack>
  )
}

function SearchBox({ label, typed, onType }: { label: string; typed: string; onType: (text: string) => void }) {
  return (
    <Box
      as="label"
      position="relative"
      w={{ base: '100%', md: '320px' }}
      css={{
        '& > svg': { position: 'absolute', insetY: '0', left: '3', my: 'auto', color: 'subtle', pointerEvents: 'none' },
        '& > input': { pl: '10' },
      }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Search size={16} aria-hidden />
      <TextInput type="search" placeholder={label} value={typed} onChange={({ target }) => onType(target.value)} />
    </Box>
  )
}

type ExportRowsProps<T extends RowData> = {
  table: RowsTable<T>
  /** 'approved-projects-singapore'; date and extension are added. */
  name: string
}

/** Saves the table as shown, filtered and sorted. The CSV writer is loaded on demand. */
function ExportRows<T extends RowData>({ table, name }: ExportRowsProps<T>) {
  const save = async () => {
    const { toCsv } = await import('./to-csv.ts')
    saveFile(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}-${today()}.csv`)
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void save().catch(toastError)}>
      <Download size={16} aria-hidden />
      Download CSV
    </Button>
  )
}

/** The reader's local date, '2026-03-02'. */
function today() {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
