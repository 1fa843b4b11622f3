import type { Readiness } from '#generated/portal/model/readiness.ts'

export function splitItems({ items }: Readiness) {
  return { open: items.filter(({ done }) => !done), done: items.filter(({ done }) => done) }
}

/** '3 of 17 items are open.' */
export function openText(readiness: Readiness): string {
  const { open } = splitItems(readiness)
  if (open.length === 0) return 'Everything is done.'
  return `${open.length} of ${readiness.items.length} items ${open.length === 1 ? 'is' : 'are'} open.`
}
