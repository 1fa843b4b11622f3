import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { toaster } from '#web/stores/toast.ts'
import { NoteFailedTests, StartTests } from './product-tests.tsx'

const calls: string[] = []
const bodies: unknown[] = []
beforeEach(() => {
  calls.length = 0
  bodies.length = 0
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = address instanceof Request ? address.url : String(address)
    calls.push(`${init?.method} ${new URL(url, 'http://localhost').pathname}`)
    if (init?.body) bodies.push(JSON.parse(String(init.body)))
    return answerOf({ opened: 2 })
  })
})
const button = () => screen.findByRole('button', { name: 'Add notes for failed tests' })

it('adds the notes of every failed product code in one call', async () => {
  showPage(<NoteFailedTests project={adminProject()} />)
  await userEvent.click(await button())
  expect(calls).toContain('POST /admin/projects/p1/failed-test-notes')
})

it('shows why the notes were not added', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<NoteFailedTests project={adminProject()} />)
  await userEvent.click(await button())
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.type).toBe('error'))
})

it('is disabled once the project has left the desk', async () => {
  showPage(<NoteFailedTests project={adminProject({ stage: 'business-review' })} />)
  await userEvent.click(await button())
  expect(calls).toEqual([])
})

const code = {
  id: 'c1',
  env_type: 'live',
  provider: 'STM',
  code: 'DAY',
  description: 'Day ticket',
  price: '9.80',
  currency: 'SGD',
} as const

it('repeats the test of one product code', async () => {
  showPage(<StartTests project={adminProject()} code={code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat the test of DAY' }))
  expect(bodies).toEqual([{ projectId: 'p1', codeId: 'c1' }])
})

it('does not repeat a test while the tests run', async () => {
  const productResult = { status: 2, testOn: '2026-02-21T08:00:00.000Z', codeId: 'c1' } as const
  showPage(<StartTests project={adminProject({ productResult })} code={code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat the test of DAY' }))
  expect(bodies).toEqual([])
})
