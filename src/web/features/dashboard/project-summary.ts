import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { furthest } from '#web/entities/project/onboarding.ts'

/** Summarizes a partner's projects for the dashboard. Its route loads only what that shows. */
export function summarizeProjects(projects: readonly ProjectRow[]) {
  const has = (status: ProjectRow['status']) => projects.some((project) => project.status === status)
  const hasLive = has('GONE_LIVE')
  const [newestApproved] = projects
    .filter(({ goLiveDate }) => goLiveDate)
    .sort((a, b) => (b.goLiveDate ?? '').localeCompare(a.goLiveDate ?? ''))
  return {
    /** The figures of its country are shown first. */
    newestApproved,
    hasLive,
    /** Figures exist for every project that was ever live, suspended ones included. */
    hasFigures: hasLive || has('SUSPENDED'),
    /** The project whose checklist is shown when none is live. */
    furthestProject: hasLive ? undefined : furthest(projects),
  }
}
