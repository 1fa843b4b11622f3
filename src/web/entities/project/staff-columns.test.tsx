import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { system } from '#web/theme/system.ts'
import { projectName, staffColumn, volume } from './staff-columns.tsx'

const columns = staffColumn.columns([
  projectName('50%'),
  volume('grossVolume', 'Gross volume', '25%', 'SGD'),
  volume('netVolume', 'Net volume', '25%', null),
])

const project = (name: string, grossVolume: string | null, netVolume: string | null): AdminProjectRow => ({
  id: name,
  projectName: name,
  status: 'live',
  stage: null,
  createDate: '2026-02-11T16:40:12.000Z',
  orgId: 'o',
  orgName: null,
  partnerName: 'Lumen',
  techCheckDate: null,
  grossVolume,
  netVolume,
  transactions: 1,
  signUpDate: '2026-01-20T02:03:11.000Z',
  goLiveDate: null,
  goLiveRequestDate: null,
  rejectDate: null,
  dateSubmitted: null,
  waiting: null,
})

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
  render(
    <ChakraProvider value={system}>
      <SearchableTable
        label="Projects"
        find={{ label: 'Find a project', textsOf: (row) => [row.projectName] }}
        columns={columns}
        rows={rows}
        total={rows.length}
        rowKey={({ id }) => id}
        saveAs="projects"
        empty={null}
      />
    </ChakraProvider>,
  )
})

it('exports volumes as received, sorted by amount', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Gross volume' }))
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
  await userEvent.click(screen.getByRole('button', { name: 'Net volume' }))
  const names = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)
  expect(names).toEqual(['Coral', 'Basin', 'Atoll', 'Drift'])
})
