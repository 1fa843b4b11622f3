import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { getListPendingProjectsSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import type { Waiting } from '#generated/admin/model/waiting.ts'
import { cellsOf, headsOf, showPage } from '#tests/support/show-page.tsx'
import { projectRow } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { BusinessAdminHome } from './business-admin-home.tsx'
import { BusinessInternalHome, TechnicalHome } from './staff-homes.tsx'

const list = 'Pending Approval'

const waiting = [
  projectRow({ id: 'Older', dateSubmitted: '2026-02-11T08:00:00.000Z', techCheckDate: null }),
  projectRow({ id: 'Newest', dateSubmitted: '2026-02-13T08:00:00.000Z', techCheckDate: '2026-02-20T08:00:00.000Z' }),
  projectRow({ id: 'Newer', dateSubmitted: '2026-02-12T08:00:00.000Z', techCheckDate: '2026-02-14T08:00:00.000Z' }),
]

beforeEach(() => {
  queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
    items: waiting,
    total: waiting.length,
    queue: { overdue: 0, medianDays: null, finished: 0 },
  })
})

describe('pending projects', () => {
  it('of the technical admin are oldest first', async () => {
    showPage(<TechnicalHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Date submitted', 'Waiting since'],
      sorted: ['Date submitted', 'ascending'],
    })
    expect(await cellsOf(list, 'Project name')).toEqual(['Older', 'Newer', 'Newest'])
  })

  it('of business internal are newest first', async () => {
    showPage(<BusinessInternalHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Date submitted'],
      sorted: ['Date submitted', 'descending'],
    })
    expect(await cellsOf(list, 'Project name')).toEqual(['NewestSubmit', 'NewerSubmit', 'OlderSubmit'])
  })

  it('of the business admin are sorted by tech check, decidable ones first', async () => {
    showPage(<BusinessAdminHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Stage', 'Date submitted', 'Tech check', 'Actions'],
      sorted: ['Tech check', 'ascending'],
    })
    expect(await cellsOf(list, 'Project name')).toEqual(['Newer', 'Newest', 'Older'])
    expect(await cellsOf(list, 'Tech check')).toEqual(['Done 14-Feb', 'Done 20-Feb', 'Not done'])
    expect(getComputedStyle(screen.getByText('Done 14-Feb')).whiteSpace).toBe('nowrap')
  })
})

it('sorts by stage in the order in which projects pass them', async () => {
  const stages = ['changes-requested', 'business-review', 'preparation', 'technical-review'] as const
  const items = stages.map((stage) => projectRow({ id: stage, stage }))
  queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
    items,
    total: items.length,
    queue: { overdue: 0, medianDays: null, finished: 0 },
  })
  showPage(<BusinessAdminHome />)
  await userEvent.click(await screen.findByRole('button', { name: 'Stage' }))
  expect(await cellsOf(list, 'Stage')).toEqual([
    'Preparation',
    'Technical review',
    'Business review',
    'Changes requested',
  ])
})

it('marks the project that its partner changes, and no other', async () => {
  const items = [projectRow({ id: 'Asked', stage: 'changes-requested' }), projectRow({ id: 'Ours' })]
  queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
    items,
    total: 2,
    queue: { overdue: 0, medianDays: null, finished: 0 },
  })
  showPage(<BusinessAdminHome />)
  await screen.findByText("Partner's turn")
  expect((await cellsOf(list, 'Project name')).toSorted()).toEqual(["AskedPartner's turn", 'Ours'])
})

describe('a queue with an overdue project', () => {
  const waits = (businessDays: number, lastViewed: Waiting['lastViewed'] = null): Waiting => ({
    turn: 'technical',
    since: '2026-02-12T08:00:00.000Z',
    businessDays,
    promisedDays: 5,
    promisedOn: '2026-02-19',
    paused: false,
    overdue: businessDays > 5,
    lastViewed,
  })
  const viewed = { emailId: 'theo@portal.example', viewedOn: '2026-02-13T08:00:00.000Z' }

  beforeEach(() => {
    const items = [
      projectRow({ id: 'Newer', dateSubmitted: '2026-02-12T08:00:00.000Z', waiting: waits(5) }),
      projectRow({ id: 'Older', dateSubmitted: '2026-02-11T08:00:00.000Z', waiting: waits(6, viewed) }),
    ]
    queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
      items,
      total: 2,
      queue: { overdue: 1, medianDays: 1.5, finished: 12 },
    })
  })

  it.each([
    ['technical admin', TechnicalHome, '/tech-validation/Older'],
    ['business internal', BusinessInternalHome, '/sms-template/Older'],
    ['business admin', BusinessAdminHome, '/sms-template/Older'],
  ])('leads the %s to the longest waiting project', async (_role, Home, href) => {
    showPage(<Home />)
    const strip = await screen.findByRole('region', { name: 'Longest waiting' })
    expect(strip.textContent).toContain('2 waiting, 1 overdue')
    expect(strip.textContent).toContain('6 business days instead of 5')
    expect(strip.textContent).toContain("Your team's median time: 1.5 business days, over the last 12 reviews.")
    expect(within(strip).getByRole('link', { name: 'Start with Older' }).getAttribute('href')).toBe(href)
  })

  it.each([
    [1204, '1 204 waiting'],
    [2001, 'more than 2 000 waiting'],
  ])('says of %d counted projects: %s', async (total, words) => {
    queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
      items: [projectRow({ id: 'Only', waiting: waits(1) })],
      total,
      queue: { overdue: 0, medianDays: null, finished: 0 },
    })
    showPage(<TechnicalHome />)
    const strip = await screen.findByRole('region', { name: 'Longest waiting' })
    expect(strip.textContent?.replaceAll(/\s/g, ' ')).toContain(words)
  })

  it('shows the age, marks only the overdue one, and says who looked last', async () => {
    showPage(<TechnicalHome />)
    const [older, newer] = await cellsOf(list, 'Date submitted')
    expect(older).toContain('Overdue6 business days instead of 5')
    expect(newer).toContain('5 of 5 business days')
    expect(newer).not.toContain('Overdue')
    const [seen, unseen] = await cellsOf(list, 'Project name')
    expect(seen).toContain('Opened 13 Feb 2026 by theo@portal.example')
    expect(unseen).toContain('Not opened yet')
  })

  it('links the partner only for the business admin, who can open it', async () => {
    showPage(<BusinessAdminHome />)
    const [link] = await screen.findAllByRole('link', { name: 'Lumen' })
    expect(link?.getAttribute('href')).toBe('/content-partners/o1')
    cleanup()
    showPage(<TechnicalHome />)
    await screen.findByRole('table', { name: list })
    expect(screen.queryByRole('link', { name: 'Lumen' })).toBeNull()
  })
})
