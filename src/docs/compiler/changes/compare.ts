import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#domain/is-object.ts'
import { type OpenApiDocument, type PathItem, resolve } from '../document.ts'
import { operationsIn } from '../path-item.ts'
import { compareOperations, directions, type PlacedOperation } from './compare-operations.ts'
import { compareSecuritySchemes } from './compare-security.ts'
import { below } from './flat-schema.ts'
import { type Difference, Report } from './report.ts'

/**
 * What differs between two versions of a file, and whom it affects: breaking differences first. Parts that no operation uses
 * count as text.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Difference[] {
  const report = new Report(before, after)
  compareServers(report)
  compareSecuritySchemes(report)
  compareRateLimits(report)
  comparePaths(report, 'paths')
  comparePaths(report, 'webhooks')
  compareFile(report)
  return report.differences()
}

function compareServers(report: Report): void {
  const [old, current] = [report.before, report.after].map(({ servers = [] }) => servers.map(({ url }) => url))
  for (const url of old ?? []) if (!current?.includes(url)) report.add('server-removed', '#/servers', `${url} is gone`)
  for (const url of current ?? []) if (!old?.includes(url)) report.add('server-added', '#/servers', `${url} is new`)
}

/** Rows of x-rate-limits by their environment: calls per seconds. */
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

type Place = 'paths' | 'webhooks'

function comparePaths(report: Report, place: Place): void {
  const [old, current] = [operationsOf(report.before, place), operationsOf(report.after, place)]
  for (const [key, { name, pointer }] of old)
    if (!current.has(key)) report.within(name, () => report.add('operation-removed', pointer, `${name} is gone`))
  for (const [key, operation] of current) {
    const earlier = old.get(key)
    report.within(operation.name, () => {
      if (!earlier) return report.add('operation-added', operation.pointer, `${operation.name} is new`)
      compareOperations(report, earlier, operation, directions[place === 'paths' ? 'operation' : 'callback'])
      compareCallbacks(report, earlier, operation)
    })
  }
}

interface NamedOperation extends PlacedOperation {
  /** 'POST /v1/charges'. */
  name: string
}

/** By method and path; the names in braces may change. */
function operationsOf(document: OpenApiDocument, place: Place): Map<string, NamedOperation> {
  return placed(document[place] ?? {}, below('#', place))
}

function placed(paths: Record<string, PathItem>, pointer: string): Map<string, NamedOperation> {
  const operations = new Map<string, NamedOperation>()
  for (const [path, item] of Object.entries(paths)) {
    for (const { method, operation, steps } of operationsIn(item)) {
      const name = `${method.toUpperCase()} ${path}`
      operations.set(`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`, {
        item,
        operation,
        name,
        pointer: below(pointer, path, ...steps),
      })
    }
  }
  return operations
}

/** Calls that the API makes for an operation. */
function compareCallbacks(report: Report, before: NamedOperation, after: NamedOperation): void {
  const [old, current] = [callbacksOf(report.before, before), callbacksOf(report.after, after)]
  for (const [key, { name, pointer }] of old)
    if (!current.has(key)) report.add('operation-removed', pointer, `the callback ${name} is gone`)
  for (const [key, callback] of current) {
    const earlier = old.get(key)
    if (earlier) compareOperations(report, earlier, callback, directions.callback)
    else report.add('operation-added', callback.pointer, `the callback ${callback.name} is new`)
  }
}

function callbacksOf(document: OpenApiDocument, { operation, pointer }: NamedOperation): Map<string, NamedOperation> {
  const named = Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
    [...placed(resolve(document, callback), below(pointer, 'callbacks', name))].map(
      ([key, each]) => [`${name} ${key}`, each] as const,
    ),
  )
  return new Map(named)
}

const fileTexts = ['info', 'tags', 'externalDocs', 'jsonSchemaDialect', 'openapi']

/** The rest of the file: a difference that no rule has told is text. */
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
