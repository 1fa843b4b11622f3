import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { FurtherFields } from './further-fields.tsx'
import { ReviewContext, useFurtherFields } from './use-further-fields.ts'

const ofAddress = { id: 'n1', pointer: '/company/address', text: 'It moved.' }
const ofNetwork = { id: 'n2', pointer: '/project/ipAddresses', text: 'Whose are they?' }

let status: 'draft' | 'active'
let others: { id: string; status: string }[]
let related: unknown[]

beforeEach(() => {
  status = 'draft'
  others = []
  related = []
  const asked = { state: 'open', blocking: true, related: [] }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'https://portal.example')
    if (method === 'POST') related.push([pathname.split('/').at(-2), JSON.parse(String(body)).pointer])
    const answers: Record<string, object> = {
      '/portal/org': { status },
      '/portal/projects': { items: [{ id: 'p1', status: 'GO_LIVE_PENDING_SUBMIT' }, ...others] },
      '/portal/projects/p1/notes': { items: [ofAddress, ofNetwork].map((note) => ({ ...note, ...asked })), total: 2 },
    }
    return answerOf(answers[pathname] ?? {})
  })
})
function Sections() {
  const review = useFurtherFields({ projectIds: ['p1'], requested: [ofAddress.pointer, ofNetwork.pointer] })
  return (
    <ReviewContext value={review}>
      <FurtherFields title="Company" fields={['/company/name']} />
      <FurtherFields title="Project" fields={['/project/locale']} />
      <FurtherFields title="Bank" fields={['/payment/bankName']} />
    </ReviewContext>
  )
}

const buttons = () => screen.queryAllByRole('button', { name: /^Change another field/ }).map((each) => each.textContent)

it.each<[string, typeof status, typeof others, string[]]>([
  ['every section', 'draft', [{ id: 'p2', status: 'NEW' }], ['Company', 'Project', 'Bank']],
  ['the noted part of a settled company', 'active', [], ['Company', 'Project']],
  [
    'the noted part of a company with another project under review',
    'draft',
    [{ id: 'p2', status: 'GO_LIVE_PENDING_SUBMIT' }],
    ['Company', 'Project'],
  ],
])('offers further fields in %s', async (_case, company, projects, sections) => {
  status = company
  others = projects
  showPage(<Sections />)
  await waitFor(() => expect(buttons()).toEqual(sections.map((name) => `Change another field too in ${name}`)))
})

it('opens a field of a settled company with the note on the same part', async () => {
  status = 'active'
  showPage(<Sections />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change another field too in Company' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Company name' }))
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open the fields' }))
  await waitFor(() => expect(related).toEqual([['n1', '/company/name']]))
})
