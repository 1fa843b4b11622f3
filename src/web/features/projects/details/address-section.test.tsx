import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { answerOf } from '#tests/support/answers.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AddressSection } from './address-section.tsx'

const { projectId } = newProject
const address: Project['network'][number] = { id: 'a1', ip: '52.220.10.14', status: 'active' }

beforeEach(() => signIn('EXTERNAL_ADMIN', 'dana@lumen.example'))

function Page() {
  const { data } = useGetProjectSuspense(projectId)
  return <AddressSection project={data} />
}

function show(before: Project['network'], after: Project['network']) {
  vi.stubGlobal('fetch', async () => answerOf({ ...newProject, network: after }))
  queryClient.setQueryData(getGetProjectSuspenseQueryOptions(projectId).queryKey, { ...newProject, network: before })
  showPage(<Page />)
  return userEvent.setup()
}

const headingHasFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Whitelisted IPs' })))

it('moves the focus to its heading when an address is removed', async () => {
  const user = show([address], [])
  await user.click(await screen.findByRole('button', { name: 'Remove 52.220.10.14' }))
  await user.click(screen.getByRole('button', { name: 'Remove address' }))
  await screen.findByText(/^No addresses yet/)
  await headingHasFocus()
})

it.each([
  ['active', 'active', /no longer be allowed to call the platform/],
  ['active', 'draft', /the sandbox takes calls from every address/],
  ['draft', 'active', /not be allowed to make live calls/],
] as const)(
  'says what the removal of an address that is %s means beside one that is %s',
  async (status, other, note) => {
    const user = show(
      [
        { ...address, status },
        { id: 'a2', ip: '52.220.10.15', status: other },
      ],
      [],
    )
    await user.click(await screen.findByRole('button', { name: 'Remove 52.220.10.14' }))
    expect(screen.getByRole('alertdialog').textContent).toMatch(note)
  },
)

it('moves the focus to its heading when addresses are added', async () => {
  const user = show([], [address])
  await user.type(await screen.findByRole('textbox'), '52.220.10.14')
  await user.click(screen.getByRole('button', { name: 'Add addresses' }))
  await screen.findByRole('button', { name: 'Remove 52.220.10.14' })
  await headingHasFocus()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
})
