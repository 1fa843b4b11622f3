import type { ProductChanges } from '#domain/product-changes.ts'
import type { ProductImpact, ProjectEnding, Use, UsedChange, UsedEnding } from '#domain/product-impact.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { NamedProject } from '#server/repositories/operation-calls.ts'

type ApiChanges = OperationIO['getApiChanges']['data']
type ApiChange = ApiChanges['comparisons'][number]['changes'][number]
type ApiEnding = ApiChanges['endings'][number]
type ApiUse = ApiEnding['uses'][number]

interface Presented {
  since: Date
  product: string
  products: ProductChanges[]
  impact: ProductImpact
  names: NamedProject[]
}

/** Most rows of one change. */
const maxUses = 100

/** The ids of the projects that the answer names. */
export function shownUses({ endings, comparisons }: ProductImpact): string[] {
  const used = [...endings, ...comparisons.flatMap(({ changes }) => changes)]
  return [...new Set(used.flatMap(({ uses }) => uses.slice(0, maxUses).map(({ projectId }) => projectId)))]
}

export function presentApiChanges({ since, product, products, impact, names }: Presented): ApiChanges {
  const named = new Map(names.map((each) => [each.id, each]))
  return {
    since: since.toISOString(),
    product,
    products: products.map((each) => ({ product: each.product, title: each.title })),
    endings: impact.endings.map((each) => presentEnding(each, named)),
    comparisons: impact.comparisons.map(({ version, before, released, changes }) => ({
      version,
      before,
      released,
      changes: changes.map((each) => presentChange(each, named)),
    })),
  }
}

function presentChange(change: UsedChange, named: Map<string, NamedProject>): ApiChange {
  const { kind, rule, message, pointer, parts, uses } = change
  return {
    kind,
    rule,
    message,
    pointer,
    operations: parts.map(({ operation }) => operation),
    countsFields: parts.some(({ sends }) => sends !== undefined),
    ...presentUses(uses, named),
  }
}

function presentEnding(
  { id, label, part, deprecated, sunset, uses }: UsedEnding,
  named: Map<string, NamedProject>,
): ApiEnding {
  const { operation, method, path } = part
  return { id, label, operation, method, path, deprecated, sunset, ...presentUses(uses, named) }
}

/** A project that is gone has calls in the log, and no name. */
function presentUses(uses: Use[], named: Map<string, NamedProject>): { total: number; uses: ApiUse[] } {
  const rows = uses.slice(0, maxUses).flatMap(({ projectId, environment, calls, unknown, lastAt }) => {
    const project = named.get(projectId)
    if (!project) return []
    const { name: projectName, isSubmitted, organisationId: orgId, partnerName } = project
    const counted = { environment, calls, unknown, lastCallOn: lastAt.toISOString() }
    return [{ projectId, projectName, isSubmitted, orgId, partnerName, ...counted }]
  })
  return { total: uses.length, uses: rows }
}

export function presentEndings(
  since: Date,
  { calls, items }: { calls: number; items: ProjectEnding[] },
): OperationIO['listEndings']['data'] {
  return {
    since: since.toISOString(),
    calls,
    items: items.map(({ product, productTitle, ending, use }) => ({
      product,
      productTitle,
      operation: ending.part.operation,
      method: ending.part.method,
      path: ending.part.path,
      label: ending.label,
      sunset: ending.sunset,
      environment: use.environment,
      calls: use.calls,
      unknown: use.unknown,
      lastCallOn: use.lastAt.toISOString(),
    })),
  }
}
