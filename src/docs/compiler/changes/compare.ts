import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#domain/is-object.ts'
import { below } from '#domain/json-pointer.ts'
import { type OpenApiDocument, resolve, type ServerObject } from '#domain/openapi.ts'
import { operationsBelow, type WrittenOperation, wholeItems } from '#domain/openapi-operations.ts'
import { filledUrl } from '../product/servers.ts'
import { compareKeys, compareOperations, directions } from './compare-operations.ts'
import { compareSecuritySchemes } from './compare-security.ts'
import { type Difference, Report } from './report.ts'

/**
 * What differs between two versions of a file, and whom it affects: breaking differences first. Parts that no operation uses
 * count as text.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Difference[] {
  const report = new Report(before, after)
  compareAddresses(report, before.servers, after.servers, '#/servers')
  compareSecuritySchemes(report)
  compareRateLimits(report)
  comparePaths(report, 'paths')
  comparePaths(report, 'webhooks')
  compareFile(report)
  return report.differences()
}

/** Only where the path or the operation has servers of its own: the file's servers are compared once. */
function compareOwnServers(report: Report, before: WrittenOperation, after: WrittenOperation): void {
  const [old, current] = [before, after].map(({ item, operation }) => operation.servers ?? item.servers)
  if (!old && !current) return
  const pointer = below(after.pointer, 'servers')
  compareAddresses(report, old ?? report.before.servers, current ?? report.after.servers, pointer)
}

function compareAddresses(
  report: Report,
  before: ServerObject[] = [],
  after: ServerObject[] = [],
  pointer: string,
): void {
  const [old, current] = [before.map(filledUrl), after.map(filledUrl)]
  for (const url of old) if (!current.includes(url)) report.add('server-removed', pointer, `${url} is gone`)
  for (const url of current) if (!old.includes(url)) report.add('server-added', pointer, `${url} is new`)
}

/** Compares x-rate-limits by environment, in calls per second. */
function compareRateLimits(report: Report): void {
  const [old, current] = [ratesOf(report.before), ratesOf(report.after)]
  for (const [environment, rate] of current) {
    const earlier = old.get(environment) ?? Number.POSITIVE_INFINITY
    if (rate < earlier) report.add('rate-limit-lowered', '#/x-rate-limits', `${environment} allows fewer calls`)
    if (rate > earlier) report.add('rate-limit-raised', '#/x-rate-limits', `${environment} allows more calls`)
  }
}

function ratesOf({ 'x-rate-limits': rows }: OpenApiDocument): Map<string, number> {
  const known = Array.isArray(rows) ? rows.filter(isObject) : []
  return new Map(known.map(({ environment, calls, seconds }) => [String(environment), Number(calls) / Number(seconds)]))
}

function comparePaths(report: Report, place: 'paths' | 'webhooks'): void {
  const directed = directions[place === 'paths' ? 'operation' : 'callback']
  const operationsOf = (document: OpenApiDocument) => byCall(operationsBelow(document[place], below('#', place)))
  compareKeys(operationsOf(report.before), operationsOf(report.after), {
    gone: ({ name, pointer }) => report.within(name, () => report.add('operation-removed', pointer, `${name} is gone`)),
    added: ({ name, pointer }) => report.within(name, () => report.add('operation-added', pointer, `${name} is new`)),
    both: (before, after) =>
      report.within(after.name, () => {
        if (place === 'paths') compareOwnServers(report, before, after)
        compareOperations(report, before, after, directed)
        compareCallbacks(report, before, after)
      }),
  })
}

/** By method and path; the names in braces may change. */
const byCall = (operations: WrittenOperation[]): Map<string, WrittenOperation> =>
  new Map(operations.map((each) => [`${each.method} ${each.path.replace(/\{[^}]*\}/g, '{}')}`, each]))

/** Calls that the API makes for an operation. */
function compareCallbacks(report: Report, before: WrittenOperation, after: WrittenOperation): void {
  compareKeys(callbacksOf(report.before, before), callbacksOf(report.after, after), {
    gone: ({ name, pointer }) => report.add('operation-removed', pointer, `the callback ${name} is gone`),
    added: ({ name, pointer }) => report.add('operation-added', pointer, `the callback ${name} is new`),
    both: (earlier, callback) => compareOperations(report, earlier, callback, directions.callback),
  })
}

/** By name, method and address. What an address has in braces says where it comes from. */
function callbacksOf(document: OpenApiDocument, { operation, pointer }: WrittenOperation) {
  const named = Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
    operationsBelow(wholeItems(document, resolve(document, callback)), below(pointer, 'callbacks', name)).map(
      (each) => [`${name} ${each.method} ${each.path}`, each] as const,
    ),
  )
  return new Map(named)
}

const fileTexts = ['info', 'tags', 'externalDocs', 'jsonSchemaDialect', 'openapi']

/** The rest of the file: a difference that no rule describes is text. */
function compareFile(report: Report): void {
  const { before, after } = report
  report.compareTexts(withoutVersion(before), withoutVersion(after), '#', fileTexts)
  const isSame = isDeepStrictEqual(withoutVersion(before), withoutVersion(after))
  if (!isSame && report.differences().length === 0)
    report.add('text-changed', '#', 'a part changed that affects no call')
}

function withoutVersion({ info: { version: _, ...info }, ...rest }: OpenApiDocument) {
  return { ...rest, info }
}
