import { chakra } from '@chakra-ui/react/styled-system'
import type { RowData } from '@tanstack/react-table'
import { Search } from 'lucide-react'
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DataTable } from './data-table.tsx'
import { countWords, matching } from './matching.ts'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
const Box = chakra('label', {
  base: {
    position: 'relative',
    w: { base: '100%', md: '320px' },
    '& > svg': { position: 'absolute', insetY: '0', left: '3', my: 'auto', color: 'subtle', pointerEvents: 'none' },
    '& > input': { pl: '10' },
  },
})
const Count = chakra('p', { base: { color: 'muted', textStyle: 'caption' } })

type Props<T extends RowData> = ComponentProps<typeof DataTable<T>> & {
  /** 'Find a partner': what is looked for, and in which words of a row. */
  find: { label: string; words: (row: T) => readonly string[] }
  /** How many there are on the server, which sends a thousand at most. */
  total: number
}

/** Fewer rows than this are found by looking. */
const FEW = 20

/** A long list with a field that narrows it: the browser's own search knows the rows in sight only. */
export function SearchableTable<T extends RowData>({ find, rows, total, ...table }: Props<T>) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => matching(rows, wanted, find.words), [rows, wanted, find.words])
  if (rows.length < FEW) return <DataTable rows={rows} {...table} />
  return (
    <Column>
      <Line>
        <Box>
          <VisuallyHidden>{find.label}</VisuallyHidden>
          <Search size={16} aria-hidden />
          <TextInput
            type="search"
            placeholder={find.label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        <Count role="status">{countWords(found.length, rows.length, total)}</Count>
      </Line>
      <DataTable
        {...table}
        rows={found}
        empty={
          <EmptyState
            drawing="ledger"
            action={
              <Button variant="secondary" onClick={() => setTyped('')}>
                Show all
              </Button>
            }
          >
            Nothing matches “{wanted}”.
          </EmptyState>
        }
      />
    </Column>
  )
}
