import { expect, it } from 'vitest'
import type { ApiChanges } from '#generated/admin/model/apiChanges.ts'
import { sectionsOf, shownSections, usageSummary } from './sections.ts'

const none = { total: 0, uses: [] }
const change = {
  rule: 'request-property-removed',
  message: 'reason is gone',
  pointer: '#/a',
  operations: ['one', 'two'],
}
const changes: ApiChanges = {
  since: '2026-08-25T00:00:00.000Z',
  product: 'p',
  products: [],
  endings: [
    {
      id: 'sendSms',
      label: 'the operation',
      operation: 'sendSms',
      method: 'POST',
      path: '/v1/sms',
      ...none,
      deprecated: null,
      sunset: '2027-05-01',
    },
  ],
  comparisons: [
    {
      version: 'unreleased',
      before: '1.1.0',
      released: null,
      changes: [{ ...change, kind: 'breaking', countsFields: true, ...none }],
    },
    { version: '1.1.0', before: '1.0.0', released: '2026-11-23', changes: [] },
  ],
}

it('shows the ending parts, then each comparison that has changes', () => {
  const sections = sectionsOf(changes)
  expect(sections.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: 'endings', title: 'What ends' },
    { id: 'unreleased', title: 'Not released yet, compared with 1.1.0' },
  ])
  expect(sections[0]?.items[0]).toMatchObject({ title: 'sendSms', badge: { label: 'Ends on 1 May 2027' } })
  expect(sections[1]?.items[0]).toMatchObject({
    title: 'reason is gone',
    note: 'one, two at #/a',
    badge: { label: 'Breaking' },
    unused: 'No call in the last 90 days concerned this field.',
  })
})

it('names a version that is released by its day', () => {
  const [, , released] = sectionsOf({
    ...changes,
    comparisons: changes.comparisons.map((each) => ({
      ...each,
      changes: [{ ...change, kind: 'text', countsFields: false, ...none }],
    })),
  })
  expect(released?.title).toBe('Version 1.1.0 of 23 Nov 2026, compared with 1.0.0')
  expect(released?.items[0]?.badge.label).toBe('Deprecated')
})

it('shows only the chosen section, and all for an unknown one', () => {
  const sections = sectionsOf(changes)
  expect(shownSections(sections, 'unreleased').map(({ id }) => id)).toEqual(['unreleased'])
  expect(shownSections(sections, 'gone').map(({ id }) => id)).toEqual(['endings', 'unreleased'])
})

it('counts projects and partners that a change concerns, or may concern', () => {
  const use = {
    projectId: 'p1',
    projectName: 'Games',
    isSubmitted: true,
    orgId: 'o1',
    partnerName: 'Lumen',
    unknown: 2,
    environment: 'live' as const,
    calls: 1,
    lastCallOn: '2026-11-20T08:00:00.000Z',
  }
  const other = { ...use, projectId: 'p2', calls: 0 }
  expect(usageSummary([use, { ...use, environment: 'sandbox' }, other])).toBe('Concerns 1 project of 1 partner')
  expect(usageSummary([other, { ...other, projectId: 'p3' }])).toBe('May concern 2 projects of 1 partner')
})
