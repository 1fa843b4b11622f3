import type { Coverage, OperationCoverage } from './coverage.ts'
import type { Outcome } from './outcome.ts'

/** The text that the command prints. */
export function summaryOf(coverage: Coverage, outcomes: Outcome[]): string {
  const { operations, asked, documented, seen, percent } = coverage
  const findings = outcomes.flatMap((outcome) => outcome.findings.map((finding) => describe(outcome, finding)))
  return [
    ...operations.filter(({ requests }) => requests > 0).map(lineOf),
    ...Map.groupBy(operations, ({ reason }) => reason)
      .entries()
      .flatMap(notAsked),
    '',
    ...findings,
    `operations asked: ${asked} of ${operations.length}, with ${outcomes.length} requests`,
    `responses seen: ${seen} of ${documented} documented (${percent} %)`,
    `findings: ${findings.length}`,
  ].join('\n')
}

function lineOf({ operation, cells, undocumented }: OperationCoverage): string {
  const having = (cell: string) => Object.keys(cells).filter((status) => cells[status] === cell)
  const parts: [string, (string | number)[]][] = [
    ['seen', having('seen')],
    ['deviates', having('deviates')],
    ['undocumented', undocumented],
    ['not seen', having('not seen')],
  ]
  const told = parts.filter(([, statuses]) => statuses.length > 0)
  return `${operation.operationId.padEnd(32)} ${told.map(([name, statuses]) => `${name} ${statuses.join(' ')}`).join('; ')}`
}

function notAsked([reason, operations]: [string | undefined, OperationCoverage[]]): string[] {
  if (reason === undefined) return []
  return ['', `no valid request, ${reason}: ${operations.map(({ operation }) => operation.operationId).join(', ')}`]
}

function describe({ planned }: Outcome, { pointer, message, place }: Outcome['findings'][number]): string {
  const { operation, name } = planned
  return `FINDING ${operation.operationId}, ${name}: ${pointer ? `${pointer} ` : ''}${message}\n        ${place}`
}
