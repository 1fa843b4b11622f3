import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { NoteFailedTests } from './product-tests.tsx'

const calls: string[] = []
beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = address instanceof Request ? address.url : String(address)
    calls.push(`${init?.method} ${new URL(url, 'http://localhost').pathname}`)
    return Response.json({ status: true, message: '', data: { opened: 2 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const button = () => screen.findByRole('button', { name: 'Add notes for failed tests' })

it('adds the notes of every failed product code in one call', async () => {
  showPage(<NoteFailedTests project={adminProject()} />)
  await userEvent.click(await button())
  expect(calls).toContain('POST /admin/projects/p1/failed-test-notes')
})

it('is disabled once the project has left the desk', async () => {
  showPage(<NoteFailedTests project={adminProject({ stage: 'business-review' })} />)
  await userEvent.click(await button())
  expect(calls).toEqual([])
})
