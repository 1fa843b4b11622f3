import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { columnsOf } from './features.ts'
import { SearchableTable } from './searchable-table.tsx'

type Project = { id: string; name: string; partner: string; volume?: number; checked?: string }

const column = columnsOf<Project>()
const columns = column.columns([
  column.accessor('name', { header: 'Project name' }),
  column.accessor('volume', { header: 'Gross volume', meta: { align: 'end', csv: { head: 'Gross volume (SGD)' } } }),
  column.accessor('checked', { header: 'Tech check', meta: { csv: { none: 'Not done' } } }),
  column.display({ id: 'actions', header: 'Actions', cell: () => <button type="button">Suspend</button> }),
])
const find = { label: 'Find a project', textsOf: ({ name, partner }: Project) => [name, partner] }

const thousand: Project[] = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at),
  name: `Project ${at}`,
  partner: at % 100 === 7 ? 'Tidewater Media' : 'Lumen',
  volume: at / 4,
}))

let saved: Blob[]
beforeEach(() => {
  saved = []
  // Layout and downloads, which jsdom lacks.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37)
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:saved'
  })
})

const list = (rows: Project[], heading?: string) => (
  <SearchableTable
    label="Projects"
    heading={heading}
    find={find}
    columns={columns}
    rows={rows}
    total={rows.length}
    rowKey={({ id }) => id}
    saveAs="projects"
    empty={<p>No projects</p>}
    dense
  />
)
const show = (rows: Project[], heading?: string) => render(list(rows, heading), { wrapper: Providers })

async function save(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return ((await saved[0]?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\n')
}

it('renders visible rows of a thousand, filters them and exports the result in order', async () => {
  show(thousand)
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(100))
  expect(screen.getByText('Project 0')).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'tidewater')
  expect(await screen.findByText('10 of 1 000')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Gross volume' }))
  await userEvent.click(screen.getByRole('button', { name: 'Gross volume' }))
  const lines = await save()
  expect(lines).toHaveLength(11)
  expect(lines.slice(0, 3)).toEqual([
    'Project name,Gross volume (SGD),Tech check',
    'Project 907,226.75,Not done',
    'Project 807,201.75,Not done',
  ])
})

it('exports all of a thousand rows', async () => {
  show(thousand)
  expect(await save()).toHaveLength(1001)
})

it('writes a project name that starts like a formula as text', async () => {
  show([{ id: 'a', name: '=HYPERLINK("https://stranger.example")', partner: 'Lumen', volume: -2.5 }])
  expect((await save())[1]).toBe('"\'=HYPERLINK(""https://stranger.example"")",-2.5,Not done')
})

it('has a search field on a page with one list, however short', () => {
  show(thousand.slice(0, 1))
  expect(screen.getByRole('searchbox', { name: 'Find a project' })).toBeDefined()
})

it('has a search field in one of several lists only when it is long', () => {
  const { rerender } = show(thousand.slice(0, 19), 'Pending Projects')
  expect(screen.queryByRole('searchbox')).toBeNull()
  rerender(list(thousand.slice(0, 20), 'Pending Projects'))
  expect(screen.getByRole('searchbox')).toBeDefined()
})

it('keeps a search field that is in use', async () => {
  const { rerender } = show(thousand.slice(0, 20), 'Pending Projects')
  await userEvent.type(screen.getByRole('searchbox'), 'tidewater')
  expect(await screen.findByText('1 of 20')).toBeDefined()
  rerender(list(thousand.slice(0, 19), 'Pending Projects'))
  expect(screen.getByText('1 of 19')).toBeDefined()
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('19 in all')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('renders the visible rows when the list has moved up because the one above it became shorter', async () => {
  let top = 5000
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top - window.scrollY))
  const observers = new Map<() => void, Element[]>()
  class Observer {
    readonly #onResize: () => void
    constructor(onResize: () => void) {
      this.#onResize = onResize
      observers.set(onResize, [])
    }
    observe = (element: Element) => observers.get(this.#onResize)?.push(element)
    unobserve() {}
    disconnect = () => observers.delete(this.#onResize)
  }
  vi.stubGlobal('ResizeObserver', Observer)
  show(thousand)
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(100))
  top = 100
  act(() => {
    for (const [onResize, observed] of observers) if (observed.includes(document.body)) onResize()
  })
  vi.stubGlobal('scrollY', 100 + 80 * 37)
  fireEvent.scroll(window)
  expect(await screen.findByText('Project 80')).toBeDefined()
})

it('offers neither export nor search without rows', () => {
  show([])
  expect(screen.getByText('No projects')).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})
