import { expect, it } from 'vitest'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { summarizeProjects } from './project-summary.ts'

const project = (status: ProjectRow['status']): ProjectRow => ({
  id: status,
  projectName: 'Harbour Radio',
  status,
  createDate: '2026-03-02T00:00:00.000Z',
})

it('shows the checklist and no figures before the first go-live', () => {
  expect(summarizeProjects([])).toEqual({
    newestApproved: undefined,
    hasLive: false,
    hasFigures: false,
    furthestProject: undefined,
  })
  for (const status of ['NEW', 'GO_LIVE_PENDING_SUBMIT', 'REJECT'] as const) {
    expect(summarizeProjects([project(status)])).toMatchObject({ hasFigures: false, furthestProject: { id: status } })
  }
})

it('shows figures of a suspended project, also beside a pending one', () => {
  expect(summarizeProjects([project('SUSPENDED')])).toMatchObject({
    hasLive: false,
    hasFigures: true,
    furthestProject: undefined,
  })
  const both = summarizeProjects([project('SUSPENDED'), project('NEW')])
  expect(both).toMatchObject({ hasLive: false, hasFigures: true, furthestProject: { id: 'NEW' } })
})

it('shows no checklist beside a live project', () => {
  const shown = summarizeProjects([project('NEW'), project('GONE_LIVE')])
  expect(shown).toMatchObject({ hasLive: true, hasFigures: true, furthestProject: undefined })
})

it('finds the project that was approved last', () => {
  const approved = (id: string, goLiveDate: string | null) => ({ ...project('GONE_LIVE'), id, goLiveDate })
  const rows = [approved('first', '2026-02-01T08:00:00.000Z'), approved('last', '2026-02-20T08:00:00.000Z')]
  expect(summarizeProjects([approved('never', null), ...rows]).newestApproved?.id).toBe('last')
})
