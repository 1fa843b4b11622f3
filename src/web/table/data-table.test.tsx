import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { DateCell } from './cells.tsx'
import { DataTable } from './data-table.tsx'
import { columnsOf } from './features.ts'

type Project = { id: string; name: string; created: string; calls?: number | undefined }

const column = columnsOf<Project>()
const columns = column.columns([
  column.accessor('name', { header: 'Name', meta: { width: '60%' } }),
  column.accessor('created', { header: 'Created', cell: ({ getValue }) => <DateCell value={getValue()} /> }),
  column.accessor('calls', { header: 'Calls', meta: { align: 'end' } }),
])
const rows: Project[] = [
  { id: 'a', name: 'Lumen 10', created: '2026-03-02T09:14:00.000Z', calls: 9 },
  { id: 'b', name: 'lumen 2', created: '2026-01-11T16:40:12.000Z', calls: 100 },
  { id: 'c', name: 'Kino', created: '2026-02-20T08:00:00.000Z' },
]

const list = (shown: Project[], sortedBy?: { id: string; desc?: boolean }) => (
  <DataTable
    label="Projects"
    columns={columns}
    rows={shown}
    rowKey={({ id }) => id}
    empty={<p>No projects</p>}
    {...(sortedBy && { sortedBy })}
  />
)
const show = (...shown: Parameters<typeof list>) => render(list(...shown), { wrapper: Providers })

const numbered = (count: number): Project[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Lumen ${at}`, created: '2026-03-02' }))

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)
const sortBy = (header: string) => userEvent.click(screen.getByRole('button', { name: header }))
const direction = (header: string) => screen.getByRole('columnheader', { name: header }).getAttribute('aria-sort')

it('keeps the order of the data until a column is sorted', () => {
  show(rows)
  expect(names()).toEqual(['Lumen 10', 'lumen 2', 'Kino'])
  expect(direction('Name')).toBeNull()
})

it('sorts names in natural order, up and then down', async () => {
  show(rows)
  await sortBy('Name')
  expect(names()).toEqual(['Kino', 'lumen 2', 'Lumen 10'])
  expect(direction('Name')).toBe('ascending')
  await sortBy('Name')
  expect(names()).toEqual(['Lumen 10', 'lumen 2', 'Kino'])
  expect(direction('Name')).toBe('descending')
})

it('sorts figures numerically, gaps last in both directions', async () => {
  show(rows)
  await sortBy('Calls')
  expect(names()).toEqual(['Lumen 10', 'lumen 2', 'Kino'])
  await sortBy('Calls')
  expect(names()).toEqual(['lumen 2', 'Lumen 10', 'Kino'])
})

it('starts with the default sort and formats dates', () => {
  show(rows, { id: 'created', desc: true })
  expect(names()).toEqual(['Lumen 10', 'Kino', 'lumen 2'])
  expect(direction('Created')).toBe('descending')
  expect(screen.getByText('2 Mar 2026').getAttribute('datetime')).toBe('2026-03-02T09:14:00.000Z')
})

it('shows the empty state', () => {
  show([])
  expect(screen.getByText('No projects')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('keeps the rows at the place of the reader when more are loaded', () => {
  // Layout, which jsdom lacks.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY))
  const { rerender } = show(numbered(100))
  // Without the rows above, the page would be shorter than the reader's place.
  vi.stubGlobal('scrollY', 85 * 49)
  rerender(list(numbered(150)))
  expect(screen.getByText('Lumen 99')).toBeDefined()
})

it('renders the visible rows of a long table with their positions', async () => {
  // Layout, which jsdom lacks.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49)
  vi.stubGlobal('scrollTo', () => {})
  show(numbered(1000))
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(100))
  expect(screen.getByText('Lumen 0')).toBeDefined()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
  const [head, first] = screen.getAllByRole('row')
  expect([head, first].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['1', '2'])
  await sortBy('Name')
  await sortBy('Name')
  expect(await screen.findByText('Lumen 999')).toBeDefined()
})
