import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { deskTabs } from './desk-tabs.ts'
import { ReviewPending } from './review-pending.tsx'

it.each([
  ['/sms-template/p1', ['At a glance', 'Project details']],
  ['/tech-validation/p1/conversation', ['Conversation']],
])('shows the tabs of a review, and the sections of %s', async (path, sections) => {
  showPage(<ReviewPending />, createMemoryHistory({ initialEntries: [path] }))
  for (const { label } of deskTabs) expect((await screen.findAllByText(label)).length).toBeGreaterThan(0)
  const shown = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)
  expect(shown).toEqual(sections)
})
