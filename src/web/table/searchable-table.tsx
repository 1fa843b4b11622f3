import { Box } from '@chakra-ui/react/box'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { RowData } from '@tanstack/react-table'
import { Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'
import type { DataTableProps } from './data-table.tsx'
import { ExportRows } from './export-rows.tsx'
import { countWords, matching } from './matching.ts'
import { TableView } from './table-view.tsx'
import { useRows } from './use-rows.ts'

type Props<T extends RowData> = DataTableProps<T> & {
  /** 'Find a partner': what is looked for, and in which words of a row. */
  find: { label: string; words: (row: T) => readonly string[] }
  /** How many there are on the server, which sends a thousand at most. */
  total: number
  /** On one line with what is done to the list, where a page has several. */
  heading?: ReactNode
  /** Name of the file that the rows are saved as. */
  saveAs: string
}

/** Where several lists share a page, fewer rows than this are found by looking: a field above each would bury them. */
const FEW = 20

/** A list with a field that narrows it, since the browser's own search knows the rows in sight only, and a file to take away. */
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
  const found = useMemo(() => matching(rows, wanted, find.words), [rows, wanted, find.words])
  const table = useRows({ ...model, rows: found })
  const nothing = rows.length > 0 ? <NothingFound wanted={wanted} onShowAll={() => setTyped('')} /> : empty
  // A field that somebody has typed into stays, however short the list becomes: it goes on narrowing, and may be typed into again.
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
                {countWords(found.length, rows.length, total)}
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

function SearchBox({ label, typed, onType }: { label: string; typed: string; onType: (words: string) => void }) {
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

function NothingFound({ wanted, onShowAll }: { wanted: string; onShowAll: () => void }) {
  return (
    <EmptyState
      drawing={ledger}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all
        </Button>
      }
    >
      Nothing matches “{wanted}”.
    </EmptyState>
  )
}
