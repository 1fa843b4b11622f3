import { counted } from '#domain/counts.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'

type Waits = Pick<AdminProjectRow, 'id' | 'dateSubmitted' | 'stage'>

/** Whether a desk can do something: a project in which its partner makes changes waits for the partner. */
const isOurs = ({ stage }: Waits) => stage !== 'changes-requested'

/** The project that was submitted first, of those at a desk. */
export function longestWaiting<Row extends Waits>(rows: readonly Row[]): Row | undefined {
  const submitted = ({ dateSubmitted }: Waits) => dateSubmitted ?? ''
  return rows.filter(isOurs).toSorted((a, b) => submitted(a).localeCompare(submitted(b)))[0]
}

/**
 * The project at a desk that follows this one in the server's order: ready for a decision first, then the longest waiting. The
 * last one is followed by the first. A project that has left the queue is followed by the first, too.
 */
export function nextInQueue<Row extends Waits>(rows: readonly Row[], projectId: string): Row | undefined {
  const at = rows.findIndex(({ id }) => id === projectId)
  const others = at < 0 ? rows : [...rows.slice(at + 1), ...rows.slice(0, at)]
  return others.find(isOurs)
}

/** 'Your team's median time: 1.5 business days, over the last 12 reviews.' A project may be reviewed several times. */
export function medianText(days: number, reviews: number): string {
  return `Your team's median time: ${counted(days, 'business day')}, over the last ${reviews === 1 ? 'review' : `${reviews} reviews`}.`
}
