import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { changesBetween } from '#domain/application-changes.ts'
import type { SubmissionRow } from '#generated/portal/model/submissionRow.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { submitted } from '#tests/support/submitted.ts'
import type { Read } from '../query-state.tsx'
import type { SubmissionHooks } from './hooks.ts'
import { Submissions } from './submissions.tsx'

const row = (number: number): SubmissionRow => ({
  number,
  submittedOn: `2026-03-0${number}T10:00:00.000Z`,
  emailId: 'dana@lumen.example',
  sha256: String(number).repeat(64),
})
const read = <Data,>(data?: Data, error: unknown = null): Read<Data> => ({
  data,
  error,
  isPending: data === undefined && error === null,
  isFetching: false,
  refetch: vi.fn(async () => undefined),
})
const changes = changesBetween(submitted, {
  ...submitted,
  company: { ...submitted.company, address: '2 Harbour Front' },
  payment: { ...submitted.payment, bankName: 'Atoll Bank' },
})

const compared = (from: number, to: number, changed: typeof changes) => ({
  from,
  to,
  hidden: [],
  fromDocumentKept: true,
  toDocumentKept: true,
  changes: changed,
})

const listing = (...rows: SubmissionRow[]): SubmissionHooks => ({
  useList: () => read({ items: rows, total: rows.length }),
  useChanges: vi.fn((_id, from, to) => read(compared(from, to, from === to ? [] : changes))),
})

function show(hooks: SubmissionHooks, submittedOn: string | null = '2026-03-02T10:00:00.000Z') {
  showPage(<Submissions projectId="p1" submittedOn={submittedOn} hooks={hooks} />)
}

it('says that nothing has been submitted', async () => {
  show(listing(), null)
  expect(await screen.findByText('Nothing has been submitted yet.')).toBeTruthy()
})

it('says that an earlier submission was not kept', async () => {
  show(listing())
  expect(await screen.findByText(/was submitted before submissions were kept/)).toBeTruthy()
})

it('offers no comparison of a single submission', async () => {
  show(listing(row(1)))
  expect(await screen.findByText(/nothing to compare yet/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('compares the newest submission with the one before it', async () => {
  show(listing(row(3), row(2), row(1)))
  const fields = await screen.findByRole('list', { name: 'Changed fields' })
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', '2')
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveProperty('value', '3')
  expect(screen.getByText('2 fields are different.')).toBeTruthy()
  const [address] = within(fields).getAllByRole('listitem')
  expect(address?.textContent).toContain('Company address')
  expect(address?.textContent).toContain('1 Harbour Front, Singapore')
  expect(address?.textContent).toContain('2 Harbour Front')
})

it.each([
  [1, 1],
  [3, 2],
  [7, 2],
])('begins with submission %d when a link asks for it and it is an earlier one', async (startFrom, from) => {
  const hooks = listing(row(3), row(2), row(1))
  showPage(<Submissions projectId="p1" submittedOn={null} startFrom={startFrom} hooks={hooks} />)
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveProperty('value', String(from))
  expect(hooks.useChanges).toHaveBeenLastCalledWith('p1', from, 3)
})

it('compares the submissions that are chosen', async () => {
  const hooks = listing(row(3), row(2), row(1))
  show(hooks)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), '1')
  expect(hooks.useChanges).toHaveBeenLastCalledWith('p1', 1, 3)
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), '1')
  expect(hooks.useChanges).toHaveBeenLastCalledWith('p1', 1, 1)
  expect(screen.getByText('The submissions are identical.')).toBeTruthy()
})

it('says that a hidden part changed, without its values', async () => {
  show({
    ...listing(row(2), row(1)),
    useChanges: () => read({ ...compared(1, 2, changes), hidden: ['bank' as const] }),
  })
  const fields = await screen.findByRole('list', { name: 'Changed fields' })
  const bank = within(fields).getAllByRole('listitem')[1]
  expect(bank?.textContent).toContain('Changed. Your role does not see the values.')
  expect(bank?.textContent).not.toContain('Atoll Bank')
})

it('announces loading', async () => {
  show({ ...listing(), useList: () => read() })
  expect(await screen.findByRole('status', { name: 'Loading the submissions' })).toBeTruthy()
})

it('reports a failed read and retries on request', async () => {
  const failed = read<never>(undefined, new TypeError('Failed to fetch'))
  show({ ...listing(), useList: () => failed })
  expect(await screen.findByText('The submissions could not be read')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalledOnce()
})

it('offers the document of both submissions where it may be downloaded', async () => {
  const document = { name: 'new.pdf', size: 9, sha256: 'b'.repeat(64) }
  const useChanges: SubmissionHooks['useChanges'] = (_id, from, to) =>
    read(compared(from, to, changesBetween(submitted, { ...submitted, document })))
  const DownloadDocument: SubmissionHooks['DownloadDocument'] = ({ number, name }) => <p>{`${number}: ${name}`}</p>
  show({ ...listing(row(2), row(1)), useChanges, DownloadDocument })
  expect(await screen.findByText('1: registration.pdf')).toBeTruthy()
  expect(screen.getByText('2: new.pdf')).toBeTruthy()
})

it('says that a file was not kept in place of its button', async () => {
  const document = { name: 'new.pdf', size: 9, sha256: 'b'.repeat(64) }
  const useChanges: SubmissionHooks['useChanges'] = (_id, from, to) =>
    read({
      ...compared(from, to, changesBetween(submitted, { ...submitted, document })),
      fromDocumentKept: false,
    })
  const DownloadDocument: SubmissionHooks['DownloadDocument'] = ({ number, name }) => <p>{`${number}: ${name}`}</p>
  show({ ...listing(row(2), row(1)), useChanges, DownloadDocument })
  expect(await screen.findByText('This file was not kept.')).toBeTruthy()
  expect(screen.queryByText('1: registration.pdf')).toBeNull()
  expect(screen.getByText('2: new.pdf')).toBeTruthy()
})
