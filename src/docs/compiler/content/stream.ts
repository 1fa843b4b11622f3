import { essenceOf } from '#docs/model/media-kind.ts'
import { isObject } from '#domain/is-object.ts'

const lines = /[/+](x-)?(ndjson|jsonl|jsonlines)$/
const sequence = /[/+]json-seq$/
const events = 'text/event-stream'

/** The items of a list as they are sent one by one; undefined for a media type that is no stream. */
export function streamText(value: unknown, type: string): string | undefined {
  const essence = essenceOf(type)
  if (!Array.isArray(value)) return undefined
  if (lines.test(essence)) return value.map((item) => JSON.stringify(item)).join('\n')
  // Each item begins with a record separator and ends with a line feed (RFC 7464).
  if (sequence.test(essence)) return value.map((item) => `\u001e${JSON.stringify(item)}\n`).join('')
  return essence === events ? value.map(eventText).join('\n\n') : undefined
}

/** A list of rows, or of objects whose members are columns, as comma-separated values (RFC 4180). */
export function csvText(value: unknown, type: string): string | undefined {
  if (!/[/]csv$/.test(essenceOf(type)) || !Array.isArray(value)) return undefined
  const rows: unknown[] = isObject(value[0]) ? tableOf(value) : value
  const text = rows.map((row) => [row].flat().map(cellText).join(',')).join('\n')
  return text.trim() === '' ? undefined : text
}

function tableOf(items: unknown[]): unknown[] {
  const names = [...new Set(items.filter(isObject).flatMap((item) => Object.keys(item)))]
  return [names, ...items.map((item) => (isObject(item) ? names.map((name) => item[name]) : item))]
}

function cellText(cell: unknown): string {
  const text = textOf(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Fields of an event (WHATWG HTML, 9.2.5). An item without the field data is the data. */
function eventText(item: unknown): string {
  const fields = isObject(item) && 'data' in item ? item : { data: item }
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      textOf(value)
        .split('\n')
        .map((line) => `${name}: ${line}`),
    )
    .join('\n')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
