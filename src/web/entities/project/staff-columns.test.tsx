import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cellsOf, showPage } from '#tests/support/show-page.tsx'
import { projectRow } from '#tests/support/staff-samples.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { projectName, staffColumn, volume } from './staff-columns.tsx'

const columns = staffColumn.columns([
  projectName('50%'),
  volume('grossVolume', 'Gross volume', '25%', 'SGD'),
  volume('netVolume', 'Net volume', '25%', null),
])

const project = (id: string, grossVolume: string | null, netVolume: string | null) =>
  projectRow({ id, grossVolume, netVolume })

// Two amounts that are equal as floats, with trailing zeros.
const rows = [
  project('Coral', '90071992547409931.26', '-3.10'),
  project('Atoll', '11.90', '9.00'),
  project('Drift', null, null),
  project('Basin', '90071992547409931.25', '0'),
]

let saved: Blob[]
beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:saved'
  })
  showPage(
    <SearchableTable
      label="Projects"
      find={{ label: 'Find a project', textsOf: (row) => [row.projectName] }}
      columns={columns}
      rows={rows}
      total={rows.length}
      rowKey={({ id }) => id}
      saveAs="projects"
      empty={null}
    />,
  )
})

it('exports volumes as received, sorted by amount', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Gross volume' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.text())?.replace('\uFEFF', '').trimEnd().split('\n')).toEqual([
    'Project name,Gross volume (SGD),Net volume',
    'Atoll,11.90,9.00',
    'Basin,90071992547409931.25,0',
    'Coral,90071992547409931.26,-3.10',
    'Drift,,',
  ])
})

it('sorts negative amounts first and missing ones last', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Net volume' }))
  expect(await cellsOf('Projects', 'Project name')).toEqual(['Coral', 'Basin', 'Atoll', 'Drift'])
})
