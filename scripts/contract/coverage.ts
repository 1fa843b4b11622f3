import { type PlacedOperation, responseKey } from '../generate/openapi.ts'
import type { Outcome } from './outcome.ts'
import type { Plan, TargetApi } from './plan.ts'

/** The result of one documented response of an operation. */
export type Cell = 'seen' | 'deviates' | 'not seen'

export interface OperationCoverage {
  api: TargetApi
  operation: PlacedOperation
  /** How many requests it got. */
  requests: number
  /** By status, range such as 4XX, or default. */
  cells: Record<string, Cell>
  /** Answered statuses that the specification does not document. */
  undocumented: number[]
  /** Why it got no valid request. */
  reason: string | undefined
}

export interface Coverage {
  operations: OperationCoverage[]
  asked: number
  documented: number
  seen: number
  /** Seen responses among the documented ones, rounded down, so that 100 means all. */
  percent: number
}

export function coverageOf(apis: TargetApi[], { withoutValid }: Plan, outcomes: Outcome[]): Coverage {
  const operations = apis.flatMap((api) =>
    api.operations.map((operation) => {
      const own = outcomes.filter(({ planned }) => planned.api === api && planned.operation === operation)
      const reason = withoutValid.find((each) => each.api === api && each.operation === operation)?.reason
      return { api, operation, requests: own.length, reason, ...statusesOf(operation, own) }
    }),
  )
  const cells = operations.flatMap((each) => Object.values(each.cells))
  const seen = cells.filter((cell) => cell === 'seen').length
  return {
    operations,
    asked: operations.filter(({ requests }) => requests > 0).length,
    documented: cells.length,
    seen,
    percent: cells.length === 0 ? 0 : Math.floor((100 * seen) / cells.length),
  }
}

function statusesOf(operation: PlacedOperation, outcomes: Outcome[]) {
  const answered = Map.groupBy(outcomes, ({ status }) => status && responseKey(operation, status))
  const cellOf = (key: string): Cell => {
    const own = answered.get(key)
    if (!own) return 'not seen'
    return own.some(({ findings }) => findings.length > 0) ? 'deviates' : 'seen'
  }
  const documented = Object.keys(operation.responses).filter((key) => !key.startsWith('x-'))
  const others = (answered.get(undefined) ?? []).flatMap(({ status }) => status ?? [])
  return {
    cells: Object.fromEntries(documented.map((key) => [key, cellOf(key)])),
    undocumented: [...new Set(others)],
  }
}
