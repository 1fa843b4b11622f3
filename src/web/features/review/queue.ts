import { counted } from '#domain/counts.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'

type Waits = Pick<AdminProjectRow, 'id' | 'dateSubmitted'>

/** The project that was submitted first. */
export function longestWaiting<Row extends Waits>(rows: readonly Row[]): Row | undefined {
  const submitted = ({ dateSubmitted }: Waits) => dateSubmitted ?? ''
  return rows.toSorted((a, b) => submitted(a).localeCompare(submitted(b)))[0]
}

/**
 * The project after this one in the server's order: ready for a decision first, then the longest waiting. The last one is
 * followed by the first. A project that has left the queue is followed by the first, too.
 */
export function nextInQueue<Row extends Waits>(rows: readonly Row[], projectId: string): Row | undefined {
  const others = rows.filter(({ id }) => id !== projectId)
  const at = rows.findIndex(({ id }) => id === projectId)
  return others[at] ?? others[0]
}

/** 'Your team's median time: 1.5 business days, over the last 12 projects.' */
export function medianText(days: number, projects: number): string {
  return `Your team's median time: ${counted(days, 'business day')}, over the last ${projects === 1 ? 'project' : `${projects} projects`}.`
}
