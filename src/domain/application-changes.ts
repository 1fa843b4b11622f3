import type { OperationIO } from '#generated/operations.ts'
import type { ApplicationPart } from './application-parts.ts'
import { type Application, type ApplicationField, fields, valueAt } from './application-pointers.ts'
import { canonicalJson } from './canonical-json.ts'

/** One field that differs between two submissions. */
export type ApplicationChange = OperationIO['compareSubmissions']['data']['changes'][number]

/** The fields that differ, in the order of the application. The order of a list is no difference. */
export function changesBetween(before: Application, after: Application): ApplicationChange[] {
  return fields.flatMap((field) => changeOf(field, before, after) ?? [])
}

function changeOf(field: ApplicationField, before: Application, after: Application): ApplicationChange | undefined {
  const { pointer, label, part } = field
  const place = { pointer, label, part }
  if (pointer === '/document') {
    if (isSame(before.document, after.document)) return undefined
    return { kind: 'document', ...place, before: before.document, after: after.document }
  }
  if (pointer === '/productCodes') {
    const entries = changedEntries(before.productCodes, after.productCodes)
    return entries && { kind: 'product-codes', ...place, ...entries }
  }
  if (field.kind === 'list') {
    const entries = changedEntries(textsAt(before, pointer), textsAt(after, pointer))
    return entries && { kind: 'list', ...place, ...entries }
  }
  const [from, to] = [textAt(before, pointer), textAt(after, pointer)]
  return from === to ? undefined : { kind: 'value', ...place, before: from, after: to }
}

/** The entries of only one of two lists; undefined when there are none. */
function changedEntries<Entry>(before: Entry[], after: Entry[]): { added: Entry[]; removed: Entry[] } | undefined {
  const without = (entries: Entry[], others: Entry[]) =>
    entries.filter((entry) => !others.some((other) => isSame(entry, other)))
  const [added, removed] = [without(after, before), without(before, after)]
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

function textAt(application: Application, pointer: string): string | null {
  const value = valueAt(application, pointer)
  if (value === null || typeof value === 'string') return value
  throw new TypeError(`${pointer} of an application is neither a text nor null`)
}

function textsAt(application: Application, pointer: string): string[] {
  const value = valueAt(application, pointer)
  if (Array.isArray(value)) return value.map(String)
  throw new TypeError(`${pointer} of an application is not a list`)
}

/** The change without the values of these parts: the rest shows that a field changed, not its values. */
export function withoutValues(change: ApplicationChange, hidden: readonly ApplicationPart[]): ApplicationChange {
  if (!hidden.includes(change.part)) return change
  return 'added' in change ? { ...change, added: [], removed: [] } : { ...change, before: null, after: null }
}
