import type { Html, Table } from '#docs/model/product.ts'
import { capitalize } from '#domain/capitalize.ts'
import { isObject } from '#domain/is-object.ts'
import { inlineCode } from '../content/markdown-source.ts'
import type { Prose } from '../content/prose.ts'
import type { Preparation } from '../preparation.ts'
import { joinPath } from '../schema/paths.ts'
import { showValue } from '../schema/values.ts'

type Row = Record<string, unknown>

/** The extensions that the portal publishes of its products. */
export const productTables = [
  'x-result-codes',
  'x-response-headers',
  'x-gateway-refusals',
  'x-rate-limits',
  'x-masked-fields',
  'x-checks',
  'x-operators',
  'x-price-points',
  'x-subscriber-profiles',
]

/** A table for each named root extension that is a list of flat objects. Extensions that are not named are not published. */
export function buildTables(preparation: Preparation, names: readonly string[]): Table[] {
  const document: Record<string, unknown> = { ...preparation.document }
  return names.flatMap((name) => {
    const rows = name.startsWith('x-') && Object.hasOwn(document, name) ? document[name] : undefined
    return isTable(rows) ? [buildTable(preparation, name, rows)] : []
  })
}

const isTable = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isObject(row) && Object.values(row).every(isCell))

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
const isCell = (value: unknown): boolean =>
  isPlain(value) ||
  Object.values(value ?? {}).every((part) => isPlain(part) || (Array.isArray(part) && part.every(isPlain)))

function buildTable({ anchors, prose }: Preparation, key: string, rows: Row[]): Table {
  const id = anchors.take(key.slice(2))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    key: name,
    name: titleOf(name),
    isCode: rows.every((row) => isCode(row[name])) && rows.some((row) => typeof row[name] === 'string'),
  }))
  return {
    id,
    title: titleOf(key.slice(2)),
    columns: columns.map(({ name, isCode: mono }) => ({
      name,
      ...(mono ? { mono: true as const, nowrap: true as const } : {}),
    })),
    rows: rows.map((row) => ({
      id: anchors.take(joinPath(id, rowName(row, id))),
      cells: columns.map((column) => cell(prose, column.key, row[column.key], column.isCode)),
      text: columns
        .map((column) => cellText(column.key, row[column.key]))
        .filter((text) => text !== '')
        .join(' '),
    })),
  }
}

/** Columns of names, numbers and patterns rather than sentences. */
const isCode = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && /^\S{1,48}$/.test(value) && /[A-Z\d_^#]/.test(value))

function rowName(row: Row, table: string): string {
  const code = row.code ?? row.id ?? row.name ?? row.suffix ?? Object.values(row).find(isPlain)
  const status = table === 'result-codes' && row.statusCode !== undefined ? `-${row.statusCode}` : ''
  return `${String(code).replaceAll(/\s+/g, '-')}${status}`
}

function cell(prose: Prose, key: string, value: unknown, mono: boolean): Html {
  const text = cellText(key, value)
  if (mono) return prose.plain(text, (plain) => (plain === '' ? '' : inlineCode(plain)))
  return typeof value === 'string' ? prose.inline(text) : prose.plain(text)
}

function cellText(key: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean')
    return key === 'retriable' ? (value ? 'Retriable' : 'Not retriable') : value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(showValue).join(', ')
  if (!isObject(value)) return showValue(value)
  return Object.entries(value)
    .map(
      ([name, part]) => `${titleOf(name)}: ${Array.isArray(part) ? part.map(showValue).join(', ') : showValue(part)}`,
    )
    .join(', ')
}

const inCapitals = ['http', 'id', 'msisdn', 'url', 'sms', 'api']

/** 'x-result-codes' becomes 'Result codes', 'httpStatus' becomes 'HTTP status'. */
function titleOf(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
  const text = words.map((word) => (inCapitals.includes(word) ? word.toUpperCase() : word)).join(' ')
  return capitalize(text)
}
