import { expect, it } from 'vitest'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { contentOf } from './content.ts'

const project = (status: ProjectRow['status']): ProjectRow => ({
  id: status,
  projectName: 'Harbour Radio',
  status,
  createDate: '2026-03-02T00:00:00.000Z',
})

it('shows the checklist and no figures before the first go-live', () => {
  expect(contentOf([])).toEqual({ hasLive: false, hasFigures: false, onItsWay: undefined })
  for (const status of ['NEW', 'GO_LIVE_PENDING_SUBMIT', 'REJECT'] as const) {
    expect(contentOf([project(status)])).toMatchObject({ hasFigures: false, onItsWay: { id: status } })
  }
})

it('shows figures of a suspended project, also beside a pending one', () => {
  expect(contentOf([project('SUSPENDED')])).toEqual({ hasLive: false, hasFigures: true, onItsWay: undefined })
  const both = contentOf([project('SUSPENDED'), project('NEW')])
  expect(both).toMatchObject({ hasLive: false, hasFigures: true, onItsWay: { id: 'NEW' } })
})

it('shows no checklist beside a live project', () => {
  const shown = contentOf([project('NEW'), project('GONE_LIVE')])
  expect(shown).toEqual({ hasLive: true, hasFigures: true, onItsWay: undefined })
})
