import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { furthest } from './onboarding.ts'

/** What the page shows of a partner with these projects. Its route asks for just that. */
export function contentOf(projects: readonly ProjectRow[]) {
  const has = (status: ProjectRow['status']) => projects.some((project) => project.status === status)
  const hasLive = has('GONE_LIVE')
  return {
    hasLive,
    /** There are figures of whatever was live once: a suspended project sold what it sold. */
    hasFigures: hasLive || has('SUSPENDED'),
    /** The project whose way to live is told, where none is. */
    onItsWay: hasLive ? undefined : furthest(projects),
  }
}
