import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListReviewFieldsQueryKey } from '#generated/admin/client/notes.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewField } from '#generated/admin/model/reviewField.ts'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FieldMark, Noted } from './field-mark.tsx'
import { NotedFields } from './noted-fields.tsx'

const field = (own: Pick<ReviewField, 'pointer'> & Partial<ReviewField>): ReviewField => ({
  entry: null,
  changed: false,
  openNotes: 0,
  noteId: null,
  ...own,
})
const items = [
  field({ pointer: '/project/ipAddresses', changed: true }),
  field({ pointer: '/project/ipAddresses/0', entry: '8.8.4.4', openNotes: 2, noteId: 'n1' }),
  field({ pointer: '/project/ipAddresses/1', entry: '9.9.9.9', changed: true }),
  field({ pointer: '/company/name' }),
  field({ pointer: '/productCodes' }),
  field({ pointer: '/productCodes/0', entry: 'STM LUM-MONTH' }),
]

const noteAddress = (noteId: string) => ({ to: '/' as const, hash: `note-${noteId}` })

const bodies: unknown[] = []
beforeEach(() => {
  bodies.length = 0
  signIn('TECHNICAL_LIMITED', 'theo')
  queryClient.setQueryData(getListReviewFieldsQueryKey('p1'), { seen: 1, items })
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)))
    return answerOf({ seen: 1, items })
  })
})

function show(project: AdminProject = adminProject()) {
  showPage(
    <NotedFields project={project} noteAddress={noteAddress}>
      <FieldMark pointer="/company/name" />
      {['8.8.4.4', '9.9.9.9'].map((ip) => (
        <Noted key={ip} list="/project/ipAddresses" entry={ip}>
          {ip}
        </Noted>
      ))}
    </NotedFields>,
  )
}

it('opens the dialog with the field of the button chosen', async () => {
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Write a note on Whitelisted IPs, entry 2: 9.9.9.9' }))
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Field' })
  expect(select.selectedOptions[0]?.textContent).toBe('Whitelisted IPs, entry 2: 9.9.9.9')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Whose is it?')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(bodies).toEqual([{ pointer: '/project/ipAddresses/1', text: 'Whose is it?', blocking: false }])
})

it('opens the dialog with a code that was never submitted', async () => {
  showPage(
    <NotedFields project={adminProject()} noteAddress={noteAddress}>
      <Noted list="/productCodes" entry="STM LUM-DAY">
        LUM-DAY
      </Noted>
    </NotedFields>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Write a note on Product codes: STM LUM-DAY' }))
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Field' })
  expect(select.selectedOptions[0]?.textContent).toBe('Product codes: STM LUM-DAY')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Who asked for it?')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(bodies).toEqual([{ pointer: '/productCodes', text: 'STM LUM-DAY: Who asked for it?', blocking: false }])
})

it('links to the open notes of a field and marks a changed field', async () => {
  show()
  const link = await screen.findByRole('link', { name: '2 notes on Whitelisted IPs, entry 1: 8.8.4.4' })
  expect(link.getAttribute('href')).toBe('/#note-n1')
  expect(screen.getAllByText('New')).toHaveLength(1)
  expect(screen.queryByText('Changed')).toBeNull()
})

it('has no button while the project is with another desk', async () => {
  show(adminProject({ stage: 'business-review' }))
  await screen.findByText('New')
  expect(screen.queryByRole('button')).toBeNull()
})
