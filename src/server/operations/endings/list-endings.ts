import type { CallPart, ProductChanges } from '#domain/product-changes.ts'
import { maxCallsRead, type ProjectEnding } from '#domain/product-impact.ts'
import { findUses, type UseSearch, usesSince } from '#server/impact/find-uses.ts'
import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentEndings } from '#server/presenters/api-changes.ts'

export const listEndings: Operation<'listEndings'> = async (context) => {
  const { productChanges, db, now } = context
  const project = await findOwnProject(db, context)
  const since = usesSince(now())
  const search = { db, since, maxCalls: maxCallsRead, projectId: project.id }
  return presentEndings(since, await projectEndings(search, productChanges))
}

/** The ending parts that a project uses, the earliest end first, with the number of its calls. */
async function projectEndings(
  search: Omit<UseSearch, 'product'> & { projectId: string },
  products: ProductChanges[],
): Promise<{ calls: number; items: ProjectEnding[] }> {
  const items: ProjectEnding[] = []
  let calls = 0
  for (const { product, title: productTitle, endings } of products) {
    // A call may use several things that end: the last list counts it once.
    const wanted = [...endings.map(({ part }) => [part]), onePerOperation(endings.map(({ part }) => part))]
    const found = await findUses({ ...search, product }, wanted)
    for (const [index, ending] of endings.entries())
      for (const use of found[index] ?? []) items.push({ product, productTitle, ending, use })
    calls += (found.at(-1) ?? []).reduce((sum, use) => sum + use.calls, 0)
  }
  return { calls, items: items.sort((one, other) => one.ending.sunset.localeCompare(other.ending.sunset)) }
}

/** Calls that use one of the parts of an operation. */
function onePerOperation(parts: CallPart[]): CallPart[] {
  const joined = new Map<string, CallPart>()
  for (const part of parts) {
    const before = joined.get(part.operation) ?? part
    const { sends: _, ...operation } = part
    const sends = before.sends && part.sends && [...before.sends, ...part.sends]
    joined.set(part.operation, { ...operation, ...(sends && { sends }) })
  }
  return [...joined.values()]
}
