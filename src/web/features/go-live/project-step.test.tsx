import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { ProjectStep } from './project-step.tsx'

const coming = { id: 4, code: 'ARTL', name: 'ARTL', country: null, currency: null, offered: false } as const

async function show(onType = vi.fn()) {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    PROVIDER: [...regionProviders, coming],
  } as never)
  showPage(
    <ProjectStep
      editable={['operators', 'addresses']}
      review={{ section: 'project', fields: [], notes: [], requested: null }}
      initial={{}}
      pending={false}
      problem={null}
      onType={onType}
      onForward={() => {}}
      onBack={() => {}}
    />,
  )
  await screen.findByRole('radiogroup', { name: 'Country' })
  return userEvent.setup()
}

it('asks for one country, and sends its operators', async () => {
  const onType = vi.fn()
  const user = await show(onType)
  await user.click(screen.getByRole('radio', { name: /Singapore/ }))
  await user.click(screen.getByRole('radio', { name: /Thailand/ }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  expect(onType.mock.lastCall?.[0]).toMatchObject({ providers: ['AIS'] })
})

it('says that a country is missing, at the group', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  screen.getByRole('radiogroup', { name: 'Country', description: 'Please select a country' })
})

it('names the operators to come in one line', async () => {
  await show()
  screen.getByText('ARTL: Coming soon.')
  expect(screen.queryByRole('radio', { name: /ARTL/ })).toBeNull()
})
